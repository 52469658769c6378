import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursText, isOpenStatus } from './hoursText.ts';
import { timeText } from './timeText.ts';
import { minutesOfDay } from './minutesOfDay.ts';

describe('minutesOfDay', () => {
  it.each([
    ['00:00', 0],
    ['08:00', 480],
    ['8:30', 510],
    ['17:30', 1050],
    ['23:59', 1439],
    ['24:00', 1440],
    ['24:01', null],
    ['25:00', null],
    ['12:60', null],
    ['08:00:00', 480],
    [' 8:30 am ', 510],
    ['8.30', 510],
    ['8:30 am', 510],
    ['8:30AM', 510],
    ['8 am', 480],
    ['8am', 480],
    ['5:30 pm', 1050],
    ['12:00 am', 0],
    ['12:15 am', 15],
    ['12:00 pm', 720],
    ['12:30 pm', 750],
    ['1 pm', 780],
    ['13:00 pm', null],
    ['0:30 am', null],
    ['8', null],
    ['x8:00', null],
    ['8:00x', null],
    ['Closed', null],
    ['', null],
    [null, null],
  ])('reads %j as %j', (text, minutes) => {
    expect(minutesOfDay(text)).toBe(minutes);
  });

  it('law: parses every time that `timeText` formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
        expect(minutesOfDay(timeText(minutes))).toBe(minutes);
      }),
    );
  });
});

describe('timeText', () => {
  it.each([
    [0, '12:00 am'],
    [5, '12:05 am'],
    [510, '8:30 am'],
    [719, '11:59 am'],
    [720, '12:00 pm'],
    [1050, '5:30 pm'],
    [1440, '12:00 am'],
  ])('prints %d as %s', (minutes, text) => {
    expect(timeText(minutes)).toBe(text);
  });
});

describe('hoursText', () => {
  const open = { status: 'Open', formated_hours: null, open: '08:30', close: '17:30' };
  it.each([
    [open, '8:30 am - 5:30 pm'],
    [{ ...open, formated_hours: 'By appointment' }, 'By appointment'],
    [{ ...open, formated_hours: ' 8 to 5 ' }, '8 to 5'],
    [{ ...open, formated_hours: ' ' }, '8:30 am - 5:30 pm'],
    [{ ...open, close: null }, 'Open'],
    [{ ...open, open: null }, 'Open'],
    [{ status: 'open' }, 'Open'],
    [{ ...open, status: 'Closed' }, 'Closed'],
    [{ ...open, status: 'Closed', formated_hours: '8 to 5' }, 'Closed'],
    [{ ...open, status: null }, 'Closed'],
  ])('[LO-02] prints %j as %j', (hours, text) => {
    expect(hoursText(hours)).toBe(text);
  });

  it.each([
    ['Open', true],
    [' OPEN ', true],
    ['Closed', false],
    ['opening soon', false],
    ['', false],
    [null, false],
  ])('takes the status %j for open: %j', (status, isOpen) => {
    expect(isOpenStatus(status)).toBe(isOpen);
  });
});
