import type { Locator, Page } from '@playwright/test';
import { pricePanel } from '../support/enquiry-form.ts';
import { carOf, isListed, stockOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { expect, journey } from '../support/test.ts';
import { live, visit } from '../support/visit.ts';

/** Repayment text of a block: frequency, then amount. */
const IN_A_BLOCK = /<dt[^>]*>per (week|fortnight|month)[^<]*<\/dt><dd[^>]*>\$([\d,]+)/g;
/** Repayment text of a card: amount, then period; a bare card has the period first. */
const ON_A_CARD = /\$(?<amount>[\d,]+)\s+per week|per week\*?\s+\$(?<below>[\d,]+)/;

/** Every repayment in a part of the page, such as `241 a week`. */
function repaymentsIn(html: string): string[] {
  return [...html.matchAll(IN_A_BLOCK)].map(([, period, amount]) => `${amount} a ${period}`);
}

/** The repayment on the card of a vehicle, found by its stock number; null if it has none. */
function onItsCard(html: string, { slug }: StockCar): string | null {
  const card = html.split('<article').find((part) => part.includes(`/cars/${slug}"`)) ?? '';
  const words = (card.split('</article>')[0] ?? '').replaceAll(/<[^>]*>/g, ' ');
  const { amount, below } = ON_A_CARD.exec(words)?.groups ?? {};
  const told = amount ?? below;
  return told === undefined ? null : `${told} a week`;
}

/** The warnings that a shopper sees in a part of the page. */
const warningsIn = (part: Locator) => part.getByText('WARNING:').filter({ visible: true });

/** Opens the finance disclosure, which then has the full disclaimer, and checks that the warning is in it once. */
async function openDisclosure(page: Page, what: string) {
  const disclosure = page.locator('#financeDisclaimer');
  await disclosure.scrollIntoViewIfNeeded();
  await live(disclosure);
  await expect(warningsIn(disclosure), `${what}: closed`).toHaveCount(0);
  await disclosure.locator('summary').click();
  await expect(warningsIn(disclosure), `${what}: opened`).toHaveCount(1);
  return disclosure;
}

/** The hydrated calculator of the page; null if it has none. */
async function calculatorOf(page: Page) {
  const place = page.locator('#finance-calculator');
  if ((await place.count()) === 0) return null;
  await place.scrollIntoViewIfNeeded();
  const calculator = place.getByRole('group', { name: 'Finance calculator' });
  if ((await calculator.count()) === 0) return null;
  await live(calculator);
  return { place, calculator };
}

/** Vehicles of a site with special loan rules, by kind. */
function cases(site: string, most: number): [string, StockCar][] {
  const listed = stockOf(site).filter(isListed);
  const forSale = listed.filter(({ status, reserved }) => status === 'in_stock' && !reserved);
  const priced = forSale.filter(({ price }) => (price ?? 0) > 0);
  const found: [string, StockCar | undefined][] = [
    ['plain', carOf(site, 'plain')],
    ['with a lender', priced.find(({ finance_lenders: lenders }) => lenders)],
    [
      'with a lender, above the most',
      priced.find(({ price, finance_lenders: lenders }) => lenders && (price ?? 0) > most),
    ],
    ['above the most', priced.find(({ price, finance_lenders: lenders }) => !lenders && (price ?? 0) > most)],
    ['cheapest', priced.toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0))[0]],
    ['on offer', priced.find(({ offer_price: offer }) => (offer ?? 0) > 0)],
    ['coming soon', listed.find(({ status }) => status === 'coming_soon')],
    ['sold', listed.find(({ status }) => status === 'sold')],
    ['without a price', forSale.find(({ price }) => price == null)],
  ];
  return found.flatMap(([what, car]) => (car ? [[what, car]] : []));
}

journey(
  '[FI-04] sidebar, sticky header, calculator, print page and quote of one vehicle have one repayment, whatever the vehicle',
  { tag: '@every-dealer' },
  async ({ page, site, dealer, get }) => {
    journey.setTimeout(180_000);
    const bounds = dealer.finance?.sliders['default']?.amount;
    const most = bounds?.maxFollowsPrice ? Infinity : (bounds?.max ?? 100_000);
    let compared = 0;
    for (const [what, car] of cases(site, most)) {
      await visit(page, `/cars/${car.slug}`);
      const panel = pricePanel(page);
      const beside = repaymentsIn(await panel.innerHTML());
      await expect(warningsIn(panel), `${what}: beside the price`).toHaveCount(beside.length > 0 ? 1 : 0);
      const printed = repaymentsIn((await get(`/print?car_id=${car.slug}`)).text);
      expect(printed, `${what}: on paper`).toEqual(beside);
      const list = await get(`/search/new-used-and-demo-cars/?query=${car.stocknum}`);
      const weekly = beside.find((each) => each.endsWith('week')) ?? null;
      if (what !== 'sold') expect(onItsCard(list.text, car), `${what}: on its card`).toBe(weekly);
      const found = await calculatorOf(page);
      if (what === 'sold' || what === 'without a price') {
        expect([beside, found], what).toEqual([[], null]);
        continue;
      }
      if (!found) continue;
      const worked = repaymentsIn(await found.place.innerHTML());
      if (what === 'above the most') {
        expect(beside, what).toEqual([]);
        await expect(found.place).toContainText(/The most that can be borrowed here is \$[\d,]+/);
      } else if (beside.length > 0) {
        expect(worked[0], `${what}: ${car.slug}`).toBe(beside[0]);
        compared += 1;
      }
      const all = worked;
      if (beside.length > 0 || (dealer.finance?.youx && worked.length > 0)) {
        const disclosure = await openDisclosure(page, what);
        const quote = disclosure.getByRole('region', { name: 'youX quote' });
        if (dealer.finance?.youx) await expect(quote).toBeVisible();
        all.push(...repaymentsIn(await disclosure.innerHTML()));
      }
      if (worked.length > 0)
        await expect(warningsIn(found.place), `${what}: in the calculator`).toHaveCount(1);
      const header = page.getByRole('complementary', { name: 'This vehicle in short' });
      if (await header.isVisible()) all.push(...repaymentsIn(await header.innerHTML()));
      expect(new Set([...all, ...beside]).size, `${what}: ${car.slug} says ${all}, ${beside}`).toBeLessThan(
        2,
      );
    }
    if (dealer.finance) expect(compared, 'vehicles whose repayments were compared').toBeGreaterThan(1);
  },
);

journey(
  '[FI-07] 0.01 points of interest change the comparison rate of a vehicle with a lender by 0.01 or 0.02 points',
  { tag: '@rate' },
  async ({ page, site }) => {
    const car = stockOf(site).find(
      (each) => isListed(each) && each.status === 'in_stock' && !each.reserved && each.finance_lenders,
    );
    if (!car) throw new Error(`The stock of ${site} has no vehicle with a lender.`);
    await visit(page, `/cars/${car.slug}`);
    const found = await calculatorOf(page);
    if (!found) throw new Error(`The page of ${car.slug} has no calculator.`);
    const figures = found.calculator.locator('[data-figure]');
    const read = async () =>
      (await figures.allInnerTexts()).map((text) => Number.parseFloat(text.replace(/[$,]/g, '')));
    const [, rate = 0, comparison = 0] = await read();
    const box = found.calculator.getByRole('textbox', { name: 'Interest rate' });
    await box.fill(String(rate + 0.01));
    await box.press('Tab');
    await expect(figures.nth(1)).toContainText((rate + 0.01).toFixed(2));
    const [, , moved = 0] = await read();
    expect(moved).toBeGreaterThanOrEqual(comparison);
    expect(moved - comparison).toBeLessThan(0.035);
  },
);
