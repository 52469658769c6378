import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { content } from './index.ts';

const dealer = dealerSchema.parse(exampleDealer);

test('a dealer who lists it gets three pages, and the route of every other address', () => {
  expect(content({}).resolve(dealer)).toMatchObject({
    routes: [
      { path: 'about-us' },
      { path: 'privacy-policy' },
      { path: 'terms-and-conditions' },
      { path: '*', content: true },
    ],
  });
});
