import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadMessages } from '../messages.ts';
import { normalisePostcode } from './normalisePostcode.ts';
import { postcodeField } from './postcodeField.ts';

const table: [string, string | null][] = [
  ['0800', '0800'],
  ['4006', '4006'],
  ['0000', '0000'],
  [' 4006\t', '4006'],
  ['800', null],
  ['40060', null],
  ['4 006', null],
  ['4,006', null],
  ['400a', null],
  ['4006.0', null],
  ['-800', null],
  ['４００６', null],
  ['', null],
];

describe('normalisePostcode', () => {
  it.each(table)('[EN-01] reads %j as %j', (text, expected) => {
    expect(normalisePostcode(text)).toBe(expected);
  });

  it('[EN-01] law: returns four digits or null, and normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^ ?\d{3,5} ?$/)), (text) => {
        const postcode = normalisePostcode(text);
        fc.pre(postcode !== null);
        expect(postcode).toMatch(/^\d{4}$/);
        expect(normalisePostcode(postcode)).toBe(postcode);
      }),
    );
  });

  it('rejects a numeric postcode at compile time', () => {
    // @ts-expect-error 0800 as a number is 800: a postcode is text
    expect(() => normalisePostcode(800)).toThrow();
  });
});

describe('postcodeField', () => {
  it.each(table)('[EN-01] reads %j as %j', (text, expected) => {
    const result = postcodeField.safeParse(text);
    expect(result.success ? result.data : null).toBe(expected);
  });

  it.each([['80'], [undefined], [null], [4006]])(
    '[EN-01] rejects %j with the specification’s message',
    (value) => {
      const result = postcodeField.safeParse(value);
      expect(result.error?.issues.map(({ message }) => message)).toEqual([
        'Invalid postcode. Please enter a 4-digit number.',
      ]);
      expect(leadMessages.postcode).toBe('Invalid postcode. Please enter a 4-digit number.');
    },
  );
});
