import { pricePanel } from '../support/enquiry-form.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { STOCK } from '../support/pages.ts';
import { carOf, carsOf } from '../support/stock.ts';
import { StockPage } from '../support/stock-page.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** Layout shift score tolerance: less than a pixel or two of the page. */
const NOTHING = 0.005;

journey(
  'client-side navigation to a vehicle shows the whole page: no layout shift, on a slow connection too',
  { tag: '@every-dealer' },
  async ({ page }) => {
    await visit(page, STOCK);
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700)); // longer than the 500 ms in which shifts are excluded as user input
      await route.continue();
    });
    const shift = await watchShifts(page);
    await new StockPage(page).cards.first().getByRole('link').first().click();
    const onTheWay = page.getByRole('progressbar', { name: 'Loading the page' });
    await expect(onTheWay).toBeVisible();
    const price = pricePanel(page);
    await expect(price).toBeVisible({ timeout: 20_000 });
    await expect(onTheWay).toHaveCount(0);
    const place = await price.boundingBox();
    await page.waitForLoadState('networkidle');
    expect((await price.boundingBox())?.y).toBe(place?.y);
    expect(await shift()).toBeLessThan(NOTHING);
  },
);

journey(
  '[VD-17] a dismissed announcement stays hidden for the session, without layout shift',
  async ({ page, site, dealer }) => {
    const home = dealer.locations.find(({ primary }) => primary)?.address.city;
    const elsewhere = carsOf(site, 'plain').find(({ city }) => city != null && city !== home);
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    if (!elsewhere) {
      await visit(page, `/cars/${carOf(site, 'plain').slug}`);
      await expect(bar, 'all of this dealer stands in one city').toHaveCount(0);
      return;
    }
    await visit(page, `/cars/${elsewhere.slug}`);
    await live(bar);
    await bar.getByRole('button', { name: 'Dismiss' }).click();
    await expect(bar).toHaveCount(0);

    // A slow processor paints the first parts of the page before it has parsed the last.
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const shift = await watchShifts(page);
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(bar).toBeHidden();
    await page.waitForLoadState('networkidle');
    await expect(bar).toHaveCount(0);
    expect(await shift()).toBeLessThan(NOTHING);
  },
);
