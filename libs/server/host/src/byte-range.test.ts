import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('byteRange', () => {
  it.each([
    ['bytes=0-99', { start: 0, end: 99 }],
    ['bytes=0-', { start: 0, end: 499 }],
    ['bytes=499-', { start: 499, end: 499 }],
    ['bytes=100-9999', { start: 100, end: 499 }],
    ['bytes=-100', { start: 400, end: 499 }],
    ['bytes=-9999', { start: 0, end: 499 }],
    ['bytes=500-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [undefined, null],
    ['', null],
    ['bytes=-', null],
    ['bytes=9-3', null],
    ['bytes=0-1,5-6', null],
    ['items=0-1', null],
    ['bytes=a-b', null],
  ])('%s of 500 bytes', (header, range) => expect(byteRange(header, 500)).toEqual(range));
});
