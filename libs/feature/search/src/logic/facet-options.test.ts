import { describe, expect, it } from 'vitest';
import { facetOptions } from './facet-options.ts';
import type { SearchAnswer } from './search-answer.ts';

const makes = ['Toyota', 'Mazda', 'Kia', 'Ford', 'BMW', 'Audi', 'Jeep', 'Fiat'];

function options({
  counts = makes.map((make, index): [string, number] => [make, 9 - index]),
  chosen = [],
  touched = [],
}: { counts?: [string, number][]; chosen?: string[]; touched?: string[] } = {}) {
  const answer: SearchAnswer = { found: 1, available: 1, hits: [], counts: { make: counts }, bounds: {} };
  return facetOptions({ facet: 'make', chosen, answer, known: makes, touched: new Set(touched) });
}
const shown = (list: ReturnType<typeof options>) =>
  list.filter(({ folded }) => !folded).map(({ value }) => value);

describe('facetOptions', () => {
  it('shows six values and collapses the rest', () => {
    expect(shown(options())).toEqual(['Toyota', 'Mazda', 'Kia', 'Ford', 'BMW', 'Audi']);
    expect(options()).toHaveLength(8);
  });

  it('keeps the order of values while counts change, and marks values without vehicles', () => {
    const after = options({ counts: [['Kia', 40]] });
    expect(after.map(({ value }) => value)).toEqual(makes);
    expect(after.map(({ count }) => count)).toEqual([0, 0, 40, 0, 0, 0, 0, 0]);
  });

  it('collapses values without vehicles first', () => {
    expect(
      shown(
        options({
          counts: [
            ['Jeep', 2],
            ['Fiat', 1],
          ],
        }),
      ),
    ).toEqual(['Toyota', 'Mazda', 'Kia', 'Ford', 'Jeep', 'Fiat']);
  });

  it('never collapses chosen or touched values, so that the focus stays', () => {
    expect(shown(options({ chosen: ['Fiat'], touched: ['Jeep'] }))).toEqual(makes);
    expect(options({ chosen: ['Fiat'] }).find(({ chosen }) => chosen)?.value).toBe('Fiat');
  });

  it('lists a value that occurs only in the URL', () => {
    expect(options({ chosen: ['Trabant'] }).at(-1)).toEqual({
      value: 'Trabant',
      count: 0,
      chosen: true,
      folded: false,
    });
  });

  it('[SR-19] lists new, demo and used in this order', () => {
    const answer: SearchAnswer = {
      found: 3,
      available: 3,
      hits: [],
      counts: {
        car_type: [
          ['used', 9],
          ['new', 2],
          ['demo', 1],
        ],
      },
      bounds: {},
    };
    const list = facetOptions({ facet: 'car_type', chosen: [], answer, touched: new Set() });
    expect(list.map(({ value }) => value)).toEqual(['new', 'demo', 'used']);
  });

  it('[SR-02] sorts berths ascending', () => {
    const counts = { sleeps: [['10', 1] as const, ['2', 9] as const, ['5', 4] as const] };
    const answer: SearchAnswer = { found: 14, available: 14, hits: [], counts, bounds: {} };
    const list = facetOptions({ facet: 'sleeps', chosen: [], answer, touched: new Set() });
    expect(list.map(({ value }) => value)).toEqual(['2', '5', '10']);
  });

  it('lists the models of the vehicles found, not those of other makes', () => {
    const answer: SearchAnswer = {
      found: 1,
      available: 1,
      hits: [],
      counts: { model: [['Rio', 1]] },
      bounds: {},
    };
    const list = facetOptions({
      facet: 'model',
      chosen: [],
      answer,
      known: ['Corolla', 'Rio'],
      touched: new Set(),
    });
    expect(list.map(({ value }) => value)).toEqual(['Rio']);
  });
});
