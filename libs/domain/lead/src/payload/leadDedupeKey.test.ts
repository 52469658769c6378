import { describe, expect, it } from 'vitest';
import { leadDedupeKey } from './leadDedupeKey.ts';

const person = { name: 'Kim', last_name: 'Lee', postcode: '0800' };
const lead = { ...person, email: 'Kim@Mail.example', phone: '0491 570 006', car_id: 7, category: 'Stock' };

describe('leadDedupeKey', () => {
  it('has person, car and category', () => {
    expect(leadDedupeKey(lead)).toBe('kim@mail.example|7|stock');
  });

  it.each([
    [{ email: ' kim@mail.EXAMPLE ' }, true],
    [{ phone: '0491 570 157' }, true],
    [{ category: ' STOCK ' }, true],
    [{ email: 'lee@mail.example' }, false],
    [{ car_id: 8 }, false],
    [{ car_id: null }, false],
    [{ category: 'Photos' }, false],
    [{ category: null }, false],
  ])('is the same with %j: %j', (change, same) => {
    expect(leadDedupeKey({ ...lead, ...change }) === leadDedupeKey(lead)).toBe(same);
  });

  it('identifies a person without e-mail by the phone number, in any format', () => {
    const byPhone = (phone: string | null, email: string | null = null) =>
      leadDedupeKey({ ...lead, email, phone });
    expect(byPhone('0491 570 006')).toBe(byPhone('+61 491 570 006', ' '));
    expect(byPhone('0491 570 006')).not.toBe(byPhone('0491 570 157'));
    expect(byPhone('not a number')).toBe(byPhone(null));
    expect(leadDedupeKey({ ...lead, car_id: null, category: null })).toBe('kim@mail.example||');
    expect(byPhone(null)).toBe('kim lee 0800|7|stock');
    expect(leadDedupeKey({ ...lead, email: null, phone: '1', last_name: null, postcode: null })).toBe(
      'kim|7|stock',
    );
  });
});
