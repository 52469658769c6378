import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as plans from './numberingPlans.ts';
import * as shapes from './numberShapes.ts';

describe('numbers by their shape', () => {
  it.each([
    '041234567',
    '04123456789',
    '0000000000',
    '12345678',
    '1234567890',
    '12345678901',
    '5550 4100',
    '0691 570 006',
    '000',
    '+61 000',
    '+1 555',
    '+1234567890123456',
    '+044 20 7946 0000',
    '0491 570 006 +1',
    '07 5550 4100 or 0491 570 006',
    '1300 CARS 22',
    'tel:0491570006',
    '+',
    '',
  ])('rejects %j', (text) => {
    expect(shapes.validPhone(text)).toBeNull();
  });

  it('law: a number that the plans accept has the shape of one, and an Australian one is read the same', () => {
    const group = (lengths: fc.IntegerConstraints) =>
      fc
        .integer(lengths)
        .chain((length) =>
          fc
            .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
            .map((digits) => digits.join('')),
        );
    const before = fc.constantFrom(
      '',
      '0',
      '04',
      '07',
      '(02) ',
      '1',
      '12',
      '13',
      '1300 ',
      '1800',
      '1831 ',
      '18320',
      '180',
      '190',
      '+61 ',
      '+61 (0)',
      '61',
      '0011 61 ',
      '(+61) ',
      '+64 ',
      '+44 (0)',
      '0011 1 ',
      '+',
    );
    const between = fc.constantFrom('', ' ', '-', ' - ', '.', '/');
    const after = fc.constantFrom('', ' ext 12', ' x3', ' ');
    const typed = fc
      .tuple(before, group({ min: 1, max: 6 }), between, group({ min: 1, max: 6 }), after)
      .map((parts) => parts.join(''));
    let accepted = 0;
    fc.assert(
      fc.property(typed, (text) => {
        const number = plans.validPhone(text);
        if (number === null) return;
        accepted += 1;
        const read = shapes.validPhone(text);
        expect(read, text).not.toBeNull();
        if (number.startsWith('+61')) expect(read, text).toBe(number);
      }),
      { numRuns: 5_000, examples: [['1831200000000'], ['+61 1832 491 570 006']] },
    );
    expect(accepted).toBeGreaterThan(300);
  });
});
