import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { optionalId } from './idField.ts';
import { postcodeField } from './postcodeField.ts';
import { servicesField } from './servicesField.ts';
import { optionalText, requiredText } from './textField.ts';

const said = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? null;

describe('requiredText', () => {
  const field = requiredText(5, 'Please say it.');

  it.each([
    ['abc', 'abc'],
    ['  abc ', 'abc'],
    ['a', 'a'],
    ['abcde', 'abcde'],
    [' abcde ', 'abcde'],
    ['a\0b', 'ab'],
    ['\0abcde\0', 'abcde'],
    ['a\ud83d', 'a\ufffd'],
    ['🚗', '🚗'],
  ])('[EN-01] takes %j as %j', (text, expected) => {
    expect(field.parse(text)).toBe(expected);
  });

  it.each([
    ['', 'Please say it.'],
    ['\0 ', 'Please say it.'],
    ['   ', 'Please say it.'],
    [undefined, 'Please say it.'],
    [null, 'Please say it.'],
    [7, 'Please say it.'],
    ['abcdef', 'Please shorten this text.'],
  ])('[EN-01] rejects %j with one message: %j', (value, message) => {
    expect(said(field, value)).toEqual([message]);
  });

  it('has only the length message for a text that is too long', () => {
    const never = requiredText(5, 'Please say it.').check(z.refine(() => false, { error: 'Never right.' }));
    expect(said(never, 'abcdef')).toEqual(['Please shorten this text.']);
    expect(said(never, 'abc')).toEqual(['Never right.']);
  });
});

describe('optionalText', () => {
  const field = optionalText(5);

  it.each([
    ['abc', 'abc'],
    [' abcde ', 'abcde'],
    ['\0', null],
    ['\ude97a', '\ufffda'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('[EN-01] takes %j as %j', (value, expected) => {
    expect(field.parse(value)).toBe(expected);
  });

  it('[EN-01] rejects a longer text, and a value that is not a text', () => {
    expect(said(field, 'abcdef')).toEqual(['Please shorten this text.']);
    expect(said(field, 7)).toHaveLength(1);
  });
});

describe('optionalId', () => {
  it.each([
    [0, 0],
    [106, 106],
    ['106', 106],
    [' 106 ', 106],
    ['0', 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('[EN-01] takes %j as %j', (value, expected) => {
    expect(optionalId.parse(value)).toBe(expected);
  });

  it.each([
    [-1],
    [1.5],
    ['-1'],
    ['1.5'],
    ['1e3'],
    ['0x10'],
    ['+7'],
    ['7a'],
    [2 ** 53],
    ['9'.repeat(17)],
    [true],
  ])('[EN-01] refuses %j', (value) => {
    expect(said(optionalId, value)).toEqual(['Please enter a whole number.']);
  });
});

describe('postcodeField', () => {
  it.each([
    ['0800', '0800'],
    [' 4006 ', '4006'],
  ])('[EN-01] takes %j as %j', (text, expected) => {
    expect(postcodeField.parse(text)).toBe(expected);
  });

  it.each([['800'], ['08000'], [''], ['4,006'], [4006], [undefined]])(
    '[EN-01] rejects %j with the specification’s message',
    (value) => {
      expect(said(postcodeField, value)).toEqual(['Invalid postcode. Please enter a 4-digit number.']);
    },
  );
});

describe('servicesField', () => {
  it.each([
    [undefined, []],
    [null, []],
    ['', []],
    [' Wash ', ['Wash']],
    [
      ['Wash', ' ', 'Tint', 'Wash'],
      ['Wash', 'Tint'],
    ],
  ])('[EN-01] takes %j as %j', (value, expected) => {
    expect(servicesField.parse(value)).toEqual(expected);
  });

  it.each([['x'.repeat(101)], [['x'.repeat(101)]], [Array.from({ length: 51 }, String)], [7]])(
    'refuses a flood',
    (value) => {
      expect(servicesField.safeParse(value).success).toBe(false);
    },
  );
});
