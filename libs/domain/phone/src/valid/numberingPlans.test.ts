import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validPhone } from './numberingPlans.ts';

describe('validPhone', () => {
  it.each([
    ['0491 570 006', '+61491570006'],
    ['0491-570-006', '+61491570006'],
    ['491570006', '+61491570006'],
    ['(07) 5550 4100', '+61755504100'],
    ['07 5550 4100 ext 12', '+61755504100'],
    ['+61 (0)7 5550 4100', '+61755504100'],
    ['(+61) 491 570 006', '+61491570006'],
    ['61491570006', '+61491570006'],
    ['0011 61 7 5550 4100', '+61755504100'],
    ['13 12 34', '+61131234'],
    ['1300 975 707', '+611300975707'],
    ['1800 975 708', '+611800975708'],
    [' 0491 570 006 ', '+61491570006'],
  ])('accepts %j as the Australian number %j', (text, number) => {
    expect(validPhone(text)).toBe(number);
  });

  it.each([
    ['+44 20 7946 0000', '+442079460000'],
    ['+44 (0)20 7946 0000', '+442079460000'],
    ['0011 44 20 7946 0000', '+442079460000'],
    ['+64 21 123 4567', '+64211234567'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['+86 138 0013 8000', '+8613800138000'],
    ['+91 98765 43210', '+919876543210'],
  ])('accepts the overseas number %j as %j', (text, number) => {
    expect(validPhone(text)).toBe(number);
  });

  it.each([
    '041234567',
    '001440000000',
    '0014 44 20 7946 0000',
    '04123456789',
    '0000000000',
    '12345678',
    '1234567890',
    '131234567',
    '5550 4100',
    '0591 570 006',
    '000',
    '+61 000',
    '+1 555',
    '+123456789012345',
    '+999 123 456 789',
    '07 5550 4100 or 0491 570 006',
    '1300 CARS 22',
    'call me',
    'tel:0491570006',
    '+',
    '',
    '   ',
  ])('rejects %j, which cannot be dialled', (text) => {
    expect(validPhone(text)).toBeNull();
  });

  it('law: validating a valid number again changes nothing, and no text throws', () => {
    const typed = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'00112346789 ()+-. x'), maxLength: 20 }),
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.integer({ min: 0, max: 99_999_999 }).map((mobile) => `04${String(mobile).padStart(8, '0')}`),
    );
    let valid = 0;
    fc.assert(
      fc.property(typed, (text) => {
        const number = validPhone(text);
        if (number === null) return;
        valid += 1;
        expect(validPhone(number)).toBe(number);
      }),
      { numRuns: 2_000 },
    );
    expect(valid).toBeGreaterThan(0);
  });
});
