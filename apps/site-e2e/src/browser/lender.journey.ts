import type { Page } from '@playwright/test';
import { carOf } from '../support/stock.ts';
import { watchShifts } from '../support/layout-shift.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

const CALL = /\/api\/cars\/\d+\/finance$/;
const WORDS = /Lender for this vehicle: Demonstration Finance, Australian credit licence DEMO-ACL \d+\./;

/** The hydrated disclaimer of a vehicle page, in the viewport, and the lender requests so far: none. */
async function disclaimerOf(page: Page, site: string) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (CALL.test(request.url())) asked.push(request.url());
  });
  await visit(page, `/cars/${carOf(site, 'plain').slug}`);
  const disclaimer = page.locator('#financeDisclaimer');
  await disclaimer.scrollIntoViewIfNeeded();
  await live(disclaimer);
  return { disclaimer, opener: disclaimer.getByText('Full disclaimer'), asked };
}

journey(
  '[FI-07] the full disclaimer has the lender’s text where a dealer enables it, requested when it is opened',
  async ({ page, site, dealer }) => {
    const { disclaimer, opener, asked } = await disclaimerOf(page, site);
    const brought = carOf(site, 'plain').finance_lenders != null;
    expect(asked).toEqual([]);
    if (!dealer.finance?.lenderInfo || brought) {
      if (await opener.isVisible()) await opener.click();
      await expect(disclaimer).not.toContainText('Lender for this vehicle');
      expect(asked).toEqual([]);
      return;
    }
    await opener.click();
    await expect(disclaimer).toContainText(WORDS);
    await expect(disclaimer.getByText(/comparison rate 8\.19% p\.a\..*WARNING:/)).toBeVisible();
    expect(asked).toHaveLength(1);
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
    async ({ page, site }) => {
      await page.route(CALL, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 900));
        await route.fulfill(answer);
      });
      const { disclaimer, opener, asked } = await disclaimerOf(page, site);
      if (!(await opener.isVisible())) return;
      const moved = await watchShifts(page);
      await opener.click();
      const full = disclaimer.locator('details p').first();
      await expect(full).toContainText('WARNING:');
      const before = await disclaimer.textContent();
      await page.waitForTimeout(asked.length === 0 ? 100 : 1_500);
      expect(await disclaimer.textContent()).toBe(before);
      await expect(disclaimer.locator('details img')).toHaveCount(0);
      expect(await moved()).toBeLessThan(0.005);
    },
  );
