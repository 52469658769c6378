import { expect, test } from 'vitest';
import { exampleDealer } from './example-dealer.ts';
import { defineDealer } from './index.ts';

const declare = (stockFeed: object) => () =>
  defineDealer({
    ...exampleDealer,
    stockFeed: { url: 'https://feeds.example/stock.csv', ...stockFeed },
    features: [],
  });

test.each([
  [{ everyMinutes: 1_440 }],
  [{ everyMinutes: 10_080, staleAfterHours: 169 }],
  [{ everyMinutes: 5, staleAfterHours: 1 }],
])('a feed with %j is fetched before it counts as stale', (times) => {
  expect(declare(times)).not.toThrow();
});

test.each([
  [{ everyMinutes: 1_560 }],
  [{ everyMinutes: 10_080 }],
  [{ everyMinutes: 60, staleAfterHours: 1 }],
])('a feed with %j would always be stale, which the declaration says with a fix', (times) => {
  expect(declare(times)).toThrow(
    /stockFeed\.staleAfterHours.*no longer than the time between two fetches.*everyMinutes/s,
  );
});
