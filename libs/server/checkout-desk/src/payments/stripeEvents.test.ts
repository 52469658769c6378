import { applyInvoiceEvent, invoiceState, openHold } from '@forecourt/reservation';
import { expect, it } from 'vitest';
import { eventOfRefund } from './stripeEvents.ts';

const MADE = Date.parse('2026-11-26T02:10:00.000Z');
const refund = (id: string, created: number) => ({ id, created, amount: 5_000, metadata: {} });
const seconds = (ms: number) => ms / 1_000;

it.each([-60_000, 0, 60_000])(
  '[GA-07] a refund that fails after another one is said, whose clock is ahead or not: ours by %i ms',
  (ahead) => {
    const opened = openHold({ amountCents: 20_000, hours: 1, payMinutes: 35 }, new Date(MADE - 600_000));
    const good = eventOfRefund(refund('re_1', seconds(MADE)), null);
    const seen = new Date(MADE + 30_000 + ahead).toISOString();
    const failed = eventOfRefund(refund('re_2', seconds(MADE + 20_000)), seen);
    const state = invoiceState([good, failed].reduce(applyInvoiceEvent, opened));
    expect(state).toMatchObject({ status: 'failed', refundedCents: 5_000 });
  },
);

it('a refund that the hold has made names it, and one of the dashboard of the provider names nobody', () => {
  const made = { id: 're_1', created: seconds(MADE), amount: 20_000 };
  expect(eventOfRefund({ ...made, metadata: { hold: 'h' } }, null)).toMatchObject({ asked: 'h' });
  expect(eventOfRefund({ ...made, metadata: { hold: 'h', asked: 'a' } }, null)).toMatchObject({ asked: 'a' });
  expect(eventOfRefund({ ...made, metadata: null }, null)).toMatchObject({ asked: null });
});
