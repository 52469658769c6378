import { describe, expect, it } from 'vitest';
import { snoozeChoices, snoozeUntil } from './snooze.ts';

const now = new Date('2026-11-24T21:30:00Z'); // Wednesday morning in Brisbane, 7:30
const brisbane = 'Australia/Brisbane';

describe('snoozeUntil', () => {
  it.each([
    [{ when: 'wake', date: '' }, null],
    [{ when: 'hours', date: '' }, '2026-11-25T00:30:00.000Z'],
    [{ when: 'tomorrow', date: '' }, '2026-11-25T23:00:00.000Z'],
    [{ when: 'monday', date: '' }, '2026-11-29T23:00:00.000Z'],
    [{ when: 'date', date: '2026-12-24' }, '2026-12-23T23:00:00.000Z'],
    [{ when: 'date', date: '' }, undefined],
    [{ when: '', date: '' }, undefined],
  ])('%j ends at %s', (fields, until) => expect(snoozeUntil(fields, now, brisbane)).toBe(until));

  it('is a week from a Monday to the next', () => {
    const monday = new Date('2026-11-30T02:00:00Z');
    expect(snoozeUntil({ when: 'monday', date: '' }, monday, brisbane)).toBe('2026-12-06T23:00:00.000Z');
  });

  it('is nine o’clock on both sides of a change of the clock', () => {
    const before = new Date('2026-10-03T02:00:00Z');
    expect(snoozeUntil({ when: 'tomorrow', date: '' }, before, 'Australia/Sydney')).toBe(
      '2026-10-03T22:00:00.000Z',
    );
  });
});

it('offers to wake only what is snoozed', () => {
  const values = (snoozed: string | null) => snoozeChoices(now, brisbane, snoozed).map(({ value }) => value);
  expect(values(null)).not.toContain('wake');
  expect(values('2026-11-29T23:00:00Z')).toContain('wake');
  expect(values('2026-11-24T21:30:00Z')).not.toContain('wake');
});
