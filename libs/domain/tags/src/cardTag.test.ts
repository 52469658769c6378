import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardTag } from './cardTag.ts';
import type { CardTagOptions, TaggedCar } from './cardTag.ts';

const now = new Date('2026-11-21T00:00:00Z');
const DAY = 86_400_000;
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
const car: TaggedCar = {
  status: 'in_stock',
  simple_fuel: 'Petrol',
  fuel: 'Unleaded',
  reserved: false,
  certified: false,
  tag: null,
  created_at: '2026-01-01T00:00:00Z',
};

/** A vehicle with the data for every tag; each row below removes the tag of highest priority. */
const everything: TaggedCar = {
  ...car,
  status: 'coming_soon',
  simple_fuel: 'Electric',
  reserved: true,
  certified: true,
  tag: 'Test Drive Only',
  created_at: ago(0),
};

describe('cardTag', () => {
  it.each<[Partial<TaggedCar>, object | null]>([
    [{ status: 'sold' }, { kind: 'sold', text: 'Sold' }],
    [{}, { kind: 'electric', text: 'Electric' }],
    [{ simple_fuel: 'Hybrid' }, { kind: 'hybrid', text: 'Hybrid' }],
    [{ simple_fuel: 'Petrol' }, { kind: 'reserved', text: 'Reserved' }],
    [
      { simple_fuel: 'Petrol', reserved: false },
      { kind: 'certified', text: 'Certified' },
    ],
    [
      { simple_fuel: 'Petrol', reserved: false, certified: false },
      { kind: 'custom', text: 'Test Drive Only' },
    ],
    [
      { simple_fuel: 'Petrol', reserved: false, certified: false, tag: null },
      { kind: 'coming-soon', text: 'Coming soon' },
    ],
    [
      { simple_fuel: 'Petrol', reserved: false, certified: false, tag: null, status: 'in_stock' },
      { kind: 'new-arrival', text: 'New arrival' },
    ],
    [
      {
        simple_fuel: 'Petrol',
        reserved: false,
        certified: false,
        tag: null,
        status: 'in_stock',
        created_at: null,
      },
      null,
    ],
  ])('[PR-05] for a vehicle with every tag, changed by %j, is %j', (fields, expected) => {
    expect(cardTag({ ...everything, ...fields }, { now, electricTag: true })).toEqual(expected);
  });

  it.each([false, undefined])('[PR-05] has no fuel tag with electricTag %j', (electricTag) => {
    expect(cardTag(everything, { now, electricTag })?.kind).toBe('reserved');
    expect(cardTag({ ...everything, simple_fuel: 'Hybrid' }, { now, electricTag })?.kind).toBe('reserved');
  });

  it.each([
    ['Electric', null, 'electric'],
    [null, 'Electric', 'electric'],
    [null, 'PULP/Electric', 'hybrid'],
    ['Petrol', 'Electric', undefined],
    [null, null, undefined],
  ])('[PR-05] has a fuel tag from simple_fuel %j, else fuel %j', (simple, fuel, kind) => {
    expect(cardTag({ ...car, simple_fuel: simple, fuel }, { now, electricTag: true })?.kind).toBe(kind);
  });

  it.each([
    [0, true],
    [8 * DAY, true],
    [8 * DAY + 1, false],
    [8 * DAY - 1, true],
    [-60_000, true],
  ])('[PR-05] a vehicle created %d ms ago is a new arrival: %j', (ms, fresh) => {
    expect(cardTag({ ...car, created_at: ago(ms) }, { now })?.kind === 'new-arrival').toBe(fresh);
  });

  it.each([
    [2 * DAY, 2, true],
    [2 * DAY + 1, 2, false],
    [0, 0, false],
    [0, -1, false],
    [0, Number.NaN, false],
  ])('[PR-05] at an age of %d ms with a limit of %d days: %j', (ms, newArrivalDays, fresh) => {
    expect(cardTag({ ...car, created_at: ago(ms) }, { now, newArrivalDays }) !== null).toBe(fresh);
  });

  it('[PR-05] reads timestamps in seconds, milliseconds and text from an unparsed vehicle', () => {
    const raw = (created: unknown, reserved: unknown): TaggedCar =>
      Object.assign({ ...car }, { created_at: created, reserved });
    expect(cardTag(raw(now.getTime() / 1000, false), { now })?.kind).toBe('new-arrival');
    expect(cardTag(raw(now.getTime(), false), { now })?.kind).toBe('new-arrival');
    expect(cardTag(raw(null, 'true'), { now })?.kind).toBe('reserved');
    expect(cardTag(raw(null, 'false'), { now })).toBe(null);
  });

  it('[PR-05] a vehicle without a date is never a new arrival', () => {
    expect(cardTag({ ...car, created_at: null }, { now, newArrivalDays: 100_000 })).toBe(null);
  });

  it.each(['', '  ', 'null'])('[PR-05] ignores the dealer’s tag %j', (tag) => {
    expect(cardTag({ ...car, tag }, { now })).toBe(null);
  });

  it('[PR-05] law: every sold vehicle has the tag Sold, and a tag always has a text', () => {
    const cars = fc.record({
      status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'on_hold'),
      simple_fuel: fc.constantFrom('Petrol', 'Electric', 'Hybrid', null),
      fuel: fc.constant(null),
      reserved: fc.boolean(),
      certified: fc.boolean(),
      tag: fc.option(fc.string(), { nil: null }),
      created_at: fc.option(fc.integer({ min: 0, max: 20 * DAY }).map(ago), { nil: null }),
    });
    fc.assert(
      fc.property(cars, fc.boolean(), (vehicle, electricTag) => {
        const tag = cardTag(vehicle, { now, electricTag });
        expect(tag?.kind === 'sold').toBe(vehicle.status === 'sold');
        expect(tag?.text).not.toBe('');
      }),
    );
  });

  it('rejects invalid types at compile time', () => {
    // @ts-expect-error `now` is required
    const timeless: CardTagOptions = { electricTag: true };
    // @ts-expect-error "cheap" is not a kind of tag
    const cheap = () => cardTag(car, { now })?.kind === 'cheap';
    expect([timeless, cheap]).toHaveLength(2);
  });
});
