import type { SiteServices } from '@forecourt/page/loader';
import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import { demoDealers, demoStock, fixedNow } from '@forecourt/fixtures';
import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { searchSite } from '@forecourt/search-client';
import { carCollectionSchema, searchDocument, siteCollection } from '@forecourt/stock-search';
import { CAR_SYNONYMS } from '@forecourt/stock-search/words';
import type { ItemType } from '@forecourt/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { search } from '../index.ts';
import { loadResults } from '../logic/load-results.ts';
import { unpackPage } from '../logic/packed-page.ts';
import type { AnsweredPage } from '../logic/search-page.ts';
import { wordsUrl } from '../logic/words-url.ts';
import { harbourCityQueries } from './queries/harbour-city.ts';
import { ironbarkMotorcyclesQueries } from './queries/ironbark-motorcycles.ts';
import { maylandsTarrinQueries } from './queries/maylands-tarrin.ts';
import { northsideGroupQueries } from './queries/northside-group.ts';
import { outbackCaravansQueries } from './queries/outback-caravans.ts';
import { unseenQueries } from './queries/unseen.ts';
import { unseenAgainQueries } from './queries/unseen-again.ts';
import { velocityPrestigeQueries } from './queries/velocity-prestige.ts';
import { readQueries } from './queries/read-queries.ts';
import { differenceOf, readingOf } from './queries/reading-of.ts';
import { searchOf } from './queries/search-of.ts';

const apiKey = 'test-key';
const LEAST_RIGHT = 0.95;

/** The dealers of the demonstration stock, with the queries of their shoppers. */
const dealers: readonly { slug: string; itemTypes: ItemType[]; queries: string }[] = [
  { slug: 'harbour-city', itemTypes: ['car'], queries: harbourCityQueries },
  { slug: 'northside-group', itemTypes: ['car', 'truck', 'motorcycle'], queries: northsideGroupQueries },
  {
    slug: 'outback-caravans',
    itemTypes: ['caravan', 'truck', 'motorcycle'],
    queries: outbackCaravansQueries,
  },
  { slug: 'velocity-prestige', itemTypes: ['car'], queries: velocityPrestigeQueries },
  { slug: 'ironbark-motorcycles', itemTypes: ['motorcycle'], queries: ironbarkMotorcyclesQueries },
  { slug: 'maylands-tarrin', itemTypes: ['car'], queries: maylandsTarrinQueries },
];
/** With real makes, since shoppers ask for those. */
const withRealMakes = demoDealers.map((dealer) =>
  dealer.range === 'showroom'
    ? {
        ...dealer,
        range: 'prestige' as const,
        places: dealer.places.map((place) => ({ ...place, newMakes: ['BMW', 'Mercedes-Benz'] })),
      }
    : dealer,
);
/** The dealers whose makes are invented; they have one place each. */
const none = { new: 0, demo: 0, used: 0, trucks: 0, motorcycles: 0, caravans: 0 };
const inventedMakes = [
  {
    ...{ site: 'ironbark-motorcycles', range: 'cruisers' as const, stock: { ...none, motorcycles: 160 } },
    ...{
      newMakes: ['Larrikin', 'Hartnell'],
      city: 'Bendigo',
      state: 'VIC' as const,
      lat: -36.7637,
      long: 144.2722,
    },
  },
  {
    ...{ site: 'maylands-tarrin', range: 'oneMake' as const, stock: { ...none, new: 60, demo: 20 } },
    ...{ newMakes: ['Tarrin'], city: 'Maylands', state: 'WA' as const, lat: -31.9296, long: 115.8945 },
  },
].map(({ site, range, stock, newMakes, ...where }, at) => ({
  ...{ site, range, stock, firstId: 500_000 + at * 10_000, financeProvider: 'Taurus' },
  dealership: { id: 5 + at, name: site, slug: site },
  places: [
    {
      id: 121 + at,
      name: site,
      phone: '',
      newMakes,
      address: {
        ...exampleLocation.address,
        ...where,
        id: 1,
        place_id: null,
        place_url: null,
        map_key: null,
      },
    },
  ],
}));
const ROOT = '/search/new-used-and-demo-cars/';
const ORIGIN = 'http://example-motors.localhost:4200';

describe.each(dealers)('the words of the shoppers of $slug', ({ slug, itemTypes, queries }) => {
  const asked = [queries, unseenQueries[slug], unseenAgainQueries[slug]].flatMap((list) =>
    list === undefined ? [] : readQueries(list),
  );
  const stock =
    demoStock({ seed: 'forecourt', now: fixedNow, dealers: [...withRealMakes, ...inventedMakes] }).find(
      ({ site }) => site === slug,
    )?.cars ?? [];
  const [car] = stock;
  let engine: SearchEngine;
  const send = (path: string, init?: RequestInit) =>
    engine.handle(
      new Request(`http://search.invalid${path}`, { ...init, headers: { 'x-typesense-api-key': apiKey } }),
    );
  const address = {
    ...exampleLocation.address,
    lat: car?.location?.address?.lat ?? 0,
    long: car?.location?.address?.long ?? 0,
  };
  const services: SiteServices = {
    site: publicSite(
      defineDealer({
        ...exampleDealer,
        slug,
        locations: [{ ...exampleLocation, address }],
        stock: { itemTypes },
        features: [search({})],
      }),
    ),
    now: fixedNow,
    nonce: null,
    origin: ORIGIN,
    searchKey: apiKey,
    fetch: (path, init) => send(path, init),
  };

  beforeAll(async () => {
    engine = createSearchEngine({ apiKey, basePath: '/typesense' });
    const collection = siteCollection(slug);
    await send('/typesense/collections', {
      method: 'POST',
      body: JSON.stringify(carCollectionSchema(collection)),
    });
    for (const { id, ...rule } of CAR_SYNONYMS)
      await send(`/typesense/collections/${collection}/synonyms/${id}`, {
        method: 'PUT',
        body: JSON.stringify(rule),
      });
    const lines = stock.map((each) => JSON.stringify(searchDocument(each, { now: fixedNow })));
    await send(`/typesense/collections/${collection}/documents/import`, {
      method: 'POST',
      body: lines.join('\n'),
    });
  });
  afterAll(() => engine.close());

  /** The page of a search, after its redirects. */
  async function pageAt(path: string): Promise<AnsweredPage> {
    try {
      const loaded = await loadResults(services, ORIGIN + path);
      if (!('packed' in loaded)) throw new Error('The search engine was not available.');
      return unpackPage(loaded);
    } catch (thrown) {
      const target = thrown instanceof Response ? thrown.headers.get('location') : null;
      if (target === null) throw thrown;
      return pageAt(target);
    }
  }
  const pages = new Map<string, Promise<AnsweredPage>>();
  /** What a form posts and what the search box asks for after a pause are one address. */
  const pageOf = (words: string) => {
    const page = pages.get(words) ?? pageAt(wordsUrl(ROOT, words));
    pages.set(words, page);
    return page;
  };

  it('are understood, 95 of 100', async () => {
    const wrong: string[] = [];
    for (const query of asked) {
      const { url, said, makes } = await pageOf(query.words);
      const problem = differenceOf(query.meaning, readingOf(url, said, searchSite(services.site, makes)));
      if (problem !== null) wrong.push(`${query.words}: ${problem}`);
    }
    const right = asked.length - wrong.length;
    console.info([`${slug}: ${right} of ${asked.length} are right.`, ...wrong].join('\n'));
    expect(right / asked.length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it('never find a make or a feature by a word that only looks like it', async () => {
    const words = ['sold', 'golden', 'mini', 'fast', 'ram', 'genesis', 'aston', 'found'];
    for (const word of words) {
      const { url, said } = await pageOf(`${word} please`);
      expect([word, url, said?.dropped ?? []]).toEqual([word, ROOT, [word]]);
    }
  });

  it('words never empty the list, however far they are typed', async () => {
    const empty: string[] = [];
    for (const word of ['tradie', 'family', 'brisbane', '4006', 'sold', 'zzzzzz', '350l van'])
      for (let typed = 1; typed <= word.length; typed += 1) {
        const { answer, url } = await pageOf(word.slice(0, typed));
        if (answer?.available === 0) empty.push(`${word.slice(0, typed)}: ${url}`);
      }
    expect(empty).toEqual([]);
  });

  it('never give an empty list if the stock has what they mean', async () => {
    const empty: string[] = [];
    for (const { words, meaning } of asked) {
      const { answer, url } = await pageOf(words);
      if (answer?.available === 0 && (await pageAt(searchOf(meaning))).answer?.available !== 0)
        empty.push(`${words}: ${url}`);
    }
    expect(empty).toEqual([]);
  });
});
