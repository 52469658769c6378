import { comparisonRate, financeEstimate, loanFees, repaymentSchedule } from '../src/index.ts';
import type { DealerFinance, FinanceCar } from '../src/index.ts';

const ROUNDS = 1500;
const CALLS = 20;

/**
 * Prints the median time of one call in microseconds for `npm run bench`, over 1,500 rounds of 20 calls after 500 rounds of
 * warm-up. Rounds are short, so that other load on the machine affects few of them and not the median.
 */
function medianOf(name: string, atMost: number, call: (index: number) => unknown): void {
  const times: number[] = [];
  let kept: unknown;
  for (let round = -500; round < ROUNDS; round++) {
    const start = performance.now();
    for (let index = 0; index < CALLS; index++) kept = call(index);
    if (round >= 0) times.push(((performance.now() - start) * 1000) / CALLS);
  }
  if (kept === undefined) throw new Error(`${name} gave nothing.`);
  const value = times.sort((a, b) => a - b)[ROUNDS / 2];
  console.log(JSON.stringify({ figure: `${name}, median`, value, unit: 'µs', atMost }));
}

const now = new Date('2026-11-21T02:00:00Z');
const dealer: DealerFinance = {
  provider: 'Taurus',
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  fees: [
    { label: 'Set-up', amount: 195, charged: 'once' },
    { label: 'Account keeping', amount: 8, charged: 'monthly' },
  ],
};
const fees = loanFees(null, dealer);
const car = (index: number): FinanceCar => ({
  make: 'Toyota',
  year: 2021,
  status: 'in_stock',
  dealership_slug: 'harbour-city-motors',
  features: null,
  price: 20_000 + index,
  before_price: null,
  offer_price: null,
  subscription_price: null,
  price_type: 'Drive Away',
  preorder: false,
  finance_lenders: null,
});

medianOf('financeEstimate', 20, (index) => financeEstimate(car(index), dealer, { now }));
medianOf('comparisonRate', 50, (index) =>
  comparisonRate({
    principal: 20_000 + index,
    annualRatePercent: 6.49,
    frequency: 'weekly',
    termYears: 5,
    fees,
  }),
);
medianOf('repaymentSchedule of 60 rows', 20, (index) =>
  repaymentSchedule({ principal: 20_000 + index, annualRatePercent: 6, periodsPerYear: 12, periods: 60 }),
);
