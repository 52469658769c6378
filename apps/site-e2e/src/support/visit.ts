import type { Locator, Page } from '@playwright/test';

/** Goes to a path and waits until React has taken over the page, as a visitor does who looks before a click. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
  await rest(page);
}

/** Waits until React has taken over a part whose code comes later than the page's. */
export async function live(part: Locator): Promise<void> {
  const handle = await part.elementHandle();
  await part
    .page()
    .waitForFunction(
      (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber')),
      handle,
    );
  await rest(part.page());
}

/** Waits until every band of the page has been laid out: until then the height of some is a guess, and what is in them overlaps. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.drawn-near > :not(:empty, [data-drawn])'));
}

/** Waits until the browser has a moment to itself: React marks a part as its own shortly before it answers for it. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

/** How far the page is scrolled down, pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** By how many pixels the page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
