import type { Locator, Page } from '@playwright/test';

/** The heart over the pictures of a vehicle page. Cards of similar vehicles have one too, perhaps with the same name. */
export const heartOf = (page: Page, { name }: { name: string }, word: 'Save' | 'Saved'): Locator =>
  page
    .getByRole('region', { name: /^Photos of / })
    .getByRole('button', { name: `${word} ${name}`, exact: true });
