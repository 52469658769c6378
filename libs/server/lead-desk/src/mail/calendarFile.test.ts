import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile.ts';

const event = {
  uid: 'b7b1c1f6@dealer.example',
  created: new Date('2026-11-21T06:12:00Z'),
  start: new Date('2026-11-23T09:00:00+10:00'),
  minutes: 30,
  summary: 'Harbour City Motors: 2020 Toyota RAV4',
  location: 'Harbour City Motors, 1 Quay St; Newstead',
  description: 'Monday 23 November 2026, 9:00 am\nPhone: (07) 5550 4100',
  url: 'https://dealer.example/cars/rav4',
};

it('[EN-04] is a calendar with one event, its text escaped', () => {
  expect(calendarFile(event).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Forecourt//Appointments//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:b7b1c1f6@dealer.example',
    'DTSTAMP:20261121T061200Z',
    'DTSTART:20261122T230000Z',
    'DTEND:20261122T233000Z',
    'SUMMARY:Harbour City Motors: 2020 Toyota RAV4',
    String.raw`LOCATION:Harbour City Motors\, 1 Quay St\; Newstead`,
    String.raw`DESCRIPTION:Monday 23 November 2026\, 9:00 am\nPhone: (07) 5550 4100`,
    'URL:https://dealer.example/cars/rav4',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each([
  ['Brisbane', '2026-11-23T09:00:00+10:00', '20261122T230000Z'],
  ['Sydney in summer', '2026-11-23T09:00:00+11:00', '20261122T220000Z'],
  ['Sydney in winter', '2026-07-23T09:00:00+10:00', '20260722T230000Z'],
  ['Adelaide', '2026-11-23T09:00:00+10:30', '20261122T223000Z'],
  ['Perth', '2026-11-23T09:00:00+08:00', '20261123T010000Z'],
])('[EN-04] nine o’clock in %s is the right instant', (_place, dateTime, utc) => {
  expect(calendarFile({ ...event, start: new Date(dateTime) })).toContain(`\r\nDTSTART:${utc}\r\n`);
});

it('has lines of at most 75 octets, and the same text when unfolded', () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab ,;\\é漢🚗\n'), maxLength: 300, size: 'max' });
  fc.assert(
    fc.property(text, (summary) => {
      const file = calendarFile({ ...event, summary });
      const lines = file.split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      expect(lines.join('')).not.toMatch(/[\r\n]/);
      const unfolded = file.replaceAll('\r\n ', '');
      const read = /\r\nSUMMARY:(.*)\r\n/.exec(unfolded)?.[1] ?? '';
      expect(read.replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character))).toBe(
        summary,
      );
    }),
  );
});
