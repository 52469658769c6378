import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { searchSite } from '@forecourt/search-client';
import { searchState } from '@forecourt/stock-search';
import type { SearchFields } from '@forecourt/stock-search';
import { describe, expect, it } from 'vitest';
import { search } from '../index.ts';
import { answerRequest } from '../testing/engine.ts';
import { nearestSearches } from './nearest-searches.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [search({})] }));
const rules = searchSite(site);
const tooCheap = { price: [{ min: null, max: 5000 }] };

async function nearestTo(fields: SearchFields) {
  let requests = 0;
  const fetch = async (_: string, init?: RequestInit) => {
    requests += 1;
    return Response.json(answerRequest(String(init?.body)));
  };
  const facts = { site, rules, now: new Date('2026-11-21T00:00:00Z') };
  const nearest = await nearestSearches(searchState(fields, rules), facts, fetch, 'key');
  return { requests, offers: nearest.map(({ label, count }) => `${label}: ${count}`) };
}

describe('nearestSearches', () => {
  it('leave out one filter', async () =>
    expect(await nearestTo({ make: ['Toyota'], query: 'kia' })).toEqual({
      requests: 1,
      offers: ['“kia”: 24', '‘Toyota’: 6'],
    }));

  it('leave out two filters where no single one helps', async () =>
    expect(await nearestTo({ make: ['Toyota'], query: 'kia', ...tooCheap })).toEqual({
      requests: 2,
      offers: ['“kia” and ‘Up to $5,000’: 24', '‘Toyota’ and ‘Up to $5,000’: 6'],
    }));

  it('need no request without filters', async () =>
    expect(await nearestTo({})).toEqual({ requests: 0, offers: [] }));
});
