import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { expect, it } from 'vitest';
import { indexedSite } from './indexedSite.ts';

it('[FI-01] has other rules once the rates of the dealer have ended, at midnight of its place', () => {
  const finance = {
    ...{ provider: 'AusLoans' as const, annualRatePercent: 6.29, comparisonRatePercent: 8.19 },
    lender: { name: 'Demo', creditLicence: 'DEMO' },
    rateEffectiveTo: '2026-11-21',
  };
  let at = '2026-11-21T00:00:00Z';
  const definition = defineDealer({ ...exampleDealer, finance, features: [] });
  const site = indexedSite(publicSite(definition), () => new Date(at));
  const before = site.rules;
  at = '2026-11-21T13:59:59Z';
  expect(site.rules).toBe(before);
  at = '2026-11-21T14:00:00Z';
  expect(site.rules).not.toBe(before);
});

it.each([
  { provider: 'Taurus' as const, changes: true },
  { provider: 'AusLoans' as const, changes: false },
])('[FI-05] with $provider has other rules in the new year: $changes', ({ provider, changes }) => {
  const finance = {
    ...{ provider, annualRatePercent: 6.29, comparisonRatePercent: 8.19 },
    lender: { name: 'Demo', creditLicence: 'DEMO' },
  };
  let at = '2026-12-31T13:59:59Z';
  const definition = defineDealer({ ...exampleDealer, finance, features: [] });
  const site = indexedSite(publicSite(definition), () => new Date(at));
  const before = site.rules;
  at = '2026-12-31T14:00:00Z';
  expect(site.rules !== before).toBe(changes);
});
