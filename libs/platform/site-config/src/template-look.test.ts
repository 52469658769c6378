import { expect, test } from 'vitest';
import { bundledSite, defineDealer, exampleDealer, publicSite } from './index.ts';
import type { DealerInput } from './index.ts';

const siteOf = (dealer: Partial<DealerInput>) => defineDealer({ ...exampleDealer, ...dealer, features: [] });

test.each([
  ['classic', { header: 'page', cards: 'boxed', townOnCards: false }],
  ['group', { header: 'page', cards: 'boxed', townOnCards: true }],
  ['showroom', { header: 'inverse', cards: 'bare', townOnCards: false }],
] as const)('the template %s sets the default look', (template, look) => {
  expect(bundledSite(siteOf({ template })).look).toEqual(look);
});

test('the dealer’s look overrides the template', () => {
  const look = { header: 'page', townOnCards: true } as const;
  expect(publicSite(siteOf({ template: 'showroom', look })).look).toEqual({ ...look, cards: 'bare' });
});

test('pages do not read the template', () => {
  expect(publicSite(siteOf({}))).not.toHaveProperty('template');
});
