import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { searchDocument } from '@forecourt/stock-search';
import { parseCar } from '@forecourt/vehicle';
import { describe, expect, it } from 'vitest';
import { home } from '../manifest.ts';
import { loadHome } from './load-home.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [home()] }));
const now = new Date('2026-11-21T02:00:00Z');

function services(fetch: SiteServices['fetch']): SiteServices {
  return { site, now, fetch, searchKey: 'key', origin: 'http://a.example', nonce: null };
}

describe('loadHome', () => {
  it('sends one request to the engine, for counts and the newest vehicles of this site', async () => {
    const asked: { searches: { collection: string; per_page: number; sort_by: string }[] }[] = [];
    const car = parseCar({
      id: 1,
      slug: 'a',
      path: '/cars/a',
      make: 'Kia',
      model: 'Rio',
      price: 15990,
      status: 'in_stock',
    });
    const stock = await loadHome(
      services(async (_path, init) => {
        asked.push(JSON.parse(String(init?.body)));
        const counts = {
          found: 12,
          hits: [],
          facet_counts: [{ field_name: 'make', counts: [{ value: 'Kia', count: 12 }] }],
        };
        const newest = { found: 1, facet_counts: [], hits: [{ document: searchDocument(car, { now }) }] };
        const within = { found: 9, hits: [], facet_counts: [] };
        return Response.json({ results: [counts, newest, within, newest] });
      }),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searches.map(({ per_page }) => per_page)).toEqual([0, 4, 21, 1]);
    for (const { collection } of asked[0]?.searches ?? [])
      expect(collection).toBe('Car_production_example-motors');
    expect(asked[0]?.searches[1]?.sort_by).toContain('created_at_timestamp:desc');
    expect(stock).toMatchObject({ budget: { found: 9, lowestPrice: 15990 } });
    expect(stock).toMatchObject({ total: 12, makes: [{ value: 'Kia', count: 12 }], bodies: [] });
    expect(stock.newest[0]?.car).toMatchObject({ make: 'Kia', price: 15990 });
  });

  it('requests the vehicle of a spot-lit hero, and names it while it is in stock', async () => {
    const spotlit = publicSite(
      defineDealer({
        ...exampleDealer,
        features: [
          home({
            sections: [
              {
                type: 'hero',
                title: 'Here',
                image: '/pictures/a.webp',
                tone: 'spotlit',
                spotlight: { make: 'Porsche', model: '911', colour: 'Orange' },
              },
            ],
          }),
        ],
      }),
    );
    const filters: string[] = [];
    const load = (hits: object[]) =>
      loadHome({
        ...services(async (_path, init) => {
          const { searches } = JSON.parse(String(init?.body));
          filters.push(searches[2].filter_by);
          const none = { found: 0, hits: [], facet_counts: [] };
          return Response.json({ results: [none, none, { ...none, hits }] });
        }),
        site: spotlit,
      });
    const car = parseCar({ id: 2, make: 'Porsche', model: '911', price: 300_000, status: 'in_stock' });
    const document = searchDocument(car, { now });
    expect((await load([{ document }])).spotlight).toMatchObject({ make: 'Porsche', price: 300_000 });
    expect((await load([])).spotlight).toBeNull();
    for (const word of ['Porsche', '911', 'Orange', 'in_stock']) expect(filters[0]).toContain(word);
  });

  it('shows a page without stock while the engine is down', async () => {
    const stock = await loadHome(services(async () => new Response('', { status: 503 })));
    expect(stock).toEqual({
      total: null,
      budget: null,
      makes: [],
      bodies: [],
      carTypes: [],
      newest: [],
      itemTypes: [],
      spotlight: null,
    });
  });
});
