import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm } from './distanceKm.ts';
import { distanceText } from './distanceText.ts';

const brisbane = { lat: -27.4698, long: 153.0251 };
const sydney = { lat: -33.8688, long: 151.2093 };
const perth = { lat: -31.9523, long: 115.8613 };
const point = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  long: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceKm', () => {
  it.each([
    [brisbane, brisbane, 0],
    [brisbane, sydney, 732],
    [sydney, perth, 3290],
    [{ lat: 0, long: 0 }, { lat: 0, long: 1 }, 111],
    [{ lat: 0, long: 179.5 }, { lat: 0, long: -179.5 }, 111],
    [{ lat: 90, long: 0 }, { lat: -90, long: 0 }, 20015],
    [{ lat: 0, long: 0 }, { lat: 0, long: 180 }, 20015],
    [{ lat: 90, long: 10 }, { lat: 90, long: 100 }, 0],
  ])('[SR-20] from %j to %j is %d km', (a, b, km) => {
    expect(Math.round(distanceKm(a, b))).toBe(km);
  });

  it('[SR-20] is a quarter of a circle of 6371 km radius from equator to pole, unrounded', () => {
    expect(distanceKm({ lat: 0, long: 0 }, { lat: 90, long: 0 })).toBeCloseTo((Math.PI / 2) * 6371, 9);
  });

  it.each([
    [{ lat: 90.01, long: 0 }],
    [{ lat: -90.01, long: 0 }],
    [{ lat: 0, long: 180.01 }],
    [{ lat: 0, long: -180.01 }],
    [{ lat: Number.NaN, long: 0 }],
    [{ lat: 0, long: Number.NaN }],
  ])('[SR-20] throws for %j, at either end', (nowhere) => {
    expect(() => distanceKm(nowhere, brisbane)).toThrow(RangeError);
    expect(() => distanceKm(brisbane, nowhere)).toThrow(/is no place/);
  });

  it('[SR-20] law: symmetric, never negative, at most half the circumference, and satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(point, point, point, (a, b, c) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, b)).toBeGreaterThanOrEqual(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(distanceKm(a, c) + distanceKm(c, b) + 1e-3);
      }),
    );
  });
});

describe('distanceText', () => {
  it.each([
    [0, 'Less than 1 km'],
    [0.999, 'Less than 1 km'],
    [1, '1 km'],
    [1.49, '1 km'],
    [12.5, '13 km'],
    [3290.4, '3,290 km'],
  ])('[SR-20] writes %d km as %s', (km, text) => {
    expect(distanceText(km)).toBe(text);
  });
});
