import type { LeadEvent } from '@forecourt/desk-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leadDetail } from '../testing/leadDetail.ts';
import { assigneeChoices, carFacts, eventTitle, leadRowView, recordLink, replySubject } from './leadViews.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const kim = { id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001', name: 'Kim Lee' };
const timeZone = 'Australia/Brisbane';
const event = (
  kind: LeadEvent['kind'],
  data: LeadEvent['data'] = {},
  by: LeadEvent['by'] = kim,
): LeadEvent => ({ id: 1, at: '2026-11-24T00:00:00Z', kind, by, data });

it.each([
  [event('assigned', { to: kim }), 'Kim Lee assigned it to Kim Lee'],
  [event('assigned', { to: null }), 'Kim Lee assigned it to nobody'],
  [event('noted', { text: 'x' }), 'Kim Lee wrote a note'],
  [event('status', { status: 'won' }, null), 'The platform set the status to Won'],
  [event('snoozed', { until: '2026-11-24T00:30:00Z' }), 'Kim Lee snoozed it until Tue 24 Nov, 10:30 am'],
  [event('snoozed', { until: null }), 'Kim Lee woke it'],
  [event('replied', { delivery: 'failed' }), 'Kim Lee replied by e-mail (failed)'],
  [event('replied', { delivery: null }), 'Kim Lee replied by e-mail'],
  [event('called', { outcome: 'no-answer' }), 'Kim Lee called: No answer'],
])('%j is "%s"', (happened, title) => expect(eventTitle(happened, { timeZone })).toBe(title));

it.each([
  ['in_stock', 'In stock'],
  ['coming_soon', 'Coming soon'],
  [null, 'No longer'],
])('the stock status %j of a car is "%s"', (status_now, text) => {
  const car = {
    ...{
      id: 7,
      name: '2018 Kia Cerato S',
      price_text: '$12,990',
      status_text: null,
      image: null,
      status_now,
    },
    ...{ stocknum: 'U100003', vin: null, regplate: null, url: null },
  };
  expect(carFacts(car)).toEqual([
    { name: 'Price', text: '$12,990', href: null },
    { name: 'In stock', text, href: null },
    { name: 'Stock number', text: 'U100003', href: null },
  ]);
});

it.each([
  [{ page: 'finance', name: 'FA-CK9X-TZ8A' }, '/acme/finance/', 'Finance application FA-CK9X-TZ8A'],
  [
    { page: 'reservations', name: '2018 Kia Cerato S' },
    '/acme/reservations/',
    'Reservation of 2018 Kia Cerato S',
  ],
  [{ page: 'payments', name: 'INV-1042' }, '/acme/payments/', 'Payment of invoice INV-1042'],
] as const)('%j is linked as %s, "%s"', (record, href, text) =>
  expect(recordLink('acme', { ...record, id: kim.id })).toEqual({ href: href + kim.id, text }),
);

it.each([
  ['2026-11-24T01:00:00Z', ['Snoozed until Tue 24 Nov, 11:00 am']],
  ['2026-11-24T00:30:00Z', ['Back since Tue 24 Nov, 10:30 am']],
  ['2026-11-23T00:30:00Z', ['Back since Mon 23 Nov, 10:30 am']],
  [null, []],
])('a snooze until %s is told as %j', (snoozed_until, notes) => {
  const looked = { site: 'acme', timeZone, now: new Date('2026-11-24T00:30:00Z') };
  expect(leadRowView(leadDetail({ snoozed_until }), looked).notes).toEqual(notes);
});

it('a reply begins with what it is about', () => {
  const vehicle = { name: '2021 Nissan X-Trail', image: null, price_text: '$29,990' };
  expect(replySubject({ vehicle })).toBe('Your enquiry about the 2021 Nissan X-Trail');
  expect(replySubject({ vehicle: null })).toBe('Your enquiry');
});

it('a lead can be of those who see it, and shows who kept it when it was closed', () => {
  const lou = { id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a002', name: 'Lou Park' };
  const names = (assignee: typeof kim | null) =>
    assigneeChoices({ assignable: [kim], assignee }).map(({ text }) => text);
  expect([names(null), names(kim), names(lou)]).toEqual([['Kim Lee'], ['Kim Lee'], ['Kim Lee', 'Lou Park']]);
});
