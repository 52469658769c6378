import type { Page, Request } from '@playwright/test';
import { watchShifts } from '../support/layout-shift.ts';
import { carOf } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

const CALL = '**/api/youx/quote';

/** Whether a request asks for a quote. */
const isQuote = (request: Request) => request.url().endsWith('/api/youx/quote');

/** The hydrated calculator of a vehicle, in the middle of the viewport. */
async function calculatorOf(page: Page, site: string) {
  await visit(page, `/cars/${carOf(site, 'plain').slug}`);
  const calculator = page.locator('#finance-calculator');
  await calculator.scrollIntoViewIfNeeded();
  await live(calculator.getByRole('group', { name: 'Finance calculator' }));
  return calculator;
}

journey(
  '[FI-08] a youX quote has both rates, the warning and its assumption, and is requested once',
  { tag: '@youx' },
  async ({ page, site }) => {
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      if (isQuote(request)) asked.push(request.postData());
    });
    const calculator = await calculatorOf(page, site);
    const quote = calculator.getByRole('region', { name: 'youX quote' });
    await expect(quote).toContainText('Assumes excellent credit.');
    for (const words of [/\$\d+/, 'interest rate', 'comparison rate', 'WARNING:', '5-year term'])
      await expect(quote).toContainText(words);
    expect(asked.map((body) => JSON.parse(body ?? ''))).toEqual([
      expect.objectContaining({ purchasePrice: carOf(site, 'plain').price, vin: null, whoIsHelping: '' }),
    ]);
  },
);

journey(
  '[FI-08] a dealer without youX has a calculator without a quote, and none is requested',
  { tag: '@once-phone' },
  async ({ page, site, dealer }) => {
    expect(dealer.finance?.youx ?? null, 'the option of this dealer').toBeNull();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isQuote(request)) asked.push(request.url());
    });
    const calculator = await calculatorOf(page, site);
    await page.waitForLoadState('networkidle');
    await expect(calculator.getByRole('region', { name: 'youX quote' })).toHaveCount(0);
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
      const calculator = await calculatorOf(page, site);
      const request = await requested;
      await calculator.evaluate((part) => part.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const moved = await watchShifts(page);
      go();
      await (await request.response())?.finished();
      const quote = calculator.getByRole('region', { name: 'youX quote' });
      if (how === 'comes late') await expect(quote).toContainText('$99');
      await page.waitForTimeout(300);
      if (how !== 'comes late') await expect(quote).toHaveCount(0);
      expect(await moved()).toBeLessThan(0.005);
    },
  );
