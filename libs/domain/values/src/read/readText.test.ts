import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './readText.ts';

describe('readText', () => {
  it.each([
    ['White', 'White'],
    ['  White ', 'White'],
    ['0', '0'],
    [0, '0'],
    [2.5, '2.5'],
    ['', null],
    ['   ', null],
    ['null', null],
    [' NULL ', null],
    ['undefined', null],
    ['N/A', null],
    ['na', null],
    ['NaN', null],
    ['-', null],
    ['--', null],
    ['nullable', 'nullable'],
    [null, null],
    [undefined, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [true, null],
    [{}, null],
    [['White'], null],
  ])('[PR-09] reads %j as %j', (value, expected) => {
    expect(readText(value)).toBe(expected);
  });

  it('never throws and reading twice is reading once', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(readText(readText(value))).toBe(readText(value));
      }),
    );
  });
});
