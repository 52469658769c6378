import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { BODY_TYPES, BODY_TYPE_CODES } from '@forecourt/vehicle';
import { describe, expect, it } from 'vitest';
import { home } from '../manifest.ts';
import { chosenBody, loadModels } from './load-models.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [home()] }));
const prestigeSite = publicSite(
  defineDealer({ ...exampleDealer, stock: { prestige: { makes: ['BMW'] } }, features: [home()] }),
);
const counts = (field_name: string, values: Record<string, number>) => ({
  field_name,
  counts: Object.entries(values).map(([value, count]) => ({ value, count })),
});
const all = {
  found: 30,
  hits: [],
  facet_counts: [
    counts('body', { SUV: 20, Hatch: 10 }),
    counts('fuel', { Electric: 2 }),
    counts('drive', { '4WD': 5 }),
  ],
};
const suvs = {
  found: 20,
  hits: [],
  facet_counts: [
    counts('make', { Toyota: 12, 'Land Rover': 8 }),
    counts('make_model', { 'Toyota RAV4': 9, 'Land Rover Defender': 8, 'Toyota Kluger': 3 }),
  ],
};

function services(fetch: SiteServices['fetch']): SiteServices {
  const now = new Date('2026-11-21T02:00:00Z');
  return { site, now, fetch, searchKey: 'key', origin: 'http://a.example', nonce: null };
}

describe('the models page', () => {
  it('lists the models of a body type by make, each with its count and its URL', async () => {
    const page = await loadModels(
      services(async () => Response.json({ results: [all, suvs] })),
      chosenBody('suv') ?? null,
    );
    expect(page).toMatchObject({ body: { label: 'SUV' }, stockHref: '/search/suv-cars', total: 20 });
    expect(page.makes).toEqual([
      {
        make: 'Land Rover',
        models: [{ model: 'Defender', count: 8, href: '/search/suv-cars?make=Land+Rover&model=Defender' }],
      },
      {
        make: 'Toyota',
        models: [
          { model: 'Kluger', count: 3, href: '/search/suv-cars?make=Toyota&model=Kluger' },
          { model: 'RAV4', count: 9, href: '/search/suv-cars?make=Toyota&model=RAV4' },
        ],
      },
    ]);
  });

  it('[SR-18] has the 20 body types, two of which are aliases, where all are in stock', async () => {
    const full = {
      found: 20,
      hits: [],
      facet_counts: [
        counts('body', Object.fromEntries(BODY_TYPES.map(({ label }) => [label, 1]))),
        counts('fuel', { Electric: 1 }),
        counts('drive', { '4WD': 1 }),
      ],
    };
    const { bodies } = await loadModels(
      {
        ...services(async () => Response.json({ results: [full, suvs, { found: 1, hits: [] }] })),
        site: prestigeSite,
      },
      null,
    );
    const named = bodies.flatMap(({ label, others }) => [label, ...others]);
    expect(named).toHaveLength(20);
    expect(named.sort()).toEqual(BODY_TYPES.map(({ label }) => label).sort());
  });

  it('has the body types in stock, and no others', async () => {
    const page = await loadModels(
      services(async () => Response.json({ results: [all, suvs] })),
      null,
    );
    for (const code of BODY_TYPE_CODES) expect(chosenBody(code)).toBeTruthy();
    expect(chosenBody('hatchback')?.slug).toBe('hatch');
    expect(Object.fromEntries(page.bodies.map(({ slug, count }) => [slug, count]))).toEqual({
      suv: 20,
      hatch: 10,
      ev: 2,
      '4x4': 5,
    });
    expect(page.stockHref).toBe('/search/new-used-and-demo-cars/');
  });

  it('[SR-18] counts the prestige vehicles of a site that declares them', async () => {
    const asked: string[] = [];
    const page = await loadModels(
      {
        ...services(async (_path, init) => {
          asked.push(String(init?.body));
          return Response.json({ results: [all, suvs, { found: 7, hits: [] }] });
        }),
        site: prestigeSite,
      },
      null,
    );
    expect(page.bodies.find((body) => body.slug === 'prestige')?.count).toBe(7);
    expect(asked.join('')).toContain('make:=[`BMW`]');
  });

  it('rejects other body types', () => {
    expect(chosenBody('spaceship')).toBeUndefined();
    expect(chosenBody('')).toBeNull();
    expect(chosenBody(null)).toBeNull();
  });

  it('shows no models while the engine is down', async () => {
    const page = await loadModels(
      services(async () => new Response('', { status: 503 })),
      null,
    );
    expect(page).toMatchObject({ bodies: [], makes: [], total: 0 });
  });
});
