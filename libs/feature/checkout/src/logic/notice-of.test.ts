import type { ShoppersHold } from '@forecourt/platform-client';
import { expect, it } from 'vitest';
import { noticeOf } from './notice-of.ts';

it.each<[string, ShoppersHold['status'] | null, ShoppersHold['money'], string | null]>([
  ['?was=cancelled', 'expired', 'none', 'cancelled'],
  ['?was=cancelled', 'expired', 'returned', null],
  ['?was=cancelled', 'refunded', 'returning', null],
  ['?was=cancelled', 'started', 'none', null],
  ['?was=cancelled', 'held', 'paid', null],
  ['?was=cancelled', null, 'none', null],
  ['?back=1', 'started', 'none', 'unpaid'],
  ['?back=1', 'held', 'paid', null],
  ['?was=unbought', 'held', 'paid', 'unbought'],
  ['?was=unbought', 'started', 'none', 'unbought'],
  ['?was=unbought', 'refunded', 'returned', null],
  ['?was=unbought', null, 'none', null],
  ['', 'expired', 'none', null],
])('%s with a reservation that is %s and %s says %s', (query, status, money, notice) => {
  const url = new URL(`https://dealer.example/cars/x/checkout${query}`);
  expect(noticeOf(url, status && { status, money, purchase: null })).toBe(notice);
});

it('a purchase that was sent in the meantime is not called unsent at an address that was kept', () => {
  const url = new URL('https://dealer.example/cars/x/checkout?was=unbought');
  const purchase = { lines: [], total_cents: 3_000_000, suffix: '', rows: [], notes: [] };
  for (const status of ['started', 'held'] as const)
    expect(noticeOf(url, { status, money: 'none', purchase })).toBeNull();
});
