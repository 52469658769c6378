import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { searchDocument } from '@forecourt/stock-search';
import { parseCar } from '@forecourt/vehicle';
import { describe, expect, it } from 'vitest';
import { home } from '../manifest.ts';
import type { HomeSectionInput } from '../section-schema.ts';
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
          facet_counts: [
            { field_name: 'make', counts: [{ value: 'Kia', count: 12 }] },
            {
              field_name: 'model',
              counts: [
                { value: 'Rio', count: 8 },
                { value: 'Carnival', count: 4 },
              ],
            },
          ],
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
    expect(stock.models, 'the models of the only make').toEqual(['Carnival', 'Rio']);
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

  it('asks for each row of price drops and of featured stock by its own rules, and keeps their order', async () => {
    const rows = publicSite(
      defineDealer({
        ...exampleDealer,
        features: [
          home({
            sections: [
              { type: 'featured', stockNumbers: ['U7'], count: 3 },
              { type: 'priceDrops', days: 14, count: 2 },
              { type: 'priceDrops' },
            ],
          }),
        ],
      }),
    );
    const asked: { filter_by: string; per_page: number }[] = [];
    const none = { found: 0, hits: [], facet_counts: [] };
    const carsOf = (...ids: number[]) => ({
      ...none,
      hits: ids.map((id) => ({
        document: searchDocument(parseCar({ id, make: 'Kia', model: 'Rio', price: 9_990 }), { now }),
      })),
    });
    const stock = await loadHome({
      ...services(async (_path, init) => {
        asked.push(...JSON.parse(String(init?.body)).searches);
        return Response.json({ results: [none, none, carsOf(1, 2), carsOf(), carsOf(3)] });
      }),
      site: rows,
    });
    const until = now.getTime() / 1000;
    expect(asked.slice(2).map(({ per_page }) => per_page)).toEqual([3, 2, 4]);
    expect(asked[2]?.filter_by).toContain('(featured:=true || stocknum:=[`U7`])');
    expect(asked[3]?.filter_by).toContain(`price_lowered_timestamp:[${until - 14 * 86_400}..${until}]`);
    expect(asked[4]?.filter_by).toContain(`price_lowered_timestamp:[${until - 30 * 86_400}..${until}]`);
    expect(stock.rows.map((row) => row.map(({ car }) => car.id))).toEqual([[1, 2], [], [3]]);
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
      rows: [],
      evidence: null,
      showcase: [],
      models: [],
      itemTypes: [],
      spotlight: null,
    });
  });

  it('requests evidence of prices and the vehicles of a showcase with the rest, and tells them apart', async () => {
    const sections: HomeSectionInput[] = [
      { type: 'evidence', count: 2 },
      { type: 'showcase', cars: [{ make: 'Kia', model: 'Rio', text: 'Ours.' }] },
      { type: 'budget' },
    ];
    const listed = publicSite(defineDealer({ ...exampleDealer, features: [home({ sections })] }));
    const filters: string[] = [];
    const hit = (id: number) => ({
      document: searchDocument(
        parseCar({ id, slug: 'a', path: '/cars/a', make: 'Kia', model: 'Rio', price: 1 }),
        { now },
      ),
    });
    const stock = await loadHome({
      ...services(async (_path, init) => {
        const { searches }: { searches: { filter_by: string }[] } = JSON.parse(String(init?.body));
        filters.push(...searches.map(({ filter_by }) => filter_by));
        const found = [12, 0, 7, 1, 9, 4, 1];
        return Response.json({
          results: found.map((each, at) => ({
            found: each,
            facet_counts: [],
            hits: at < 4 ? [] : [hit(at)],
          })),
        });
      }),
      site: listed,
    });
    expect(filters).toHaveLength(7);
    expect(filters[4]).toMatch(/ && market_ratio:>0$/);
    expect(filters[5]).toMatch(/ && market_ratio:<1$/);
    expect(stock.total).toBe(12);
    expect(stock.evidence).toMatchObject({ compared: 9, below: 4, cars: [{ id: 5 }] });
    expect(stock.showcase).toMatchObject([{ id: 6 }]);
  });
});
