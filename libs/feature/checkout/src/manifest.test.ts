import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { checkout } from './manifest.ts';
import { terms } from './testing/pages.ts';

const dealer = dealerSchema.parse(exampleDealer);
const { version, deposit, ...law } = terms;

test('the page is at the path that the site says, with a deposit of $200 and 48 hours by default', () => {
  const terms = { version, deposit, law };
  expect(checkout({ terms }).resolve(dealer)).toMatchObject({
    options: { loader: { depositCents: 20_000, holdHours: 48 } },
    routes: [
      { path: 'cars/:slug/checkout', cache: 'never', gated: true },
      { path: 'cars/:slug/buy-online', redirects: true },
    ],
  });
  expect(checkout({ terms, path: 'buy-online' }).resolve(dealer)).toMatchObject({
    routes: [{ path: 'cars/:slug/buy-online' }, { path: 'cars/:slug/checkout', redirects: true }],
  });
});

test('invoices are paid only where the site says so, between limits that make sense', () => {
  const terms = { version, deposit, law };
  const paths = (invoices: object | null) => {
    const resolved = checkout({ terms, invoices }).resolve(dealer);
    return 'routes' in resolved ? resolved.routes.map(({ path }) => path) : JSON.stringify(resolved);
  };
  expect(paths(null)).toEqual(['cars/:slug/checkout', 'cars/:slug/buy-online']);
  expect(paths({})).toEqual(['cars/:slug/checkout', 'cars/:slug/buy-online', 'online-payment']);
  expect(paths({ minCents: 500, maxCents: 400 })).toContain('more than the most');
});
