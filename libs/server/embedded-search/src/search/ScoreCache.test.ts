import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_PLACE, ScoreCache } from './ScoreCache.ts';

const place = fc.constantFrom(NO_PLACE, 0, 1, 2, 5, 31, 1 << 17, 0x7ffe0001);

function cacheWith(length: number, documents = 5_000): { of(places: readonly number[]): ScoreCache } {
  const cache = new ScoreCache(length, documents);
  return {
    of(places) {
      cache.places.set(places);
      return cache;
    },
  };
}

it('returns the score of equal places, and nothing before it is set', () => {
  const cache = cacheWith(2);
  expect(cache.of([3, NO_PLACE]).get()).toBeUndefined();
  cache.of([3, NO_PLACE]).set({ high: 1, low: 2 });
  expect(cache.of([3, NO_PLACE]).get()).toEqual({ high: 1, low: 2 });
  expect(cache.of([NO_PLACE, 3]).get()).toBeUndefined();
});

it('never returns the score of other places with the same slot', () => {
  const cache = cacheWith(1);
  for (let at = 0; at < 2_000; at++) cache.of([at]).set({ high: at, low: 0 });
  for (let at = 0; at < 2_000; at++) expect([undefined, at]).toContain(cache.of([at]).get()?.high);
  expect(cache.of([1_999]).get()?.high).toBe(1_999);
});

it('property: returns the last score of the places, or nothing', () => {
  const entries = fc.array(fc.tuple(fc.tuple(place, place, place), fc.nat()), { maxLength: 60 });
  fc.assert(
    fc.property(entries, fc.constantFrom(0, 1, 7, 5_000), (given, documents) => {
      const cache = cacheWith(3, documents);
      const last = new Map<string, number>();
      for (const [places, high] of given) {
        const known = cache.of(places).get();
        if (known) expect(known.high).toBe(last.get(places.join()));
        cache.of(places).set({ high, low: 0 });
        last.set(places.join(), high);
        expect(cache.of(places).get()?.high).toBe(high);
      }
    }),
  );
});
