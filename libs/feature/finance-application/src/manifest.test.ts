import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { financeApplication } from './manifest.ts';

const dealer = dealerSchema.parse(exampleDealer);
const texts = { version: '2026-07', creditGuide: 'The guide.', privacy: 'The consent.' };

test('a site with the feature has a page for each kind, and none of the texts in its scripts', () => {
  expect(financeApplication({ lender: { name: 'A Lender', texts } }).resolve(dealer)).toMatchObject({
    options: { loader: { lender: { name: 'A Lender', texts } }, server: { keepDays: 90 } },
    routes: [{ path: 'apply-for-finance' }, { path: 'finance-pre-approval' }],
  });
});

test('a lender without a version of its texts is refused, with the path', () => {
  expect(
    financeApplication({ lender: { name: 'A Lender', texts: { ...texts, version: '' } } }).resolve(dealer),
  ).toMatchObject([{ path: expect.stringContaining('features.finance-application') }]);
});
