import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { spinToWin } from './manifest.ts';
import { options } from './testing/options.ts';

const dealer = dealerSchema.parse(exampleDealer);

test('a site with the feature has its page, which is gated and never cached', () => {
  expect(spinToWin(options).resolve(dealer)).toMatchObject({
    options: { loader: { title: 'Spin to win' }, server: { keepDays: 30 } },
    routes: [{ path: 'spin-to-win', cache: 'never', gated: true }],
  });
});

test.each([
  ['two prizes of one id', { prizes: [options.prizes[0], options.prizes[0]] }, 'same id'],
  ['one prize', { prizes: [options.prizes[0]] }, '2'],
  ['a draw without an end', { period: { once: 'altogether' } }, 'last day'],
  ['an end before the start', { period: { once: 'a day', from: '2026-02-02', to: '2026-02-01' } }, 'after'],
  ['a day that is none', { period: { once: 'a day', to: '2026-02-30' } }, 'date'],
])('refuses %s', (_name, changes, words) => {
  const wrong = JSON.parse(JSON.stringify({ ...options, ...changes }));
  expect(JSON.stringify(spinToWin(wrong).resolve(dealer))).toContain(words);
});
