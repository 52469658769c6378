import type { SiteServices } from '@forecourt/page/loader';
import { searchSite } from '@forecourt/search-client';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { makeVocabulary, parseSearchUrl } from '@forecourt/stock-search';
import { describe, expect, it } from 'vitest';
import { search } from '../index.ts';
import { understandRequest } from './understand-request.ts';

const site = publicSite(defineDealer({ ...exampleDealer, slug: 'understanding', features: [search({})] }));
const ROOT = '/search/new-used-and-demo-cars/';
const stock = {
  found: 3,
  available: 3,
  hits: [],
  facet_counts: [
    { field_name: 'make', counts: [{ value: 'Mazda', count: 3 }] },
    { field_name: 'make_model', counts: [{ value: 'Mazda 3', count: 3 }] },
    { field_name: 'colour', counts: [{ value: 'Soul Red', count: 1 }] },
    { field_name: 'body', counts: [{ value: 'SUV', count: 3 }] },
  ],
};

const rules = searchSite(site, makeVocabulary([{ make: 'Mazda', model: '3' }]));
let asked = 0;
const services: SiteServices = {
  site,
  now: new Date('2026-11-21T02:00:00Z'),
  nonce: null,
  origin: 'http://a.example',
  searchKey: 'key',
  fetch: async (_path, init) => {
    asked += 1;
    const { searches }: { searches: { q: string }[] } = JSON.parse(String(init?.body));
    // Of two words in quotation marks the stock has one pair: no word of it is written as two.
    const isFound = ({ q }: { q: string }) =>
      !/sold|shiny|ferrari|smoker/.test(q) && (q === '"red suv"' || !/^"\w+ \w+"$/.test(q));
    return Response.json({
      results: searches.map((each) => (isFound(each) ? stock : { ...stock, found: 0 })),
    });
  },
};

async function understand(path: string) {
  const url = new URL(path, 'http://a.example');
  return understandRequest(services, url, parseSearchUrl(path, rules));
}

/** The final URL after redirects, and its interpretation. */
async function follow(path: string) {
  const { redirectTo } = await understand(path);
  return { redirectTo, there: redirectTo === null ? null : await understand(redirectTo) };
}

describe('understandRequest', () => {
  it('sends no request without words or a place', async () => {
    expect(await understand(`${ROOT}?query=red&make=Mazda`)).toEqual({ redirectTo: null, said: null });
    expect(asked).toBe(0);
  });

  it('redirects words to the search that they mean, with their interpretation', async () => {
    const { redirectTo, there } = await follow(`${ROOT}?words=red+mazda+3+under+30k+leather`);
    expect(redirectTo).toBe(
      `${ROOT}?colour=Soul+Red&make=Mazda&model=3&price=-30000&query=leather&words=red+mazda+3+under+30k+leather`,
    );
    expect(there).toEqual({
      redirectTo: null,
      said: {
        words: 'red mazda 3 under 30k leather',
        understood: [
          { text: 'red', label: 'Red' },
          { text: 'mazda 3', label: 'Mazda 3' },
          { text: 'under 30k', label: 'Up to $30,000' },
        ],
        notes: [],
        dropped: [],
        showing: null,
        offered: [],
        rest: 'leather',
        asTextUrl: `${ROOT}?query=red+mazda+3+under+30k+leather`,
      },
    });
  });

  it('adds words to the existing filters', async () => {
    const { redirectTo } = await understand(`${ROOT}?body=SUV&page=3&words=under+30k`);
    expect(redirectTo).toBe(`${ROOT}?body=SUV&price=-30000&words=under+30k`);
  });

  it('reports words that it cannot filter by, and offers alternatives for ambiguous ones', async () => {
    const { there } = await follow(`${ROOT}?words=suv+for+p+plater+under+100k`);
    expect(there?.said).toMatchObject({
      understood: [{ label: 'SUV' }],
      notes: ['P plater: no filter. Check which vehicles your state allows'],
      rest: 'under 100k',
    });
    expect(there?.said?.offered.map(({ label }) => label)).toEqual(['Up to $100,000', 'Up to 100,000 km']);
  });

  it('offers alternatives also for a text query', async () => {
    const { redirectTo, there } = await follow(`${ROOT}?words=under+100k`);
    expect(redirectTo).toBe(`${ROOT}?query=under+100k&words=under+100k`);
    expect(there?.said?.offered).toHaveLength(2);
  });

  it.each([
    ['sold', null, ['sold'], '3 vehicles at Newstead'],
    ['shiny suv', '/search/suv-cars?words=shiny+suv', ['shiny'], '3 SUVs'],
    [
      'suv with leather and very shiny ferrari',
      `${ROOT}?body=SUV&query=leather&words=suv+with+leather+and+very+shiny+ferrari`,
      ['shiny ferrari'],
      '3 SUVs',
    ],
    ['suv no smoker', '/search/suv-cars?words=suv+no+smoker', ['no smoker'], '3 SUVs'],
  ])('leaves out and names the words that find nothing: %s', async (words, url, dropped, showing) => {
    const path = `${ROOT}?${new URLSearchParams({ words })}`;
    const { redirectTo, there } = await follow(path);
    expect(redirectTo).toBe(url);
    expect(there ?? (await understand(path))).toMatchObject({ redirectTo: null, said: { dropped, showing } });
  });

  it('keeps an excluded word that some vehicle has', async () => {
    const { redirectTo, there } = await follow(`${ROOT}?words=suv+no+sunroof`);
    expect(redirectTo).toBe(`${ROOT}?body=SUV&query=-sunroof&words=suv+no+sunroof`);
    expect(there?.said).toMatchObject({
      dropped: [],
      understood: [{ label: 'SUV' }, { label: 'Without “sunroof”' }],
    });
  });

  it('[SR-20] looks up the coordinates of a postcode or suburb from a form', async () => {
    const { redirectTo } = await understand(`${ROOT}?near=4000&radius=50`);
    expect(redirectTo).toBe(`${ROOT}?near=4000+QLD%40-27.463%2C153.026&radius=50`);
    expect(await understand(redirectTo ?? '')).toMatchObject({ redirectTo: null });
    expect((await understand(`${ROOT}?near=perth`)).redirectTo).toContain('near=Perth+WA+6000');
  });

  it('[SR-20] sorts by distance if a form requests it with a place to look up', async () => {
    const { redirectTo } = await understand(`${ROOT}?sortBy=lowest-price&near=4000&radius=&sortBy=nearest`);
    expect(redirectTo).toBe(`${ROOT}?near=4000+QLD%40-27.463%2C153.026&sortBy=nearest`);
  });

  it('[SR-20] keeps an unknown place without coordinates', async () => {
    expect(await understand(`${ROOT}?near=9999`)).toEqual({ redirectTo: null, said: null });
  });

  it.each([
    ['that are also the text query', '?query=red+suv&words=red+suv', '?query=red+suv'],
    ['emptied', '?body=SUV&query=leather&words=', '?body=SUV'],
    ['that are a text only', '?query=old&words=leather', '?query=leather'],
  ])('redirects to the search without the words %s', async (_name, from, to) => {
    expect(await understand(`${ROOT}${from}`)).toEqual({ redirectTo: `${ROOT}${to}`, said: null });
  });

  it.each(['near brisbane', 'not red', '2018 or 2019', 'over 10k under 5k', 'mazda', '"red suv"'])(
    'needs one redirect only: %s',
    async (words) => {
      const { redirectTo, there } = await follow(`${ROOT}?${new URLSearchParams({ words })}`);
      expect(redirectTo).not.toBeNull();
      expect(there?.redirectTo).toBeNull();
    },
  );

  it.each(['!!!', 'for'])('leaves words that say nothing in the URL: %s', async (words) => {
    const url = `${ROOT}?${new URLSearchParams({ words })}`;
    expect(await understand(url)).toEqual({ redirectTo: null, said: null });
  });
});
