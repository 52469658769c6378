import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePhone } from './normalisePhone.ts';
import { telHref } from './telHref.ts';

const table: [string, string | null][] = [
  ['(07) 5550 4100', '+61755504100'],
  ['07 5550 4100', '+61755504100'],
  ['0755504100', '+61755504100'],
  ['02-7010-4117', '+61270104117'],
  ['03.5550.4118', '+61355504118'],
  ['(08) 5550 4100', '+61855504100'],
  ['0491 570 006', '+61491570006'],
  ['0591 570 006', '+61591570006'],
  ['+61 491 570 006', '+61491570006'],
  ['+61 (0)7 5550 4100', '+61755504100'],
  ['+61(0)755504100', '+61755504100'],
  ['61755504100', '+61755504100'],
  ['0011 61 7 5550 4100', '+61755504100'],
  ['(07) 5550 4100 ext 12', '+61755504100'],
  ['(07) 5550 4100 x12', '+61755504100'],
  ['(07) 5550 4100, extension 3', '+61755504100'],
  ['13 12 34', '131234'],
  ['1300 975 707', '1300975707'],
  ['1800 975 708', '1800975708'],
  ['+61 1800 975 708', '1800975708'],
  ['61 13 12 34', '131234'],
  ['+44 20 7946 0000', '+442079460000'],
  ['0011 44 20 7946 0000', '+442079460000'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['5550 4100', '55504100'],
  ['0655504100', '0655504100'],
  ['07 5550 410', '075550410'],
  ['1234567', null],
  ['+1234567', null],
  ['12345678', '12345678'],
  ['123456789012345', '123456789012345'],
  ['1234567890123456', null],
  ['+123456789012345', '+123456789012345'],
  ['+1234567890123456', null],
  ['13 12 3', null],
  ['+13 12 34', null],
  ['0011 1300 975 707', null],
  ['07 5550 4100 or 0491 570 006', null],
  ['07+5550 4100', null],
  ['++61755504100', null],
  ['call me', null],
  ['1300 CARS 22', null],
  ['7131234', null],
  ['99131234', '99131234'],
  ['131234567', '131234567'],
  ['13001234567', '13001234567'],
  ['07 5550 41001', '07555041001'],
  ['17 5550 41001', '17555041001'],
  ['9 07 5550 4100', '90755504100'],
  ['9961755504100', '9961755504100'],
  ['617555041001', '617555041001'],
  ['07 5550 4100 ext 5 or 6', null],
  ['07 5550 4100 x5 6', null],
  ['9 +61 (0)7 5550 4100', null],
  ['', null],
  ['   ', null],
  ['+', null],
];

describe('normalisePhone', () => {
  it.each(table)('writes %j as %j', (text, expected) => {
    expect(normalisePhone(text)).toBe(expected);
  });

  it('law: normalising twice changes nothing', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0011234567899 ()+-. x'), maxLength: 20 });
    fc.assert(
      fc.property(typed, (text) => {
        const number = normalisePhone(text);
        fc.pre(number !== null);
        expect(number).toMatch(/^\+?\d{6,15}$/);
        expect(normalisePhone(number)).toBe(number);
      }),
      { numRuns: 2000 },
    );
  });

  it('gives one result for a landline or mobile, however it is spaced', () => {
    const area = fc.constantFrom('2', '3', '4', '5', '7', '8');
    const local = fc.integer({ min: 0, max: 99_999_999 }).map((digits) => String(digits).padStart(8, '0'));
    fc.assert(
      fc.property(area, local, (a, digits) => {
        const expected = `+61${a}${digits}`;
        for (const text of [
          `0${a}${digits}`,
          `(0${a}) ${digits.slice(0, 4)} ${digits.slice(4)}`,
          `+61 ${a} ${digits}`,
        ])
          expect(normalisePhone(text)).toBe(expected);
      }),
    );
  });
});

describe('telHref', () => {
  it.each(table)('links %j by its normalised number %j', (text, number) => {
    expect(telHref(text)).toBe(number === null ? null : `tel:${number}`);
  });
});
