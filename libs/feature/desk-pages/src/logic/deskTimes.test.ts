import { expect, it } from 'vitest';
import { dueView, momentText, spanText } from './deskTimes.ts';

const now = new Date('2026-11-25T00:00:00Z');

it('shows a moment in the zone of the dealership, not of the browser', () => {
  expect(momentText('2026-11-24T00:30:00Z', 'Australia/Brisbane', now)).toBe('Tue 24 Nov, 10:30 am');
  expect(momentText('2026-11-24T00:30:00Z', 'Australia/Perth', now)).toBe('Tue 24 Nov, 8:30 am');
  expect(momentText('2026-11-23T14:30:00Z', 'Australia/Sydney', now)).toBe('Tue 24 Nov, 1:30 am');
});

it('names the year of a moment where it is not the one of now in that zone', () => {
  expect(momentText('2024-11-26T00:30:00Z', 'Australia/Brisbane', now)).toBe('Tue 26 Nov 2024, 10:30 am');
  expect(momentText('2027-02-22T00:30:00Z', 'Australia/Brisbane', now)).toBe('Mon 22 Feb 2027, 10:30 am');
  // It is the next year in Sydney an hour before it is in Brisbane.
  expect(momentText('2026-12-31T13:30:00Z', 'Australia/Sydney', now)).toBe('Fri 1 Jan 2027, 12:30 am');
  expect(momentText('2026-12-31T13:30:00Z', 'Australia/Brisbane', now)).toBe('Thu 31 Dec, 11:30 pm');
  const newYear = new Date('2026-12-31T13:45:00Z');
  expect(momentText('2026-12-31T13:30:00Z', 'Australia/Sydney', newYear)).toBe('Fri 1 Jan, 12:30 am');
});

it.each([
  [-1, '0 min'],
  [0.9, '0 min'],
  [59.9, '59 min'],
  [60, '1 h'],
  [135, '2 h'],
  [47.9 * 60, '47 h'],
  [48 * 60, '2 days'],
])('%d minutes are %s', (minutes, text) => expect(spanText(minutes)).toBe(text));

it.each([
  [{ due_at: null, overdue: false }, null],
  [
    { due_at: '2026-11-24T00:25:00Z', overdue: false },
    { text: 'Answer within 25 min', overdue: false },
  ],
  [
    { due_at: '2026-11-23T22:00:00Z', overdue: true },
    { text: 'Overdue by 2 h', overdue: true },
  ],
  // It became due since the list was loaded.
  [
    { due_at: '2026-11-23T23:55:00Z', overdue: false },
    { text: 'Overdue by 5 min', overdue: true },
  ],
  // The clock of this computer is slow: the server decides.
  [
    { due_at: '2026-11-24T00:05:00Z', overdue: true },
    { text: 'Overdue by 0 min', overdue: true },
  ],
])('says of %j when an answer is due', (lead, due) =>
  expect(dueView(lead, new Date('2026-11-24T00:00:00Z'))).toEqual(due),
);
