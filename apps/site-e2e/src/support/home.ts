import type { Locator, Page } from '@playwright/test';

/** The home page's first way to the whole stock: the button of its search, or a showroom's link. */
export function wayToStock(page: Page): Locator {
  const main = page.getByRole('main');
  return main
    .getByRole('button', { name: /^(Search|Show Me) [\d,]+ / })
    .or(main.getByRole('link', { name: 'View the collection' }))
    .first();
}
