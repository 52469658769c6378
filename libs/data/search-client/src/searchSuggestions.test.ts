import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { describe, expect, it, vi } from 'vitest';
import type { SiteFetch } from './fetchAdapter.ts';
import { rememberSearch } from './recentSearches.ts';
import { searchSuggestions } from './searchSuggestions.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));
const counts = (field_name: string, values: Record<string, number>) => ({
  field_name,
  counts: Object.entries(values).map(([value, count]) => ({ value, count })),
});
const answer = {
  found: 20,
  hits: [],
  facet_counts: [
    counts('make', { Toyota: 12, 'Land Rover': 8 }),
    counts('make_model', { 'Land Rover Defender': 8, 'Toyota Hilux': 9, 'Toyota RAV4': 3 }),
    counts('body', { SUV: 11, Ute: 9 }),
    counts('location_name', {}),
    counts('badge', { 'SR5 (4X4)': 2 }),
    counts('colour', { Red: 1 }),
  ],
};

const brisbane = { label: 'Brisbane QLD 4000', point: { lat: -27.468, long: 153.028 } };

async function suggesting() {
  const fetch = vi.fn<SiteFetch>(async () => Response.json({ results: [answer] }));
  const loadFindPlace = vi.fn(async () => (text: string) => (text === 'brisbane' ? brisbane : null));
  const now = new Date('2026-11-21T00:00:00Z');
  const suggest = await searchSuggestions({ site, searchKey: 'key', now, fetch, loadFindPlace });
  const labels = (text: string) => suggest(text).map(({ group, label }) => `${group}: ${label}`);
  return { suggest, labels, fetch, loadFindPlace };
}

describe('searchSuggestions', () => {
  it('sends one request for the stock of the site, with counts', async () => {
    const { suggest, labels, fetch } = await suggesting();
    expect(suggest('hil')).toEqual([
      {
        id: 'model /search/toyota/hilux',
        group: 'Models',
        label: 'Toyota Hilux',
        detail: '9 in stock',
        href: '/search/toyota/hilux',
      },
    ]);
    expect(labels('hilux sr5 red')).toEqual(['Search for: Toyota Hilux · SR5 (4X4) · Red']);
    expect(labels('def')).toEqual(['Models: Land Rover Defender']);
    expect(fetch).toHaveBeenCalledTimes(1);
    const [, init] = fetch.mock.calls[0] ?? [];
    const [search] = JSON.parse(String(init?.body)).searches;
    expect(search).toMatchObject({
      per_page: 0,
      facet_by: 'make,make_model,badge,colour,body,fuel,transmission,drive,axle_type,location_name',
    });
    expect(search.collection).toBe(`Car_production_${site.slug}`);
    expect(search.filter_by).not.toContain('sold');
  });

  it('lazy-loads the place finder only when the text may name a place', async () => {
    const { labels, loadFindPlace } = await suggesting();
    labels('red ute');
    expect(loadFindPlace).not.toHaveBeenCalled();
    expect(labels('red ute near brisbane')).toEqual([]);
    await expect
      .poll(() => labels('red ute near brisbane'))
      .toEqual(['Search for: Red · Ute · Near Brisbane QLD 4000']);
  });

  it('suggests recent searches', async () => {
    rememberSearch(site.slug, { text: 'tow bar', url: '/search/new-used-and-demo-cars/?words=tow+bar' });
    expect((await suggesting()).labels('tow')).toEqual(['Searched before: tow bar']);
  });
});
