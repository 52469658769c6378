import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { account } from './manifest.ts';

const dealer = dealerSchema.parse(exampleDealer);

test('a site with the feature has its pages, which are never cached', () => {
  expect(account().resolve(dealer)).toMatchObject({
    options: { browser: { textMessages: false } },
    routes: [
      { path: 'sign-in', cache: 'never' },
      { path: 'my-account', cache: 'never' },
    ],
  });
});

test('rejects an unknown option, with its path', () => {
  expect(account(JSON.parse('{ "texts": true }')).resolve(dealer)).toMatchObject([
    { path: expect.stringContaining('features.account') },
  ]);
});
