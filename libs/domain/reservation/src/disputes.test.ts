import fc from 'fast-check';
import { expect, test } from 'vitest';
import { disputeOf, knowsDispute, withDispute, type DisputeEvent } from './disputes.ts';

const day = (date: number) => `2026-11-${date}T02:10:00.000Z`;
const none = { disputedAt: null };
const opened: DisputeEvent = { kind: 'disputed', at: day(11), id: 'dp_1' };
const won: DisputeEvent = { kind: 'disputeWon', at: day(20), id: 'dp_1' };
const lost: DisputeEvent = { kind: 'disputeLost', at: day(15), id: 'dp_1' };
const other: DisputeEvent = { kind: 'disputed', at: day(12), id: 'dp_2' };
const factsOf = (events: readonly DisputeEvent[]) => events.reduce(withDispute, none);

test.each<[DisputeEvent[], string | null]>([
  [[], null],
  [[opened], 'open'],
  [[opened, won], null],
  [[won], null],
  [[opened, lost], 'lost'],
  [[lost, won], null],
  [[won, { ...lost, at: day(25) }], 'lost'],
  [[won, other], 'open'],
  [[lost, other], 'open'],
])('[GA-07] the disputes %j are %s', (events, dispute) => expect(disputeOf(factsOf(events))).toBe(dispute));

test('a dispute of an earlier version has no id, and is open', () =>
  expect(disputeOf({ disputedAt: day(11) })).toBe('open'));

test('an event is known with whatever time', () => {
  const all = [opened, won, lost];
  const again = all.map((event) => ({ ...event, at: day(30) }));
  for (const event of all) expect(knowsDispute(none, event)).toBe(false);
  expect(again.map((event) => knowsDispute(factsOf([opened]), event))).toEqual([true, false, false]);
  expect(again.map((event) => knowsDispute(factsOf(all), event))).toEqual([true, true, true]);
  expect(knowsDispute(factsOf(all), { kind: 'paid' })).toBe(false);
});

test('law: the same events in any order, and twice, are the same facts', () =>
  fc.assert(
    fc.property(fc.shuffledSubarray([opened, won, lost, other, opened, lost]), (events) => {
      expect(factsOf(events.toReversed())).toEqual(factsOf(events));
      expect(factsOf([...events, ...events])).toEqual(factsOf(events));
    }),
  ));
