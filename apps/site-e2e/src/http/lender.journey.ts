import { readableText } from '../support/html.ts';
import { isListed, stockOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** The repayment beside the price: amount, interest rate, comparison rate, and the years of its example. */
const BESIDE =
  /per week\* \$([\d,]+) interest rate ([\d.]+)% p\.a\. comparison rate\* ([\d.]+)% p\.a\..*?([\d.]+)-year term/;

test(
  '[FI-06] a vehicle with a record of the dealer’s lender has its rates, repayment and term; another has the configured rate',
  { tag: '@finance' },
  async ({ site, dealer, get }) => {
    const { finance } = dealer;
    if (!finance) throw new Error('The dealer offers no finance.');
    const key = finance.provider.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    const { max = 100_000 } = finance.sliders['default']?.amount ?? {};
    const fits = ({ price, offer_price: offer, subscription_price: rent }: StockCar) =>
      (price ?? 0) > 5_000 && (price ?? 0) < max && offer == null && rent == null;
    const cars = stockOf(site).filter(
      (car) => isListed(car) && car.status === 'in_stock' && !car.reserved && fits(car),
    );
    const shownOf = async ({ slug }: StockCar) => {
      const found = BESIDE.exec(readableText((await get(`/cars/${slug}`)).text)) ?? [];
      return found.slice(1).map((digits) => Number(digits.replaceAll(',', '')));
    };

    const lent = cars.filter(({ finance_lenders: lenders }) => lenders?.[key]).slice(0, 5);
    expect(lent.length, `vehicles with a record of ${finance.provider}`).toBeGreaterThan(1);
    for (const car of lent) {
      const record = car.finance_lenders?.[key];
      const [amount, rate, comparison, years] = await shownOf(car);
      expect([amount, rate, years], car.slug).toEqual([
        Math.round(record?.paymentWeek ?? 0),
        record?.interestRate,
        record?.termYears,
      ]);
      expect(comparison, car.slug).toBeGreaterThanOrEqual(record?.comparisonRate ?? Infinity);
    }

    const other = cars.find(({ finance_lenders: lenders }) => lenders == null);
    if (!other) throw new Error(`Every vehicle of ${site} has a lender.`);
    const [, rate, , years] = await shownOf(other);
    expect([rate, years], other.slug).toEqual([finance.annualRatePercent, finance.termYears ?? 5]);
  },
);
