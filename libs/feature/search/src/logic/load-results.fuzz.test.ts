import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { RANGE_FACETS, TEXT_FACETS } from '@forecourt/stock-search';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { search } from '../index.ts';
import { loadResults } from './load-results.ts';

const ORIGIN = 'http://example-motors.localhost:4200';
const ROOT = '/search/new-used-and-demo-cars/';
const engineAnswer = {
  found: 3,
  available: 3,
  hits: [],
  facet_counts: [
    { field_name: 'make', counts: [{ value: 'Mazda', count: 3 }] },
    { field_name: 'make_model', counts: [{ value: 'Mazda 3', count: 3 }] },
  ],
};
const services: SiteServices = {
  site: publicSite(defineDealer({ ...exampleDealer, slug: 'guessing', features: [search({})] })),
  now: new Date('2026-11-21T02:00:00Z'),
  nonce: null,
  origin: ORIGIN,
  searchKey: 'key',
  fetch: async (_path, init) => {
    const { searches }: { searches: unknown[] } = JSON.parse(String(init?.body));
    return Response.json({ results: searches.map(() => engineAnswer) });
  },
};

const NAMES = [
  'query',
  'page',
  'sortBy',
  'near',
  'radius',
  'bounds',
  'words',
  ...TEXT_FACETS,
  ...RANGE_FACETS,
];
const name = fc.oneof(
  fc.constantFrom(...NAMES, 'price_min', 'utm_source', '__proto__', 'constructor', 'toString'),
  fc.string({ maxLength: 12 }),
);
const value = fc.oneof(
  fc.constantFrom(
    '',
    '-1',
    '0',
    '1e9',
    '1000000000',
    '-5000',
    '9-1',
    'NaN',
    'Mazda',
    'nearest',
    '4000',
    '`]||id:*',
  ),
  fc.integer().map(String),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const path = fc.oneof(
  fc.constantFrom(
    ROOT,
    '/search/used-cars',
    '/search/suv-cars',
    '/search/mazda',
    '/search/mazda/3',
    '/search/nobody',
  ),
  fc.string({ maxLength: 20 }).map((text) => `/search/${encodeURIComponent(text)}`),
);
const address = fc
  .tuple(path, fc.array(fc.tuple(name, value), { maxLength: 8 }))
  .map(([at, params]) => `${at}?${new URLSearchParams(params)}`);

/** The response to a URL: its status and the target of a redirect. */
async function answer(at: string): Promise<{ status: number; location: string | null }> {
  try {
    await loadResults(services, ORIGIN + at);
    return { status: 200, location: null };
  } catch (thrown) {
    if (thrown instanceof Response)
      return { status: thrown.status, location: thrown.headers.get('location') };
    expect(thrown, 'only responses are thrown').toMatchObject({ init: { status: 404 } });
    return { status: 404, location: null };
  }
}

it('2,000 random URLs end at a page or a 404, after at most four redirects', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (start) => {
      let at = start;
      for (let steps = 0; steps <= 4; steps += 1) {
        const { status, location } = await answer(at);
        expect([200, 302, 308, 404]).toContain(status);
        if (location === null) return;
        expect(location.startsWith('/search/')).toBe(true);
        at = location;
      }
      throw new Error(`Too many redirects: ${at}`);
    }),
    { numRuns: 2_000 },
  );
});

it.each(['page=-1', 'page=1000000000', 'page=1e9', 'page=0'])(
  '%s redirects to an existing page',
  async (query) => {
    expect(await answer(`${ROOT}?${query}`)).toEqual({ status: 302, location: ROOT });
  },
);
