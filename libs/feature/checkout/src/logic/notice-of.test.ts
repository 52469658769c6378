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
  ['?was=kept', 'held', 'paid', null],
  ['?pay=b2', 'started', 'none', null],
  ['?pay=a1', 'started', 'none', null],
  ['?pay=b2', 'held', 'paid', null],
  ['', 'expired', 'none', null],
])('%s with a reservation that is %s and %s says %s', (query, status, money, notice) => {
  const url = new URL(`https://dealer.example/cars/x/checkout${query}`);
  expect(noticeOf(url, status && { status, money, purchase: null, pay_mark: 'a1' })).toBe(notice);
});

it('a purchase that was sent in the meantime is not called unsent at an address that was kept', () => {
  const url = new URL('https://dealer.example/cars/x/checkout?was=unbought');
  const purchase = { lines: [], total_cents: 3_000_000, suffix: '', rows: [], notes: [] };
  for (const status of ['started', 'held'] as const)
    expect(noticeOf(url, { status, money: 'none', purchase, pay_mark: 'a1' })).toBeNull();
});

it('a purchase that was paid is called kept, and one that is not paid or has ended is not', () => {
  const url = new URL('https://dealer.example/cars/x/checkout?was=kept');
  const purchase = { lines: [], total_cents: 3_000_000, suffix: '', rows: [], notes: [] };
  for (const status of ['held', 'started', 'refunded', 'converted'] as const)
    expect(noticeOf(url, { status, money: 'paid', purchase, pay_mark: 'a1' })).toBe(
      status === 'held' ? 'kept' : null,
    );
});

it('what is paid for is called changed when there is a purchase to check, before its payment', () => {
  const url = new URL('https://dealer.example/cars/x/checkout?pay=b2');
  const purchase = { lines: [], total_cents: 3_000_000, suffix: '', rows: [], notes: [] };
  const notice = (status: ShoppersHold['status'], pay_mark: string) =>
    noticeOf(url, { status, money: 'none', purchase, pay_mark });
  expect([notice('started', 'a1'), notice('started', 'b2'), notice('held', 'a1')]).toEqual([
    'changed',
    null,
    null,
  ]);
});
