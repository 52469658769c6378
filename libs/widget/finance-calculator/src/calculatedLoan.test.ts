import { formatRate } from '@forecourt/finance';
import { fixedNow, namedCars } from '@forecourt/fixtures';
import { formatDollars } from '@forecourt/pricing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Calculator from './Calculator.tsx';
import { calculatedLoan } from './calculatedLoan.ts';
import { siteCalculator } from './siteCalculator.ts';
import { financeSite } from './testing/financeSite.ts';

const { plain, soldYesterday } = namedCars;

/** The figures of the page that the server renders for a query: repayment, rate and comparison rate. */
function shownFigures(finance: ReturnType<typeof financeSite>['finance'], asked: string): string[] {
  const setup = siteCalculator(plain, finance, fixedNow);
  if (setup === null) throw new Error('This site has a calculator.');
  const page = createElement(Calculator, { setup, asked, onFirstChange: () => {} });
  const html = document.createElement('div');
  html.innerHTML = renderToStaticMarkup(page);
  return [...html.querySelectorAll('[data-figure]')].map(({ textContent }) => textContent ?? '');
}

test.each([
  ['loan', ''],
  ['loan', 'loan=20000&term=3&pay=monthly'],
  ['purchase', ''],
  ['purchase', 'loan=25000&deposit=5000&residual=2000&term=4&rate=9.5&pay=fortnightly'],
  ['purchase', 'loan=nonsense&term=400'],
] as const)(
  '[FI-04] a %s calculator with the query "%s" gives the loan that the page shows',
  (calculator, query) => {
    const { finance } = financeSite({ calculator });
    const loan = calculatedLoan(plain, finance, { query, now: fixedNow });
    expect(
      loan && [
        formatDollars(loan.quote.amount),
        formatRate(loan.quote.annualRatePercent),
        formatRate(loan.quote.comparisonRatePercent),
      ],
    ).toEqual(shownFigures(finance, query));
  },
);

test('[FI-03] the loan has price, deposit, amount borrowed, residual, term and rate of the query', () => {
  const { finance } = financeSite({ calculator: 'purchase' });
  const query = 'loan=25000&deposit=5000&residual=2000&term=4&pay=monthly';
  expect(calculatedLoan(plain, finance, { query, now: fixedNow })).toMatchObject({
    price: 25_000,
    deposit: 5_000,
    amount: 20_000,
    residual: 2_000,
    termYears: 4,
    annualRatePercent: 6.29,
    quote: { frequency: 'monthly' },
  });
});

test('[FI-03] there is no loan without a calculator or without a repayment', () => {
  const { finance } = financeSite({ calculator: 'purchase' });
  const at = { query: '', now: fixedNow };
  expect(calculatedLoan(plain, null, at)).toBeNull();
  expect(calculatedLoan(plain, financeSite({ calculator: 'none' }).finance, at)).toBeNull();
  expect(calculatedLoan(soldYesterday, finance, at)).toBeNull();
  expect(calculatedLoan(plain, finance, { ...at, query: 'loan=10000&deposit=9500' })).toBeNull();
});
