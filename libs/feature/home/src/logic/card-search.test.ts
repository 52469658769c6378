import type { SiteFetch } from '@forecourt/search-client';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { describe, expect, it, vi } from 'vitest';
import { home } from '../manifest.ts';
import { cardFields, cardUrl, countCard } from './card-search.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [home()] }));
const now = new Date('2026-11-21T02:00:00Z');

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('the search card', () => {
  it.each([
    [{}, '/search/new-used-and-demo-cars/'],
    [{ car_type: '', make: '', body: '', price_max: '' }, '/search/new-used-and-demo-cars/'],
    [{ make: 'Toyota' }, '/search/toyota'],
    [{ make: 'Toyota', model: 'Land Cruiser' }, '/search/toyota/land-cruiser'],
    [{ model: 'Hilux' }, '/search/new-used-and-demo-cars/'],
    [{ car_type: 'used' }, '/search/used-cars'],
    [{ body: 'SUV' }, '/search/suv-cars'],
    [{ body: 'SUV', price_max: '30000' }, '/search/new-used-and-demo-cars/?body=SUV&price=-30000'],
    [{ price_min: '$5,000', price_max: '$20,000' }, '/search/new-used-and-demo-cars/?price=5000-20000'],
    [{ price_max: 'cheap' }, '/search/new-used-and-demo-cars/'],
  ])('[SR-04] maps %j to %s', (values, url) => {
    expect(cardUrl(cardFields(form(values), site), site)).toBe(url);
  });

  it.each([
    [{ model: 'Hilux' }, '/search/toyota/hilux'],
    [
      { model: 'Hilux', car_type: 'used' },
      '/search/new-used-and-demo-cars/?car_type=used&make=Toyota&model=Hilux',
    ],
    [{ body: 'SUV' }, '/search/suv-cars'],
    [{ model: '' }, '/search/new-used-and-demo-cars/'],
  ])('[SR-04] maps %j to %s where the stock has one make', (values, url) => {
    expect(cardUrl(cardFields(form(values), site, 'Toyota'), site)).toBe(url);
  });

  it('[SR-04] counts the same vehicles as the search page, and the models of the make', async () => {
    const fetch = vi.fn<SiteFetch>(async () =>
      Response.json({
        results: [
          { found: 34, hits: [], facet_counts: [] },
          {
            found: 40,
            hits: [],
            facet_counts: [
              {
                field_name: 'model',
                counts: [
                  { value: 'RAV4', count: 30 },
                  { value: 'Corolla', count: 10 },
                ],
              },
            ],
          },
        ],
      }),
    );
    const fields = { make: ['Toyota'], model: ['RAV4'] };
    expect(await countCard(fields, { site, searchKey: 'key', now, fetch })).toEqual({
      count: 34,
      models: ['Corolla', 'RAV4'],
    });
    const [found, models] = JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).searches;
    expect(found.filter_by).toContain('make:=[`Toyota`] && model:=[`RAV4`]');
    expect(found.filter_by).not.toContain('sold');
    expect(models.filter_by).not.toContain('model:=');
  });

  it('[SR-04] removes a model that does not match the other filters, and counts without it', async () => {
    const models = [{ field_name: 'model', counts: [{ value: 'HiLux', count: 13 }] }];
    const fetch: SiteFetch = async () =>
      Response.json({
        results: [
          { found: 0, hits: [], facet_counts: [] },
          { found: 13, hits: [], facet_counts: models },
        ],
      });
    const fields = { make: ['Toyota'], model: ['RAV4'], body: ['Ute'] };
    expect(await countCard(fields, { site, searchKey: 'key', now, fetch })).toEqual({
      count: 13,
      models: ['HiLux'],
    });
  });
});
