import type { Page } from '@playwright/test';
import { heartOf } from '../support/heart.ts';
import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { isListed, stockOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** The first listed vehicle of a colour. */
function carIn(site: string, colour: string) {
  const car = stockOf(site).find(
    (each) => isListed(each) && each.status === 'in_stock' && each.colour === colour,
  );
  if (!car) throw new Error(`The stock of ${site} has no listed vehicle in ${colour}.`);
  return car;
}

/** The light below the stage: its colour as red, green and blue from 0 to 255; null if there is none. */
const lightOf = (page: Page) =>
  page.locator('.stage-light').evaluate((stage) => {
    const { content, backgroundColor, opacity } = getComputedStyle(stage, '::before');
    if (content === 'none' || Number(opacity) === 0) return null;
    return backgroundColor.match(/\d+(\.\d+)?/g)?.map(Number) ?? null;
  });

/** The light once it shows: it comes with the first picture of the gallery. */
async function shownLight(page: Page): Promise<[red: number, green: number, blue: number]> {
  await expect.poll(() => lightOf(page)).not.toBeNull();
  const [red = 0, green = 0, blue = 0] = (await lightOf(page)) ?? [];
  return [red, green, blue];
}

/** Counts view transitions, and copies of hearts that fly. */
async function countMoments(page: Page): Promise<() => Promise<{ transitions: number; hearts: number }>> {
  await page.addInitScript(() => {
    const counts = { transitions: 0, hearts: 0 };
    Object.assign(window, { counts });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      counts.transitions += 1;
      return start(update);
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        counts.hearts += [...addedNodes].filter((node) => node instanceof SVGElement).length;
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, 'counts'));
}

for (const motion of ['no-preference', 'reduce'] as const)
  journey(
    motion === 'reduce'
      ? 'with reduced motion the stage stays neutral, no heart flies and no picture grows'
      : 'the stage takes the colour of the car, a saved heart flies to the header, a picture grows into its page',
    { tag: '@once-desktop' },
    async ({ page, site }) => {
      const moves = motion === 'no-preference';
      await page.emulateMedia({ reducedMotion: motion });
      const counts = await countMoments(page);
      const red = carIn(site, 'Red');
      await visit(page, `/cars/${red.slug}`);
      const neutral = await page.evaluate(() =>
        getComputedStyle(document.body).getPropertyValue('--color-stage'),
      );
      if (moves) {
        const [r, g, b] = await shownLight(page);
        expect(r, `red of ${red.slug}: ${[r, g, b].join(' ')}`).toBeGreaterThan(2 * Math.max(g, b));
        const blue = carIn(site, 'Blue');
        await visit(page, `/cars/${blue.slug}`);
        const light = await shownLight(page);
        expect(light[2], `blue of ${blue.slug}: ${light.join(' ')}`).toBeGreaterThan(2 * light[0]);
      } else {
        await expect.poll(() => lightOf(page)).toBeNull();
        await expect(page.locator('.gallery-stage')).toHaveCSS('background-color', rgbOf(neutral));
      }
      const car = moves ? carIn(site, 'Blue') : red;
      const before = await counts();
      await heartOf(page, car, 'Save').click();
      await expect(heartOf(page, car, 'Saved')).toBeVisible();
      await expect.poll(async () => (await counts()).hearts - before.hearts).toBe(moves ? 1 : 0);
      await visit(page, STOCK);
      const link = new StockPage(page).cards.first().getByRole('heading').getByRole('link');
      await live(link);
      await link.click();
      await page.waitForURL('**/cars/**');
      await expect(page.locator('.gallery-stage')).toBeVisible();
      await expect.poll(async () => (await counts()).transitions).toBe(moves ? 1 : 0);
    },
  );

/** `#e3e5e8` as a computed style prints it. */
function rgbOf(hex: string): string {
  const parts = hex.trim().slice(1).match(/../g) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}
