import { describe, expect, it } from 'vitest';
import { locationPhone } from './locationPhone.ts';

describe('locationPhone', () => {
  it.each([
    [{ phone: ' 5 ', contact_detail: { phone: '6', landline_phone: '7' } }, '5'],
    [{ phone: ' ', contact_detail: { phone: '6', landline_phone: '7' } }, '6'],
    [{ contact_detail: { phone: null, landline_phone: '7' } }, '7'],
    [{ phone: null, contact_detail: null }, null],
    [{}, null],
  ])('[PR-07] of %j is %j', (location, number) => {
    expect(locationPhone(location)).toBe(number);
  });
});
