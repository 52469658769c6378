import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promoPositions } from './promoPositions.ts';

const page = { site: 'harbour-city', path: '/search/used-cars', date: '2026-11-21', page: 1 };

describe('promoPositions', () => {
  it.each([
    [
      [5, 10],
      [5, 10],
    ],
    [[6], [6]],
    [
      [17, 8],
      [8, 17],
    ],
    [[], []],
    [
      [5, 5, 1],
      [1, 5],
    ],
    [[0, -1, 2.5, Number.NaN, 3], [3]],
  ])('[SR-06] places cards configured at %j at %j', (positions, expected) => {
    expect(promoPositions({ positions }, page)).toEqual(expected);
    expect(promoPositions({ positions, randomOffset: 0 }, { ...page, page: 2 })).toEqual(expected);
  });

  it('[SR-06] moves positions by an offset seeded by site, path, date and page', () => {
    const config = { positions: [5], randomOffset: 1000 };
    const at = (change: Partial<typeof page>) => promoPositions(config, { ...page, ...change })[0];
    expect(at({})).toBe(at({}));
    const others = [
      { site: 'northside-group' },
      { path: '/search/suv-cars' },
      { date: '2026-11-22' },
      { page: 2 },
    ];
    for (const change of others) expect(at(change)).not.toBe(at({}));
  });

  it('[SR-06] law: a position moves by 0 to randomOffset cards, both included', () => {
    const offsets = new Set<number>();
    fc.assert(
      fc.property(fc.string(), fc.nat(), (path, number) => {
        const [place = Number.NaN] = promoPositions(
          { positions: [6], randomOffset: 2 },
          { ...page, path, page: number },
        );
        offsets.add(place - 6);
      }),
    );
    expect([...offsets].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('[SR-06] law: positions are in ascending order, each once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 30 })),
        fc.nat(9),
        fc.string(),
        (positions, randomOffset, path) => {
          const places = promoPositions({ positions, randomOffset }, { ...page, path });
          expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        },
      ),
    );
  });

  it('treats a negative offset as 0', () => {
    expect(promoPositions({ positions: [5], randomOffset: -3 }, page)).toEqual([5]);
  });
});
