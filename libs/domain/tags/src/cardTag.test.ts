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

/** A vehicle that deserves every tag at once; each row below takes the winner away. */
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
  ])('[PR-05] on a vehicle of everything with %j puts %j', (fields, expected) => {
    expect(cardTag({ ...everything, ...fields }, { now, electricTag: true })).toEqual(expected);
  });

  it.each([false, undefined])('[PR-05] tags no fuel when the site says %j', (electricTag) => {
    expect(cardTag(everything, { now, electricTag })?.kind).toBe('reserved');
    expect(cardTag({ ...everything, simple_fuel: 'Hybrid' }, { now, electricTag })?.kind).toBe('reserved');
  });

  it.each([
    ['Electric', null, 'electric'],
    [null, 'Electric', 'electric'],
    [null, 'PULP/Electric', 'hybrid'],
    ['Petrol', 'Electric', undefined],
    [null, null, undefined],
  ])('[PR-05] reads the fuel %j, else %j', (simple, fuel, kind) => {
    expect(cardTag({ ...car, simple_fuel: simple, fuel }, { now, electricTag: true })?.kind).toBe(kind);
  });

  it.each([
    [0, true],
    [8 * DAY, true],
    [8 * DAY + 1, false],
    [8 * DAY - 1, true],
    [-60_000, true],
  ])('[PR-05] calls a vehicle created %d ms ago a new arrival: %j', (ms, fresh) => {
    expect(cardTag({ ...car, created_at: ago(ms) }, { now })?.kind === 'new-arrival').toBe(fresh);
  });

  it.each([
    [2 * DAY, 2, true],
    [2 * DAY + 1, 2, false],
    [0, 0, false],
    [0, -1, false],
    [0, Number.NaN, false],
  ])('[PR-05] with %d ms of age and %d days as the site’s limit says %j', (ms, newArrivalDays, fresh) => {
    expect(cardTag({ ...car, created_at: ago(ms) }, { now, newArrivalDays }) !== null).toBe(fresh);
  });

  it('[PR-05] reads seconds, milliseconds and texts of what was not parsed', () => {
    const raw = (created: unknown, reserved: unknown): TaggedCar =>
      Object.assign({ ...car }, { created_at: created, reserved });
    expect(cardTag(raw(now.getTime() / 1000, false), { now })?.kind).toBe('new-arrival');
    expect(cardTag(raw(now.getTime(), false), { now })?.kind).toBe('new-arrival');
    expect(cardTag(raw(null, 'true'), { now })?.kind).toBe('reserved');
    expect(cardTag(raw(null, 'false'), { now })).toBe(null);
  });

  it('[PR-05] calls nothing new that says no date, however long the site’s limit', () => {
    expect(cardTag({ ...car, created_at: null }, { now, newArrivalDays: 100_000 })).toBe(null);
  });

  it.each(['', '  ', 'null'])('[PR-05] takes %j for no tag of the dealer', (tag) => {
    expect(cardTag({ ...car, tag }, { now })).toBe(null);
  });

  it('[PR-05] calls every sold vehicle sold, and gives one tag with words or none', () => {
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

  it('refuses nonsense when it compiles', () => {
    // @ts-expect-error without a moment nothing can be new
    const timeless: CardTagOptions = { electricTag: true };
    // @ts-expect-error no card can say "cheap": the kinds are fixed
    const cheap = () => cardTag(car, { now })?.kind === 'cheap';
    expect([timeless, cheap]).toHaveLength(2);
  });
});
