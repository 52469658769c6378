import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  moreTime,
  readReservationStatus,
  reservationCells,
  reservationPageView,
  reservationStatuses,
  type Reservation,
} from './reservationViews.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const reservation: Reservation = {
  id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001',
  reference: 'RS-7K3M-9PQR',
  car: { id: 7, name: '2021 Toyota RAV4', stocknum: 'U1' },
  shopper: 'Priya Nair',
  status: 'held',
  money: 'paid',
  dispute: null,
  deposit_cents: 20_000,
  refunded_cents: 0,
  started_at: '2026-11-24T00:30:00Z',
  held_until: '2026-11-26T00:36:00Z',
  price: 34_990,
  price_suffix: 'Drive away',
  contact: { name: 'Priya Nair', email: 'priya@shopper.example', phone: '0491 570 006' },
  purchase: null,
  lead_id: 'l',
  paid_at: '2026-11-24T00:36:00Z',
  payment: 'pi_1',
  terms: { version: '2026-11', at: '2026-11-24T00:30:00Z' },
  why: null,
  runs: true,
  log: [
    { at: '2026-11-24T00:30:00Z', what: 'started', who: 'shopper', detail: 'terms 2026-11' },
    { at: '2026-11-24T01:00:00Z', what: 'noted', who: 'kim@dealer.example', detail: 'Comes on Thursday.' },
  ],
};
const where = { site: 'a', timeZone: 'Australia/Brisbane' };

it('lists shopper, status, until when and the deposit', () => {
  expect(reservationCells(reservation, where.timeZone)).toEqual([
    'Priya Nair',
    'Reserved',
    'Thu 26 Nov, 10:36 am',
    '$200, paid',
  ]);
  const erased = {
    ...reservation,
    shopper: null,
    held_until: null,
    status: 'expired',
    money: 'none',
  } as const;
  expect(reservationCells(erased, where.timeZone)).toEqual(['Erased', 'Time over', '', '$200, not paid']);
});

it('shows what a purchase chose, with its prices', () => {
  expect(reservationPageView(reservation, where).purchase).toBeNull();
  const purchase = {
    choices: [{ label: 'Delivery', text: '1 Example St, Newstead 4006' }],
    lines: [
      { label: '2021 Toyota RAV4', cents: 3_499_000 },
      { label: 'Paint protection', cents: 89_550 },
    ],
    total_cents: 3_588_550,
    suffix: 'Drive away',
  };
  expect(reservationPageView({ ...reservation, purchase }, where).purchase).toEqual([
    { name: 'Delivery', text: '1 Example St, Newstead 4006' },
    { name: '2021 Toyota RAV4', text: '$34,990' },
    { name: 'Paint protection', text: '$895.50' },
    { name: 'Total price', text: '$35,885.50' },
  ]);
});

it('shows the money, the shopper and who did what', () => {
  const view = reservationPageView(reservation, where);
  expect(view).toMatchObject({ car: '2021 Toyota RAV4', status: { text: 'Reserved' }, warning: null });
  expect(view.facts).toContainEqual({ name: 'Agreed price', text: '$34,990 Drive away' });
  expect(view.facts.map(({ name }) => name)).not.toContain('Why it ended');
  expect(view.shopper).toContainEqual({ name: 'Lead', text: 'Open the lead', href: '/a/leads/l' });
  expect(view.shopper).toContainEqual({ name: 'Phone', text: '0491 570 006', href: 'tel:+61491570006' });
  expect(view.log.map(({ title, text }) => [title, text])).toEqual([
    ['Started, by the shopper', ''],
    ['Note, by kim@dealer.example', 'Comes on Thursday.'],
  ]);
  expect(reservationPageView({ ...reservation, contact: null }, where).shopper).toBeNull();
});

it('calls a number with a zero behind the country code without it', () => {
  const contact = { name: 'Kim', email: 'kim@shopper.example', phone: '+61 (0)491 570 006' };
  expect(reservationPageView({ ...reservation, contact }, where).shopper).toContainEqual({
    ...{ name: 'Phone', text: contact.phone, href: 'tel:+61491570006' },
  });
});

it('shows what the dealership has sent back at the payment provider, beside where the rest is', () => {
  const cell = (changes: Partial<Reservation>) =>
    reservationCells({ ...reservation, ...changes }, where.timeZone).at(-1);
  expect(cell({ refunded_cents: 5_000 })).toBe('$200, paid; $50 sent back');
  expect(cell({ refunded_cents: 5_000, money: 'returning' })).toBe('$200, going back; $50 sent back');
  expect(cell({ refunded_cents: 20_000, money: 'returned' })).toBe('$200, sent back');
  const line = { at: '2026-11-24T02:00:00Z', what: 'partRefunded', who: 'provider', detail: '$50' };
  const { log } = reservationPageView({ ...reservation, log: [line] }, where);
  expect(log).toMatchObject([
    { title: expect.stringMatching(/^Part of the deposit sent back/), text: '$50' },
  ]);
});

it('warns where somebody has to act', () => {
  const warning = (changes: Partial<Reservation>) =>
    reservationPageView({ ...reservation, ...changes }, where).warning;
  expect(warning({ money: 'failed' })).toContain('by hand');
  expect(warning({ dispute: 'open' })).toContain('disputes');
  expect(warning({ dispute: 'open', money: 'failed' })).toContain('disputes');
  expect(warning({ dispute: 'lost' })).toContain('was lost');
  expect(reservationPageView({ ...reservation, why: 'sold' }, where).facts).toContainEqual({
    name: 'Why it ended',
    text: 'The vehicle was sold or taken off sale before the payment came.',
  });
});

it('offers more time from the end on, and reads a status', () => {
  expect(moreTime(reservation.held_until ?? '', where.timeZone)).toEqual([
    { value: '2026-11-27T00:36:00.000Z', text: 'One day more: Fri 27 Nov, 10:36 am' },
    { value: '2026-11-28T00:36:00.000Z', text: 'Two days more: Sat 28 Nov, 10:36 am' },
    { value: '2026-12-03T00:36:00.000Z', text: 'A week more: Thu 3 Dec, 10:36 am' },
  ]);
  expect(reservationStatuses.map(({ value }) => readReservationStatus(value))).toHaveLength(5);
  expect([readReservationStatus(null), readReservationStatus('toString')]).toEqual([null, null]);
});
