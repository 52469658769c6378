import type { Locator, Page } from '@playwright/test';

/** The home page's first link to the whole stock: its search button, or a showroom's link. */
export function wayToStock(page: Page): Locator {
  const main = page.getByRole('main');
  return main
    .getByRole('button', { name: /^(Search|Show Me) [\d,]+ / })
    .or(main.getByRole('link', { name: 'View the collection' }))
    .first();
}
