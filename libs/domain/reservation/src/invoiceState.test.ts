import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HoldEvent } from './applyEvent.ts';
import { applyInvoiceEvent, type InvoiceEvent } from './invoiceFacts.ts';
import { dueRefunds, invoiceState } from './invoiceState.ts';
import { openHold } from './openHold.ts';

const now = new Date('2026-11-26T02:00:00Z');
const opened = openHold({ amountCents: 125_050, hours: 1, payMinutes: 35 }, now);
const at = '2026-11-26T02:10:00.000Z';
const day = (date: number) => `2026-11-${date}T02:10:00.000Z`;
const paid: HoldEvent = { kind: 'paid', at, payment: 'pi_1' };
const closed: HoldEvent = { kind: 'closed', at };
const refunded: HoldEvent = { kind: 'refunded', at };
const disputed: HoldEvent = { kind: 'disputed', at, id: 'dp_1' };
const won: HoldEvent = { kind: 'disputeWon', at: day(28), id: 'dp_1' };
const lost: HoldEvent = { kind: 'disputeLost', at: day(28), id: 'dp_1' };
const second: HoldEvent = { kind: 'disputed', at: day(29), id: 'dp_2' };
const part = { id: 're_1', cents: 5_000, asked: 'a' };
const asked: InvoiceEvent = { kind: 'partAsked', at, id: 'a', cents: 5_000 };
const refused: InvoiceEvent = { kind: 'partRefused', at: day(27), id: 'a', cents: 5_000 };
const sent: InvoiceEvent = { kind: 'partRefunded', at: day(27), ...part };
const bounced: InvoiceEvent = { kind: 'partFailed', at: day(28), ...part };
const rest: InvoiceEvent = { kind: 'partRefunded', at: day(29), id: 're_2', cents: 120_050, asked: null };
const again: InvoiceEvent = { kind: 'partRefunded', at: day(29), id: 're_3', cents: 5_000, asked: null };
const factsOf = (events: readonly InvoiceEvent[]) => events.reduce(applyInvoiceEvent, opened);
const stateOf = (events: readonly InvoiceEvent[]) => invoiceState(factsOf(events));

test.each<[InvoiceEvent[], string, number, number, number]>([
  [[], 'open', 0, 0, 0],
  [[closed], 'closed', 0, 0, 0],
  [[paid], 'paid', 0, 0, 125_050],
  [[closed, paid], 'paid', 0, 0, 125_050],
  [[paid, disputed], 'disputed', 0, 0, 125_050],
  [[paid, refunded], 'refunded', 125_050, 0, 0],
  [[refunded], 'refunded', 125_050, 0, 0],
  [[paid, refunded, { ...bounced, cents: 125_050 }], 'failed', 0, 0, 125_050],
  [[paid, refunded, { ...bounced, cents: 125_050, at }], 'failed', 0, 0, 125_050],
  [
    [paid, asked, sent, rest, { ...refunded, at: day(29) }, { ...bounced, at: day(29) }],
    'failed',
    120_050,
    0,
    5_000,
  ],
  [[paid, asked, { ...refunded, at: day(27) }, refused], 'failed', 125_050, 0, 0],
  [[paid, asked], 'paid', 0, 5_000, 120_050],
  [[paid, asked, refused], 'failed', 0, 0, 125_050],
  [[paid, asked, refused, { ...again, at: day(27) }], 'failed', 5_000, 0, 120_050],
  [[paid, asked, sent], 'partRefunded', 5_000, 0, 120_050],
  [[paid, asked, sent, bounced], 'failed', 0, 0, 125_050],
  [[paid, asked, sent, bounced, again], 'partRefunded', 5_000, 0, 120_050],
  [[paid, asked, sent, rest], 'refunded', 125_050, 0, 0],
  [[paid, asked, sent, rest, { ...refunded, at: day(29) }], 'refunded', 125_050, 0, 0],
  [[paid, sent, rest, { ...refunded, at: day(27) }, bounced], 'partRefunded', 120_050, 0, 5_000],
  [[paid, asked, sent, disputed], 'disputed', 5_000, 0, 120_050],
  [[paid, won], 'paid', 0, 0, 125_050],
  [[paid, disputed, lost], 'disputed', 0, 0, 125_050],
  [[paid, disputed, lost, { ...won, at: day(29) }], 'paid', 0, 0, 125_050],
  [[paid, won, { ...lost, at: day(29) }], 'disputed', 0, 0, 125_050],
  [[paid, won, second], 'disputed', 0, 0, 125_050],
])('%j is %s, with %d cents back, %d on their way and %d left', (events, status, back, returning, left) =>
  expect(stateOf(events)).toEqual({
    ...{
      status,
      dispute:
        status !== 'disputed' ? null : events.some(({ kind }) => kind === 'disputeLost') ? 'lost' : 'open',
    },
    ...{ refundedCents: back, returningCents: returning, leftCents: left },
  }),
);

test('facts of an earlier version, whose refunds have no amounts, say that the money came back to the dealer', () => {
  const facts = factsOf([paid, refunded]);
  expect(invoiceState({ ...facts, refundFailedAt: day(28) })).toMatchObject({
    status: 'failed',
    refundedCents: 0,
  });
  expect(invoiceState({ ...facts, refundFailedAt: at })).toMatchObject({
    status: 'failed',
    refundedCents: 0,
  });
  expect(invoiceState({ ...facts, refundFailedAt: day(20) })).toMatchObject({ status: 'refunded' });
});

test('a wish of staff is due until the provider has carried it out or refused it', () => {
  expect(dueRefunds(factsOf([paid]))).toEqual([]);
  expect(dueRefunds(factsOf([paid, asked]))).toEqual([{ id: 'a', cents: 5_000 }]);
  for (const done of [sent, bounced, refused]) expect(dueRefunds(factsOf([paid, done, asked]))).toEqual([]);
});

test('[GA-07] twice, late and in any order the same events give the same state', () => {
  const all = [
    paid,
    closed,
    refunded,
    disputed,
    won,
    lost,
    second,
    asked,
    refused,
    sent,
    bounced,
    rest,
    again,
  ];
  fc.assert(
    fc.property(
      fc
        .subarray<InvoiceEvent>(all)
        .chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 }),
          ),
        ),
      ([list, shuffled]) => {
        expect(stateOf(shuffled)).toEqual(stateOf(list));
        expect(factsOf(shuffled)).toEqual(factsOf(list));
      },
    ),
  );
});

test('facts that are known are kept as they are, letter by letter', () => {
  const facts = factsOf([paid, asked, sent, bounced]);
  for (const event of [paid, asked, sent, bounced])
    expect(JSON.stringify(applyInvoiceEvent(facts, event))).toBe(JSON.stringify(facts));
});
