import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEvent, type HoldEvent } from './applyEvent.ts';
import { invoiceState } from './invoiceState.ts';
import { openHold } from './openHold.ts';

const now = new Date('2026-11-26T02:00:00Z');
const opened = openHold({ amountCents: 125_050, hours: 1, payMinutes: 35 }, now);
const at = '2026-11-26T02:10:00.000Z';
const paid: HoldEvent = { kind: 'paid', at, payment: 'pi_1' };
const closed: HoldEvent = { kind: 'closed', at };
const refunded: HoldEvent = { kind: 'refunded', at };
const failedLater: HoldEvent = { kind: 'refundFailed', at: '2026-11-28T02:10:00.000Z' };
const disputed: HoldEvent = { kind: 'disputed', at };
const stateOf = (events: readonly HoldEvent[]) => invoiceState(events.reduce(applyEvent, opened));

test.each<[HoldEvent[], string, boolean]>([
  [[], 'open', false],
  [[closed], 'closed', false],
  [[paid], 'paid', false],
  [[closed, paid], 'paid', false],
  [[paid, disputed], 'paid', true],
  [[paid, refunded], 'refunded', false],
  [[refunded], 'refunded', false],
  [[paid, refunded, failedLater], 'paid', false],
])('%j is %s', (events, status, isDisputed) =>
  expect(stateOf(events)).toEqual({ status, disputed: isDisputed }),
);

test('twice, late and in any order the same events give the same state', () => {
  const events = fc.subarray([paid, closed, refunded, failedLater, disputed]);
  fc.assert(
    fc.property(
      events.chain((list) =>
        fc.tuple(fc.constant(list), fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2 })),
      ),
      ([list, shuffled]) => {
        expect(stateOf(shuffled)).toEqual(stateOf(list));
      },
    ),
  );
});
