import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_CACHE_CAPACITY, searchCache } from './searchCache.ts';

describe('searchCache', () => {
  it('[SR-14] evicts the oldest at capacity', () => {
    const cache = searchCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c'), cache.size]).toEqual([undefined, 2, 3, 2]);
  });

  it('[SR-14] a read makes an entry the most recently used', () => {
    const cache = searchCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b')]).toEqual([1, undefined]);
    cache.set('a', 4);
    cache.set('d', 5);
    expect([cache.get('a'), cache.get('c'), cache.size]).toEqual([4, undefined, 2]);
  });

  it('[SR-14] does not evict when it replaces an entry', () => {
    const cache = searchCache<number>(1);
    cache.set('a', 1);
    cache.set('a', 2);
    expect([cache.get('a'), cache.size]).toEqual([2, 1]);
  });

  it('[SR-14] deletes one entry', () => {
    const cache = searchCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.forget('a');
    cache.forget('never there');
    expect([cache.get('a'), cache.get('b'), cache.size]).toEqual([undefined, 2, 1]);
  });

  it('[SR-14] clears all entries after an import', () => {
    const cache = searchCache<number | undefined>(2);
    cache.set('a', undefined);
    cache.clear();
    expect([cache.get('a'), cache.size]).toEqual([undefined, 0]);
  });

  it.each([
    [60_000, 1],
    [60_001, undefined],
    [0, 1],
  ])('[SR-14] with a lifetime of one minute an entry is, %d ms later, %j', (later, expected) => {
    let time = 1_000_000;
    const cache = searchCache<number>(2, { maxAgeMs: 60_000, now: () => time });
    cache.set('a', 1);
    time += later;
    expect(cache.get('a')).toBe(expected);
    expect(cache.size).toBe(expected === undefined ? 0 : 1);
  });

  it('[SR-14] a read does not extend the lifetime of an entry', () => {
    let time = 0;
    const cache = searchCache<number>(2, { maxAgeMs: 10, now: () => time });
    cache.set('a', 1);
    time = 8;
    cache.get('a');
    time = 16;
    expect(cache.get('a')).toBeUndefined();
  });

  it.each([0, -1, 1.5, Number.NaN, Infinity])('rejects the capacity %d', (capacity) => {
    expect(() => searchCache(capacity)).toThrow(
      new RangeError(`A search cache keeps a whole number of answers from 1 up, not ${capacity}.`),
    );
  });

  it('[SR-14] law: behaves like a list of the most recently used keys', () => {
    const step = fc.tuple(fc.constantFrom('get', 'set'), fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { maxLength: 40 }), (capacity, steps) => {
        const cache = searchCache<string>(capacity);
        let used: string[] = [];
        for (const [does, key] of steps) {
          if (does === 'set') cache.set(key, key);
          expect(cache.get(key)).toBe(does === 'set' || used.includes(key) ? key : undefined);
          if (does === 'set' || used.includes(key))
            used = [...used.filter((other) => other !== key), key].slice(-capacity);
        }
        expect(cache.size).toBe(used.length);
      }),
    );
  });

  it('[SR-14] has a capacity of 50 by default', () => {
    const cache = searchCache<number>();
    for (let at = 0; at < 60; at += 1) cache.set(String(at), at);
    expect([cache.size, DEFAULT_CACHE_CAPACITY]).toEqual([50, 50]);
  });
});
