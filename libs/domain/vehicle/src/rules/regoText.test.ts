import { describe, expect, it } from 'vitest';
import { regoText } from './regoText.ts';

const timeZone = 'Australia/Brisbane';
const now = new Date('2026-11-20T15:00:00Z');

describe('regoText', () => {
  it.each([
    ['2026-11-21', 'Expires on 21 November 2026'],
    ['2026-11-22', 'Expires on 22 November 2026'],
    ['9/2/2027', 'Expires on 9 February 2027'],
    ['2026-11', 'Expires on November 2026'],
    ['2026-11-20', null],
    ['2026-10', null],
    ['2016-01-01', null],
    ['', null],
    ['null', null],
    ['soon', null],
    [null, null],
  ])('[PR-10] says of %j: %j', (expiry, expected) => {
    expect(regoText(expiry, { now, timeZone })).toBe(expected);
  });

  it.each([
    ['2026-11-20', 'Unregistered'],
    ['2026-11-21', 'Expires on 21 November 2026'],
    [null, null],
    ['soon', null],
  ])('[PR-10] on sites that say so, says of %j: %j', (expiry, expected) => {
    expect(regoText(expiry, { now, timeZone, showUnregistered: true })).toBe(expected);
  });

  it('[PR-10] counts today in the site’s zone', () => {
    expect(regoText('2026-11-20', { now, timeZone: 'Australia/Perth' })).toBe('Expires on 20 November 2026');
    expect(regoText('2026-11-20', { now, timeZone: 'Pacific/Kiritimati' })).toBe(null);
  });
});
