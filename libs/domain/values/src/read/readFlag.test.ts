import { describe, expect, it } from 'vitest';
import { readFlag } from './readFlag.ts';

describe('readFlag', () => {
  it.each([
    [true, true],
    ['true', true],
    [' TRUE ', true],
    ['Yes', true],
    ['y', true],
    ['t', true],
    ['1', true],
    [1, true],
    [false, false],
    ['false', false],
    ['No', false],
    ['n', false],
    ['f', false],
    ['0', false],
    [0, false],
    ['maybe', null],
    ['', null],
    [2, null],
    [null, null],
    [undefined, null],
    [{}, null],
  ])('reads %j as %j', (value, expected) => {
    expect(readFlag(value)).toBe(expected);
  });
});
