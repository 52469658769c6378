import type { Locator, Page } from '@playwright/test';
import { openEnquiry } from '../support/enquiry-form.ts';
import { STOCK } from '../support/pages.ts';
import { StockPage } from '../support/stock-page.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PICTURES = '**/images/**';

/** Answers picture requests with 404, as when a photo host has deleted the files. */
const lose = (page: Page) =>
  page.route(PICTURES, (route) => {
    const lost = route
      .request()
      .url()
      .replace(/\.(webp|jpe?g|png)/, '-lost.$1');
    return route.continue({ url: lost });
  });

/** How many vehicle pictures of a part are broken, and how many show something. */
async function pictures(part: Locator): Promise<{ broken: number; shown: number }> {
  const sizes = await part
    .locator('img[src*="as="], img[src^="data:"]')
    .evaluateAll((images) =>
      images.map((image) =>
        image instanceof HTMLImageElement && image.complete ? image.naturalWidth : null,
      ),
    );
  return {
    broken: sizes.filter((width) => width === 0).length,
    shown: sizes.filter((width) => width !== null && width > 0).length,
  };
}

async function allDrawn(part: Locator): Promise<void> {
  await expect.poll(async () => (await pictures(part)).shown).toBeGreaterThan(0);
  await expect.poll(async () => (await pictures(part)).broken).toBe(0);
}

for (const { how, begin, ...where } of [
  { how: 'are not there', begin: lose, tag: '@every-dealer' },
  { how: 'do not come at all', begin: (page: Page) => page.route(PICTURES, (route) => route.abort()) },
])
  journey(
    `pictures that ${how} fall back to drawings of the vehicles: cards, gallery, thumbnails, full-screen viewer, enquiry`,
    where,
    async ({ page, site, consoleWatch }) => {
      consoleWatch.allow(/\/images\//);
      await begin(page);
      await visit(page, STOCK);
      await allDrawn(new StockPage(page).cards.first());

      const car = carOf(site, 'plain');
      await visit(page, `/cars/${car.slug}`);
      const gallery = page.getByRole('region', { name: `Photos of ${car.name}` });
      await allDrawn(gallery);
      await gallery.getByRole('button', { name: 'Fullscreen' }).click();
      const viewer = page.getByRole('dialog', { name: `${car.name}, media` });
      await allDrawn(viewer);
      await page.keyboard.press('Escape');
      await expect(viewer).toHaveCount(0);

      await openEnquiry(page);
      await allDrawn(page.getByRole('dialog'));
    },
  );

journey(
  'without JavaScript a missing picture falls back to a drawing of its vehicle',
  async ({ browser, origin, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
    const page = await context.newPage();
    await lose(page);
    await page.goto(`/cars/${carOf(site, 'plain').slug}`);
    await allDrawn(page.locator('#photo-1'));
    await context.close();
  },
);
