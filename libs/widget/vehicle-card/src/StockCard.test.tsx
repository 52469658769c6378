import { fixedNow, namedCars } from '@forecourt/fixtures';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { DealerInput } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { StockCard } from './StockCard.tsx';

const { belowMarket, plain } = namedCars;
const weekly = { amount: 112, annualRatePercent: 6.29, comparisonRatePercent: 8.19 };
const finance = {
  provider: 'AusLoans' as const,
  annualRatePercent: 6.29,
  comparisonRatePercent: 8.19,
  lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
};

function show(dealer: Partial<DealerInput> = {}, car = plain) {
  const site = publicSite(defineDealer({ ...exampleDealer, ...dealer, features: [] }));
  return render(
    <SiteProvider site={site}>
      <StockCard car={car} now={fixedNow} weekly={weekly} />
    </SiteProvider>,
  ).container;
}

describe('a card of a list', () => {
  test('[SR-09] shows a weekly repayment only if the dealer shows finance on cards', () => {
    const words = show({ finance }).querySelector('.card-repayment')?.textContent ?? '';
    for (const part of ['$112', 'per week', '6.29% p.a.']) expect(words).toContain(part);
    expect(show({ finance: { ...finance, weeklyOnCards: false } }).textContent).not.toContain('p.a.');
    expect(show().textContent).not.toContain('p.a.');
  });

  test('shows the market comparison from the dealer’s minimum saving', () => {
    expect(show({}, belowMarket).textContent).toContain('below market price');
    const from5000 = { stock: { marketThreshold: 5_000 } };
    expect(show(from5000, belowMarket).textContent).not.toContain('below market price');
  });

  test('shows the town for a group, and if the dealer enables it', () => {
    expect(show({ template: 'group' }).textContent).toContain(plain.city);
    expect(show({ look: { townOnCards: true } }).textContent).toContain(plain.city);
    expect(show().textContent).not.toContain(plain.city);
  });
});
