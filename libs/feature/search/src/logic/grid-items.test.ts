import { searchState } from '@forecourt/stock-search';
import type { CardHit, SearchFields } from '@forecourt/stock-search';
import { describe, expect, it } from 'vitest';
import { gridItems } from './grid-items.ts';

const hit = (car_id: number, status = 'in_stock') => ({ car_id, status }) as CardHit;
const hits = Array.from({ length: 21 }, (_, index) => hit(index + 1));
const now = new Date('2026-11-21T02:00:00Z');

function grid(
  promos: {
    title: string;
    position?: number;
    display?: ('new' | 'demo' | 'used')[];
    strictDisplay?: boolean;
  }[],
  {
    places = { positions: [5, 10] },
    fields = {},
    of = hits,
  }: { places?: { positions: number[]; randomOffset?: number }; fields?: SearchFields; of?: CardHit[] } = {},
) {
  const items = gridItems(of, {
    site: { slug: 'a', zone: 'Australia/Brisbane' },
    state: searchState(fields, { slug: 'a' }),
    now,
    promos,
    places,
  });
  return items.map((item) => (item.kind === 'promo' ? item.promo.title : item.hit.car_id));
}
const promosIn = (items: (string | number)[]) =>
  items.flatMap((item, index) => (typeof item === 'string' ? [[index + 1, item]] : []));

describe('gridItems', () => {
  it('[SR-06] puts promotions at the places of the site, counted in the grid with them', () => {
    const items = grid([
      { title: 'one', position: 1 },
      { title: 'two', position: 2 },
    ]);
    expect(promosIn(items)).toEqual([
      [5, 'one'],
      [10, 'two'],
    ]);
    expect(items).toHaveLength(23);
  });

  it('[SR-06] continues with the next promotion on the next page', () => {
    const promos = ['one', 'two', 'three'].map((title, position) => ({ title, position }));
    expect(promosIn(grid(promos, { fields: { page: 2 } }))).toEqual([
      [5, 'three'],
      [10, 'one'],
    ]);
  });

  it('[SR-06] skips a position beyond the last vehicle', () => {
    expect(promosIn(grid([{ title: 'one' }], { of: hits.slice(0, 5) }))).toEqual([[5, 'one']]);
    expect(promosIn(grid([{ title: 'one' }], { of: hits.slice(0, 4) }))).toEqual([]);
    expect(promosIn(grid([{ title: 'one' }], { of: [] }))).toEqual([]);
  });

  it('[SR-06] moves them by the same random offset on server and browser', () => {
    const places = { positions: [4], randomOffset: 6 };
    const pages = Array.from({ length: 8 }, (_, page) =>
      grid([{ title: 'x' }], { places, fields: { page: page + 1 } }),
    );
    const again = Array.from({ length: 8 }, (_, page) =>
      grid([{ title: 'x' }], { places, fields: { page: page + 1 } }),
    );
    expect(again).toEqual(pages);
    expect(new Set(pages.map((page) => promosIn(page)[0]?.[0])).size).toBeGreaterThan(1);
  });

  it('[PR-06] shows a strict promotion only in a list of its car type', () => {
    const promos = [{ title: 'used only', display: ['used' as const], strictDisplay: true }];
    expect(promosIn(grid(promos))).toEqual([]);
    expect(promosIn(grid(promos, { fields: { car_type: ['used'] } }))).toHaveLength(2);
    expect(promosIn(grid(promos, { fields: { car_type: ['used', 'new'] } }))).toEqual([]);
  });

  it('[SR-12] keeps the first of consecutive sold vehicles, and all of them if there are no others', () => {
    const sold = [hit(1), hit(2, 'sold'), hit(3, 'sold'), hit(4)];
    expect(grid([], { of: sold })).toEqual([1, 2, 4]);
    expect(grid([], { of: [hit(2, 'sold'), hit(3, 'sold')] })).toEqual([2, 3]);
  });
});
