import type { Page } from '@playwright/test';
import { watchShifts } from '../support/layout-shift.ts';
import { carOf, carsOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

const CALL = /\/api\/cars\/\d+\/finance$/;
const WORDS = /Lender for this vehicle: Demonstration Finance, Australian credit licence DEMO-ACL \d+\./;

/** A vehicle whose feed has no lender record: the page requests the lender's text. */
function withoutLender(site: string): StockCar {
  const car = carsOf(site, 'plain').find(({ finance_lenders: lenders }) => lenders == null);
  if (!car) throw new Error(`The stock of ${site} has no plain vehicle without a lender record.`);
  return car;
}

/** The hydrated disclaimer of a vehicle page, in the viewport, and the lender requests so far: none. */
async function disclaimerOf(page: Page, car: StockCar) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (CALL.test(request.url())) asked.push(request.url());
  });
  await visit(page, `/cars/${car.slug}`);
  const disclaimer = page.locator('#financeDisclaimer');
  await disclaimer.scrollIntoViewIfNeeded();
  await live(disclaimer);
  expect(asked, 'nothing is requested before it is opened').toEqual([]);
  return { disclaimer, opener: disclaimer.getByText('Full disclaimer'), asked };
}

journey(
  '[FI-07] the full disclaimer has the lender’s text, requested when it is opened',
  { tag: '@lender' },
  async ({ page, site }) => {
    const { disclaimer, opener, asked } = await disclaimerOf(page, withoutLender(site));
    await opener.click();
    await expect(disclaimer).toContainText(WORDS);
    const full = disclaimer.locator('details p').first();
    await expect(full).toBeVisible();
    await expect(full).toContainText(/comparison rate 8\.19% p\.a\..*WARNING:/s);
    expect(asked).toHaveLength(1);
  },
);

journey(
  '[FI-07] a dealer without lender texts has the full disclaimer, and no lender is requested',
  { tag: '@once-phone' },
  async ({ page, site, dealer }) => {
    expect(dealer.finance?.lenderInfo ?? false, 'the option of this dealer').toBe(false);
    const { disclaimer, opener, asked } = await disclaimerOf(page, carOf(site, 'plain'));
    await opener.click();
    await expect(disclaimer.locator('details p').first()).toContainText('WARNING:');
    await page.waitForLoadState('networkidle');
    await expect(disclaimer).not.toContainText('Lender for this vehicle');
    expect(asked).toEqual([]);
  },
);

for (const [how, answer] of [
  ['says nothing', { status: 204 }],
  ['speaks HTML', { status: 200, body: '<html>' }],
  [
    'lies',
    { status: 200, json: { lender: '<img src=x onerror=alert(1)>', interestRate: 6, comparisonRate: 7 } },
  ],
] as const)
  journey(
    `[FI-07] with a lender that ${how} the disclaimer is complete, without layout shift`,
    { tag: '@lender' },
    async ({ page, site }) => {
      await page.route('**/api/youx/quote', (route) => route.fulfill({ status: 204 })); // the lender is alone
      await page.route(CALL, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 900));
        await route.fulfill(answer);
      });
      const { disclaimer, opener, asked } = await disclaimerOf(page, withoutLender(site));
      const moved = await watchShifts(page);
      const answered = page.waitForResponse(CALL);
      await opener.click();
      const full = disclaimer.locator('details p').first();
      await expect(full).toContainText('WARNING:');
      const before = await disclaimer.textContent();
      await (await answered).finished();
      await page.waitForTimeout(300); // a response that is shown would be drawn by now
      expect(asked).toHaveLength(1);
      await expect.poll(() => disclaimer.textContent()).toBe(before);
      await expect(disclaimer.locator('details img')).toHaveCount(0);
      expect(await moved()).toBeLessThan(0.005);
    },
  );
