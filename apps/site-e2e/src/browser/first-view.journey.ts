import type { Locator } from '@playwright/test';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { bottomBars, visit } from '../support/visit.ts';

/** The elements that are whole in the window. */
async function inView(elements: Locator): Promise<number> {
  const found = await elements.all();
  const seen = await Promise.all(
    found.map((element) =>
      element.evaluate((node) => {
        const { top, bottom, height } = node.getBoundingClientRect();
        const shown = node.checkVisibility({ visibilityProperty: true });
        return shown && height > 0 && top >= 0 && bottom <= innerHeight;
      }),
    ),
  );
  return seen.filter(Boolean).length;
}

journey(
  'name, price and the main action of a vehicle are in the first view of a laptop and of a small phone, with one bar',
  { tag: '@every-dealer' },
  async ({ page, site }) => {
    const car = carOf(site, 'plain');
    const price = `$${car.price?.toLocaleString('en-AU')}`;
    const bar = page.getByRole('complementary', { name: 'This vehicle in short' });
    await page.setViewportSize({ width: 1366, height: 768 });
    await visit(page, `/cars/${car.slug}`);
    const main = page.getByRole('main');
    await expect.poll(() => inView(page.locator('main h1'))).toBe(1);
    await expect.poll(() => inView(main.getByText(price))).toBeGreaterThan(0);
    await expect.poll(() => inView(main.getByRole('link', { name: /^Enquire/ }))).toBeGreaterThan(0);
    await expect(bar).toBeHidden();

    await page.setViewportSize({ width: 375, height: 667 });
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(car.model);
    await expect(bar).toContainText(price);
    const cut = () => bar.getByText(price).evaluate((node) => node.scrollWidth - node.clientWidth);
    await expect.poll(cut, 'pixels of the price and its type that are cut').toBe(0);
    await expect.poll(() => inView(bar.getByRole('link', { name: 'Enquire' }))).toBe(1);
    // 56 pixels and its line above.
    await expect.poll(async () => Math.round((await bar.boundingBox())?.height ?? 0)).toBe(57);
    await expect.poll(() => bottomBars(page), 'bars at the bottom').toHaveLength(1);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const overlap = async () => {
      const end = await page.getByRole('contentinfo').boundingBox();
      return (end?.y ?? 0) + (end?.height ?? 0) - ((await bar.boundingBox())?.y ?? 0);
    };
    // The bar slides when the window changes between wide and narrow.
    await expect.poll(overlap, 'the end of the footer is above the bar').toBeLessThanOrEqual(0.5);
  },
);
