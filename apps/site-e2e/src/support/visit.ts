import { expect, type Locator, type Page } from '@playwright/test';

/** Navigates to a path and waits for hydration. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Waits for hydration of the page, of the part with its heading, which is lazy-loaded on the search page, and of the links in the viewport
 * that open a dialog: until then they lead to a page of their own.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    if (!main) return false;
    const openers = Array.from(main.querySelectorAll('a[aria-haspopup="dialog"]')).filter((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return link.checkVisibility() && bottom > 0 && top < window.innerHeight;
    });
    return [main, main.querySelector('h1') ?? main, ...openers].every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber')),
    );
  });
  await rest(page);
}

/** Waits for hydration of a lazy-loaded part. It is looked for anew each time: React may replace what the server sent. */
export async function live(part: Locator): Promise<void> {
  const isLive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));
  await expect
    .poll(() => part.evaluate(isLive), { message: `${part.toString()} is live`, timeout: 30_000 })
    .toBe(true);
  await rest(part.page());
}

/** Waits for the deferred layout of every section: until then some heights are estimates, and content overlaps. */
export async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('.deferred-sections > :not(:empty, [data-rendered])'),
  );
}

/** Waits until nothing moves or fades any more; what is repeated for ever is not waited for. */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .every(({ playState }) => playState !== 'running'),
  );
}

/** Waits until these parts stand where they are for some frames in a row, with the same names: a map that still moves gives them others. */
export async function settled(parts: Locator): Promise<void> {
  let last = '';
  const isSame = async () => {
    const now = await parts.evaluateAll(async (all) => {
      for (let frame = 0; frame < 5; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return all.map((part) => [
        part.isConnected,
        part.getAttribute('aria-label'),
        part.getBoundingClientRect(),
      ]);
    });
    const before = last;
    last = JSON.stringify(now);
    return now.length > 0 && last === before;
  };
  await expect.poll(isSame, `${parts.toString()} rest`).toBe(true);
}

/** Waits until the browser is idle: React sets its fiber key shortly before its event handlers work. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
}

/** The bars that stick to the bottom of the window and are seen, by their class names. */
export const bottomBars = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    // While a page is wider than a phone, the phone shows it smaller, and `innerHeight` is larger than the page's window.
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { clientHeight } = document.documentElement;
        const { top, bottom, width } = element.getBoundingClientRect();
        const sticks = ['fixed', 'sticky'].includes(getComputedStyle(element).position);
        const isLow = top > clientHeight / 2 && bottom >= clientHeight - 1;
        return sticks && isLow && width > 0 && element.checkVisibility({ visibilityProperty: true });
      })
      .map((element) => element.getAttribute('class') ?? ''),
  );

/** Vertical scroll position, pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** Horizontal overflow of the page, pixels. A phone widens `innerWidth` to a page that is too wide, but not the width of the root element. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
