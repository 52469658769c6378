import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { search } from './index.ts';

const dealer = dealerSchema.parse(exampleDealer);
const promo = { title: 'Sale', linkText: 'See it', url: '/search' };
const dateFix = 'Write a day of the calendar, such as 2026-12-24.';

test.each([
  [{ start: 'soon' }, 'start', dateFix],
  [{ expiry: '2026-11-31' }, 'expiry', dateFix],
  [{ start: '2026-11-02', expiry: '2026-11-01' }, 'expiry', 'Write the same day as start or a later one.'],
])('a promotion with %j is reported with a fix', (days, key, fix) => {
  expect(search({ promos: [{ ...promo, ...days }] }).resolve(dealer)).toMatchObject([
    { path: `features.search.promos[0].${key}`, fix },
  ]);
});

test.each([{}, { start: '2026-11-01' }, { start: '2026-11-01', expiry: '2026-11-01' }])(
  'a promotion with %j is accepted',
  (days) => {
    expect(search({ promos: [{ ...promo, ...days }] }).resolve(dealer)).toMatchObject({ id: 'search' });
  },
);
