import { describe, expect, it } from 'vitest';
import { resolvePhone } from './resolvePhone.ts';
import type { PhoneBook, PhoneDealer } from './resolvePhone.ts';

const place = { id: 106, address: null };
const car = { car_type: 'used', dealership_slug: 'northside', location_id: 106, location: place } as const;
const book: PhoneBook = {
  overrides: { dealership: { northside: '1' }, carType: { new: '2n', demo: '2d', used: '2u' } },
  carType: { new: '3n', demo: '3d', used: '3u' },
  defaults: { new: '4n', used: '4u' },
};
const locations = [
  { id: 1, phone: 'wrong' },
  { id: 106, phone: '5', contact_detail: { phone: '6', landline_phone: '7' } },
];
const phonesWithout = (...steps: ('dealership' | 'overrides' | 'carType' | 'defaults')[]): PhoneBook => ({
  overrides: steps.includes('overrides')
    ? {}
    : { ...book.overrides, ...(steps.includes('dealership') ? { dealership: { other: '1' } } : {}) },
  carType: steps.includes('carType') ? {} : book.carType,
  defaults: steps.includes('defaults') ? {} : book.defaults,
});

describe('resolvePhone', () => {
  it.each<[PhoneBook | undefined, string, string]>([
    [book, '1', 'override'],
    [phonesWithout('dealership'), '2u', 'override'],
    [phonesWithout('overrides'), '3u', 'car-type'],
    [phonesWithout('overrides', 'carType'), '4u', 'default'],
    [phonesWithout('overrides', 'carType', 'defaults'), '5', 'location'],
    [{}, '5', 'location'],
    [undefined, '5', 'location'],
  ])('[PR-07] finds in %j the number %s by %s', (phones, number, source) => {
    expect(resolvePhone({ car, dealer: { phones, locations } })).toEqual({ number, source });
  });

  it.each([
    ['new', '2n', '3n', '4n'],
    ['demo', '2d', '3d', '4n'],
    ['used', '2u', '3u', '4u'],
  ] as const)('[PR-07] looks a %s car up under its type', (type, override, byType, byDefault) => {
    const vehicle = { ...car, car_type: type };
    const number = (phones: PhoneBook) =>
      resolvePhone({ car: vehicle, dealer: { phones, locations } })?.number;
    expect(number(phonesWithout('dealership'))).toBe(override);
    expect(number(phonesWithout('overrides'))).toBe(byType);
    expect(number(phonesWithout('overrides', 'carType'))).toBe(byDefault);
  });

  it.each<[PhoneDealer['locations'], string | null]>([
    [locations, '5'],
    [[{ id: 106, phone: ' ', contact_detail: { phone: '6', landline_phone: '7' } }], '6'],
    [[{ id: 106, phone: null, contact_detail: { phone: null, landline_phone: '7' } }], '7'],
    [[{ id: 106, contact_detail: {} }], null],
    [[{ id: 106, contact_detail: null }], null],
    [[{ id: 106 }], null],
    [[{ id: 1, phone: 'wrong' }], null],
    [[], null],
    [undefined, null],
  ])('[PR-07] takes from the locations %j the number %j', (places, number) => {
    expect(resolvePhone({ car, dealer: { locations: places } })?.number ?? null).toBe(number);
  });

  it('[PR-07] finds the location by its own id when the car names none', () => {
    expect(resolvePhone({ car: { ...car, location_id: null }, dealer: { locations } })?.number).toBe('5');
    expect(resolvePhone({ car: { ...car, location: null }, dealer: { locations } })?.number).toBe('5');
    expect(resolvePhone({ car: { ...car, location_id: null, location: null }, dealer: { locations } })).toBe(
      null,
    );
  });

  it('[PR-07] passes over blank numbers and trims the others', () => {
    const phones: PhoneBook = { overrides: { dealership: { northside: '  ' } }, carType: { used: ' 3 ' } };
    expect(resolvePhone({ car, dealer: { phones, locations } })).toEqual({ number: '3', source: 'car-type' });
  });

  it('[PR-07] ignores a dealership slug that is a property name of objects, and a missing one', () => {
    const dealer = { phones: { overrides: { dealership: {} } } };
    expect(resolvePhone({ car: { ...car, dealership_slug: 'toString' }, dealer })).toBe(null);
    expect(resolvePhone({ car: { ...car, dealership_slug: null }, dealer: { phones: book } })?.number).toBe(
      '2u',
    );
  });

  it('[PR-07] returns null without numbers', () => {
    const nulls = { phones: { overrides: { dealership: { null: '1' } } } };
    expect(resolvePhone({ car: { ...car, dealership_slug: null }, dealer: nulls })).toBe(null);
    expect(resolvePhone({ car: { ...car, car_type: 'new' }, dealer: {} })).toBe(null);
  });

  it('rejects invalid types at compile time', () => {
    // @ts-expect-error demonstrators use the number for new cars, so defaults has new and used only
    const demo: PhoneBook = { defaults: { demo: '1' } };
    expect(resolvePhone({ car, dealer: { phones: demo } })).toBe(null);
  });
});
