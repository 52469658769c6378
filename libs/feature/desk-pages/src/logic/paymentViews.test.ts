import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  paidText,
  paymentCells,
  paymentPageView,
  paymentStatuses,
  readPaymentStatus,
  type Payment,
} from './paymentViews.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-24T02:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const payment: Payment = {
  ...{ id: '3f8f2a34-97a5-4f37-8f5a-6b4ad2a1a001', reference: 'IP-7K3M-9PQR', invoice: 'INV-1042' },
  ...{ name: 'Priya Nair', status: 'partRefunded', amount_cents: 125_050, refunded_cents: 5_000 },
  ...{ started_at: '2026-11-24T00:30:00Z', paid_at: '2026-11-24T00:36:00Z' },
  ...{ lead_id: 'l', payment: 'pi_1', dispute: null, returning_cents: 2_000, left_cents: 118_050 },
  changed_at: '2026-11-25T00:36:00Z',
  log: [
    { at: '2026-11-24T00:36:00Z', what: 'paid', who: 'provider', cents: 125_050, text: '' },
    { at: '2026-11-25T00:36:00Z', what: 'noted', who: 'kim@dealer.example', cents: null, text: 'Rang.' },
  ],
};
const where = { site: 'a', timeZone: 'Australia/Brisbane' };

it('lists who pays, the amount, the status and when', () => {
  expect(paymentCells(payment, where.timeZone)).toEqual([
    ...['Priya Nair', '$1,250.50, $50 sent back', 'Part refunded', 'Tue 24 Nov, 10:36 am'],
  ]);
  expect(paymentCells({ ...payment, name: null }, where.timeZone)[0]).toBe('Erased');
  const closed = { ...payment, name: null, paid_at: null, status: 'closed', refunded_cents: 0 } as const;
  expect(paymentCells(closed, where.timeZone)).toEqual(['', '$1,250.50', 'Not paid', 'Tue 24 Nov, 10:30 am']);
  expect(paidText({ amount_cents: 100, refunded_cents: 100 })).toBe('$1, $1 sent back');
});

it('reads a status of the address', () => {
  for (const { value } of paymentStatuses) expect(readPaymentStatus(value)).toBe(value);
  expect([readPaymentStatus('toString'), readPaymentStatus(null)]).toEqual([null, null]);
});

it('shows a payment with its lead and its audit trail', () => {
  const view = paymentPageView(payment, where);
  expect(view.facts.map(({ name, text }) => `${name}: ${text}`)).toEqual([
    ...['Amount: $1,250.50', 'Sent back: $50', 'On its way back: $20'],
    ...['Started: Tue 24 Nov, 10:30 am', 'Paid: Tue 24 Nov, 10:36 am', 'Last change: Wed 25 Nov, 10:36 am'],
    'At the provider: pi_1',
  ]);
  expect(view.payer?.at(-1)).toMatchObject({ href: '/a/leads/l' });
  expect(view.log).toMatchObject([
    { title: 'Paid ($1,250.50), by the payment provider', text: '' },
    { title: 'Note, by kim@dealer.example', text: 'Rang.' },
  ]);
  const erased = paymentPageView({ ...payment, name: null, lead_id: null }, where);
  expect([erased.payer, erased.noPayer]).toEqual([null, 'The contact details were erased.']);
});

it('says what somebody has to do about the money', () => {
  const warning = (changes: Partial<Payment>) => paymentPageView({ ...payment, ...changes }, where).warning;
  expect(warning({})).toBeNull();
  expect(warning({ status: 'failed' })).toContain('could not be sent back');
  expect(warning({ status: 'disputed', dispute: 'open' })).toContain('disputes');
  expect(warning({ status: 'disputed', dispute: 'lost' })).toContain('was lost');
});
