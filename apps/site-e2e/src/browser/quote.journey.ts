import type { Page, Request } from '@playwright/test';
import { watchShifts } from '../support/layout-shift.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

const CALL = '**/api/youx/quote';

/** Whether a request asks for a quote. */
const isQuote = (request: Request) => request.url().endsWith('/api/youx/quote');

/** The hydrated finance disclosure of a vehicle, closed, with its opener in the viewport; no quote is requested yet. */
async function disclosureOf(page: Page, site: string) {
  await visit(page, `/cars/${carOf(site, 'plain').slug}`);
  const disclosure = page.locator('#financeDisclaimer');
  await disclosure.scrollIntoViewIfNeeded();
  await live(disclosure);
  return { disclosure, opener: disclosure.locator('summary') };
}

journey(
  '[FI-08] a youX quote has both rates, the warning and its assumption, and is requested once',
  { tag: '@youx' },
  async ({ page, site }) => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      if (isQuote(request)) asked.push(request.postData());
    });
    const { disclosure, opener } = await disclosureOf(page, site);
    expect(asked, 'nothing is requested before it is opened').toEqual([]);
    await opener.click();
    const quote = disclosure.getByRole('region', { name: 'youX quote' });
    await expect(quote).toContainText('Assumes excellent credit.');
    for (const words of [/\$\d+/, 'interest rate', 'comparison rate', '5-year term'])
      await expect(quote).toContainText(words);
    await expect(disclosure.getByText('WARNING:').filter({ visible: true })).toHaveCount(1);
    await opener.click();
    await expect(quote).toBeHidden();
    await opener.click();
    await expect(quote).toBeVisible();
    expect(asked.map((body) => JSON.parse(body ?? ''))).toEqual([
      expect.objectContaining({ purchasePrice: carOf(site, 'plain').price, vin: null, whoIsHelping: '' }),
    ]);
  },
);

journey(
  '[FI-08] a dealer without youX has a disclaimer without a quote, and none is requested',
  { tag: '@once-phone' },
  async ({ page, site, dealer }) => {
    expect(dealer.finance?.youx ?? null, 'the option of this dealer').toBeNull();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isQuote(request)) asked.push(request.url());
    });
    const { disclosure, opener } = await disclosureOf(page, site);
    await opener.click();
    await expect(disclosure.getByText('WARNING:').filter({ visible: true })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(disclosure.getByRole('region', { name: 'youX quote' })).toHaveCount(0);
    expect(asked).toEqual([]);
  },
);

for (const [how, answer, tag] of [
  [
    'comes late',
    { status: 200, json: { weeklyRepaymentAmount: 99, advertisedRate: 6, comparisonRate: 7 } },
    ['@youx', '@both-screens'],
  ],
  ['does not come', { status: 204 }, ['@youx', '@both-screens']],
  [
    'is a lie',
    { status: 200, json: { weeklyRepaymentAmount: -99, advertisedRate: 6, comparisonRate: 7 } },
    ['@youx'],
  ],
  ['is none', { status: 200, body: '<html>' }, ['@youx']],
] as const)
  journey(
    `[FI-08] a youX quote that ${how} causes no layout shift in the viewport`,
    { tag: [...tag] },
    async ({ page, site }) => {
      let go: () => void = () => undefined;
      const wait = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route(CALL, async (route) => {
        await wait;
        await route.fulfill(answer);
      });
      const requested = page.waitForRequest(isQuote);
      const { disclosure, opener } = await disclosureOf(page, site);
      await opener.click();
      const request = await requested;
      await disclosure.evaluate((part) => part.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const moved = await watchShifts(page);
      go();
      await (await request.response())?.finished();
      const quote = disclosure.getByRole('region', { name: 'youX quote' });
      if (how === 'comes late') await expect(quote).toContainText('$99');
      await page.waitForTimeout(300);
      if (how !== 'comes late') await expect(quote).toHaveCount(0);
      expect(await moved()).toBeLessThan(0.005);
    },
  );
