import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEvent, type HoldEvent } from './applyEvent.ts';
import type { HoldFacts } from './holdFacts.ts';
import { holdState } from './holdState.ts';
import { isKnown } from './isKnown.ts';
import { isRunning } from './isRunning.ts';
import { nextStep } from './nextStep.ts';
import { openHold } from './openHold.ts';

const NOW = new Date('2026-11-26T02:00:00.000Z');
const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
const opened = openHold({ amountCents: 20_000, hours: 48, payMinutes: 30 }, NOW);
const from = (events: readonly HoldEvent[], facts: HoldFacts = opened) => events.reduce(applyEvent, facts);

const paid: HoldEvent = { kind: 'paid', at: after(0.1), payment: 'pi_1' };
const closed: HoldEvent = { kind: 'closed', at: after(0.5) };
const givenUp: HoldEvent = { kind: 'givenUp', at: after(0.2) };
const asked: HoldEvent = { kind: 'refundAsked', at: after(5), why: 'shopper' };
const refunded: HoldEvent = { kind: 'refunded', at: after(6) };
/** Of the deposit, by the hold itself. */
const own = { id: 're_1', cents: 20_000, asked: 'hold' };
const made: HoldEvent = { kind: 'partRefunded', at: after(6), ...own };
const failed: HoldEvent = { kind: 'partFailed', at: after(6), ...own };
const second: HoldEvent = { kind: 'partRefunded', at: after(7), ...own, id: 're_2', asked: null };
/** A part that the dealer sends back at the provider. */
const part: HoldEvent = { kind: 'partRefunded', at: after(2), id: 're_0', cents: 5_000, asked: null };
const lostPart: HoldEvent = { ...part, kind: 'partFailed', at: after(3) };
const rest: HoldEvent = { ...part, at: after(8), id: 're_3', cents: 15_000 };
const over: HoldEvent = { kind: 'over', at: after(48.2) };
const converted: HoldEvent = { kind: 'converted', at: after(20) };
const extended: HoldEvent = { kind: 'extended', at: after(40), until: after(72) };
const taken: HoldEvent = { kind: 'refundAsked', at: after(0.2), why: 'taken' };
const disputed: HoldEvent = { kind: 'disputed', at: after(30), id: 'dp_1' };
const won: HoldEvent = { kind: 'disputeWon', at: after(40), id: 'dp_1' };
const lostLater: HoldEvent = { kind: 'disputeLost', at: after(45), id: 'dp_2' };

describe('the state of a hold', () => {
  it.each<[string, HoldEvent[], string, string, string | null]>([
    ['nothing is paid', [], 'started', 'none', null],
    ['it is paid', [paid], 'held', 'paid', null],
    ['the payment page was closed', [closed], 'expired', 'none', null],
    ['it was given up', [givenUp], 'expired', 'none', null],
    ['it was given up and its page is closed', [givenUp, closed], 'expired', 'none', null],
    ['it was paid before it was given up', [givenUp, paid], 'refunded', 'returning', 'shopper'],
    ['it was paid although it was given up', [givenUp, closed, paid], 'refunded', 'returning', 'shopper'],
    ['the shopper wants it back', [paid, asked], 'refunded', 'returning', 'shopper'],
    ['it is back', [paid, asked, refunded], 'refunded', 'returned', 'shopper'],
    ['it could not go back', [paid, asked, failed], 'refunded', 'failed', 'shopper'],
    [
      'it could not go back, and the provider’s clock is an hour behind',
      [paid, asked, { ...failed, at: after(4) }],
      'refunded',
      'failed',
      'shopper',
    ],
    [
      'it could not go back, and then a part did',
      [paid, asked, failed, rest],
      'refunded',
      'failed',
      'shopper',
    ],
    [
      'all of it is back as its refund says, before its payment says so',
      [paid, asked, made],
      'refunded',
      'returned',
      'shopper',
    ],
    [
      'all of it goes back at the provider, and its payment has not said so',
      [paid, part, rest],
      'held',
      'paid',
      null,
    ],
    [
      'it went back at a second try',
      [paid, asked, failed, second, { ...refunded, at: after(7) }],
      'refunded',
      'returned',
      'shopper',
    ],
    [
      'it was back, and the bank returned it in the same second',
      [paid, asked, made, refunded, failed],
      'refunded',
      'failed',
      'shopper',
    ],
    [
      'it was back, and the bank returned it, by a clock that is behind',
      [paid, asked, made, { ...refunded, at: after(9) }, { ...failed, at: after(8) }],
      'refunded',
      'failed',
      'shopper',
    ],
    [
      'it was back, and the bank returned what the dealer had sent at the provider',
      [paid, { ...second, at: after(6) }, refunded, { ...second, kind: 'partFailed', at: after(8) }],
      'refunded',
      'failed',
      'provider',
    ],
    [
      'it is said to be back before its refund is heard of',
      [paid, asked, refunded, part],
      'refunded',
      'returned',
      'shopper',
    ],
    ['the dealer sent it back at the provider', [paid, refunded], 'refunded', 'returned', 'provider'],
    ['a part that the dealer sent back failed', [paid, part, lostPart], 'held', 'paid', null],
    ['the time is over after such a part', [paid, lostPart, over], 'expired', 'returning', 'over'],
    [
      'a part that the dealer sent back failed after the wish',
      [paid, asked, { ...lostPart, at: after(6) }],
      'refunded',
      'returning',
      'shopper',
    ],
    [
      'a refund of all of it by the dealer failed at once',
      [paid, { ...failed, asked: null }],
      'held',
      'paid',
      null,
    ],
    [
      'two parts are all of it',
      [paid, part, rest, { ...refunded, at: after(8) }],
      'refunded',
      'returned',
      'provider',
    ],
    ['another shopper has the vehicle', [paid, taken], 'refunded', 'returning', 'taken'],
    ['the time is over', [paid, over], 'expired', 'returning', 'over'],
    ['the time is over, and the deposit back', [paid, over, refunded], 'expired', 'returned', 'over'],
    ['staff have given more time', [paid, extended, over], 'held', 'paid', null],
    ['the vehicle was bought', [paid, converted], 'converted', 'paid', null],
    [
      'bought before the wish to get it back',
      [paid, converted, { ...asked, at: after(21) }],
      'converted',
      'paid',
      null,
    ],
    ['wanted back before the purchase', [paid, converted, asked], 'refunded', 'returning', 'shopper'],
    ['bought before the end', [paid, converted, over], 'converted', 'paid', null],
    [
      'the purchase fell through',
      [paid, converted, { ...refunded, at: after(30) }],
      'refunded',
      'returned',
      'provider',
    ],
    ['only a refund has arrived so far', [refunded], 'refunded', 'returned', 'provider'],
  ])('%s', (_, events, status, money, why) => {
    expect(holdState(from(events))).toMatchObject({ status, money, why });
  });

  it('the vehicle is held for 48 hours from the payment, whenever we hear of it', () => {
    expect(holdState(from([paid])).heldUntil).toBe(after(48.1));
    expect(holdState(from([closed, paid])).heldUntil).toBe(after(48.1));
    expect(holdState(from([paid, extended])).heldUntil).toBe(after(72));
    expect(holdState(from([paid, { ...extended, until: after(3) }])).heldUntil).toBe(after(48.1));
  });

  it('an end that was seen too early, by a clock that is ahead, ends nothing', () => {
    expect(holdState(from([paid, { kind: 'over', at: after(48.05) }])).status).toBe('held');
  });

  it('a dispute is a mark on the state', () => {
    expect(holdState(from([paid]))).toMatchObject({ status: 'held', dispute: null });
    expect(holdState(from([paid, disputed]))).toMatchObject({ status: 'held', dispute: 'open' });
    expect(holdState(from([paid, won, disputed])).dispute).toBe(null);
    expect(holdState(from([paid, won, lostLater])).dispute).toBe('lost');
    expect(holdState(from([paid, won, disputed, { ...disputed, id: 'dp_2' }])).dispute).toBe('open');
    // Facts of an earlier version have no ids.
    expect(holdState({ ...from([paid]), disputedAt: paid.at }).dispute).toBe('open');
  });

  it('only a hold that is paid and runs may be changed', () => {
    const at = (hours: number) => new Date(after(hours));
    expect(isRunning(opened, at(0.1))).toBe(false);
    expect([1, 48, 48.1, 50].map((hours) => isRunning(from([paid]), at(hours)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isRunning(from([paid, asked]), at(6))).toBe(false);
  });

  it('says what has to be done next, until nothing is left', () => {
    const step = (...events: HoldEvent[]) => nextStep(from(events));
    expect(step()).toEqual({ what: 'close', at: new Date(after(0.5)) });
    expect(step(givenUp)).toEqual({ what: 'close', at: new Date(after(0.2)) });
    expect(step(givenUp, paid)).toMatchObject({ what: 'refund' });
    expect(step(paid)).toEqual({ what: 'end', at: new Date(after(48.1)) });
    expect(step(paid, over)).toMatchObject({ what: 'refund' });
    expect(step(paid, asked)).toMatchObject({ what: 'refund' });
    expect(step(paid, lostPart, over)).toMatchObject({ what: 'refund' });
    expect(step(paid, disputed, won, asked)).toMatchObject({ what: 'refund' });
    const mayBeTaken = [
      [paid, disputed, asked],
      [paid, won, lostLater, over],
    ];
    for (const events of [
      ...[[closed], [givenUp, closed], [paid, asked, refunded], [paid, asked, failed], [paid, converted]],
      ...mayBeTaken,
    ])
      expect(step(...events)).toBeNull();
  });
});

describe('what is sent back of a deposit', () => {
  it.each<[string, HoldEvent[], number]>([
    ['nothing', [paid], 0],
    ['a part', [paid, part], 5_000],
    ['a part twice', [paid, part, part], 5_000],
    ['a part before the payment is heard of', [part], 5_000],
    ['a part that the bank returned', [paid, lostPart, part], 0],
    ['a part, and the rest is on its way', [paid, part, asked], 5_000],
    ['two parts', [paid, part, { ...rest, cents: 3_000 }], 8_000],
    ['all of it', [paid, asked, made, refunded], 20_000],
    ['all of it, as a payment alone says', [paid, asked, refunded], 20_000],
    ['never more than was paid', [paid, made, rest, part], 20_000],
    ['a part, after the rest was returned', [paid, part, { ...failed, cents: 15_000 }, refunded], 5_000],
    ['a part, before the bank gave the rest back', [paid, part, { ...lostLater, at: after(45) }], 5_000],
  ])('is %s', (_, events, cents) => expect(holdState(from(events)).refundedCents).toBe(cents));
});

it('a refund that failed is known with whatever time, and one that is heard of late is not', () => {
  const again = { ...failed, at: after(30) };
  expect([isKnown(opened, failed), isKnown(from([made]), failed), isKnown(from([failed]), again)]).toEqual([
    ...[false, false, true],
  ]);
  expect(isKnown(from([failed]), made)).toBe(false);
  expect(isKnown(from([disputed]), disputed)).toBe(true);
});

describe('facts of an earlier version, whose refunds have no amounts', () => {
  const facts = (failedAt: string, ...events: HoldEvent[]) => ({ ...from(events), refundFailedAt: failedAt });
  it.each<[string, HoldFacts, string]>([
    ['could not go back', facts(after(6), paid, asked), 'failed'],
    ['could not go back, and then the dealer sends a part', facts(after(6), paid, asked, rest), 'failed'],
    [
      'could not go back in the second of the wish: the provider’s times are whole seconds',
      facts('2026-11-26T07:00:00.000Z', paid, { ...asked, at: '2026-11-26T07:00:00.700Z' }),
      'failed',
    ],
    ['was back, and the bank returned it', facts(after(8), paid, asked, refunded), 'failed'],
    [
      'was back, and the bank returned it in the same second',
      facts(after(6), paid, asked, refunded),
      'failed',
    ],
    ['went back at a second try', facts(after(6), paid, asked, { ...refunded, at: after(7) }), 'returned'],
    ['failed in part before the time was over', facts(after(6), paid, over), 'returning'],
    ['failed in part while it is held', facts(after(6), paid), 'paid'],
    [
      'failed, and a look says that a second try is back',
      facts(after(8), paid, asked, refunded, second),
      'returned',
    ],
  ])('a deposit that %s', (_, known, money) => expect(holdState(known).money).toBe(money));
});

/** What may happen to one hold, in the order in which it happens. */
const histories: readonly (readonly HoldEvent[])[] = [
  [paid],
  [closed],
  [paid, asked, refunded],
  [paid, asked, made, failed, second, { ...refunded, at: after(9) }],
  [paid, part, lostPart, over, { ...made, at: after(49) }, { ...refunded, at: after(49) }],
  [paid, part, rest, { ...refunded, at: after(8) }],
  [paid, part, asked, { ...made, cents: 15_000 }, refunded, { ...failed, cents: 15_000, at: after(30) }],
  [paid, over, { ...refunded, at: after(49) }],
  [paid, extended, { ...over, at: after(72) }, { ...refunded, at: after(73) }],
  [paid, converted, disputed, won],
  [paid, over, disputed, { ...lostLater, id: 'dp_1' }, { ...won, at: after(60) }],
  [paid, taken, { ...refunded, at: after(0.3) }],
  [closed, paid, taken, refunded],
  [givenUp, paid, refunded],
  [givenUp, closed, { ...givenUp, at: after(0.3) }],
  [paid, { ...refunded, at: after(2) }],
];

it('10,000 deliveries, shuffled, doubled and delayed, end in no wrong state', () => {
  let deliveries = 0;
  const anyDelivery = fc.constantFrom(...histories).chain((history) =>
    fc
      .tuple(
        fc.array(fc.constantFrom(...history), { maxLength: 12 }),
        fc.infiniteStream(fc.double({ noNaN: true })),
      )
      .map(([repeats, chance]) => {
        const sent = [...history, ...repeats].map((event) => ({ event, at: chance.next().value }));
        return { history, sent: sent.toSorted((a, b) => a.at - b.at).map(({ event }) => event) };
      }),
  );
  while (deliveries < 10_000) {
    for (const { history, sent } of fc.sample(anyDelivery, 500)) {
      deliveries += sent.length;
      const right = from(history);
      const state = from(sent);
      // The order of refunds in their record is no fact.
      expect(state).toEqual(right);
      expect(holdState(state)).toEqual(holdState(right));
    }
  }
});
