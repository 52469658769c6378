import { StockPage } from '../support/stock-page.ts';
import { expect, journey } from '../support/test.ts';
import { visit } from '../support/visit.ts';

declare global {
  interface Window {
    /** Tells the test by how much the page moved, as layout shift counts it. */
    moved(by: number): void;
  }
}

journey(
  'a vehicle that a shopper goes to is shown whole: on a slow line too, nothing moves once it is there',
  { tag: '@every-dealer' },
  async ({ page }) => {
    let shift = 0;
    await page.exposeFunction('moved', (by: number) => (shift += by));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as (PerformanceEntry & {
          hadRecentInput: boolean;
          value: number;
        })[];
        for (const { hadRecentInput, value } of entries) if (!hadRecentInput) window.moved(value);
      }).observe({ type: 'layout-shift' });
    });
    await visit(page, '/search/used-cars');
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700)); // longer than a shift counts as the click's own
      await route.continue();
    });
    shift = 0;
    await new StockPage(page).cards.first().getByRole('link').first().click();
    const price = page.getByRole('complementary', { name: 'Price and contact' });
    await expect(price).toBeVisible({ timeout: 20_000 });
    const place = await price.boundingBox();
    await page.waitForLoadState('networkidle');
    expect((await price.boundingBox())?.y).toBe(place?.y);
    expect(shift).toBeLessThan(0.005);
  },
);
