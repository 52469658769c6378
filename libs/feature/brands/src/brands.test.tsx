import { fixedNow } from '@forecourt/fixtures';
import { demoBrand, demoContent } from '@forecourt/mini-sites';
import { siteServices } from '@forecourt/page/loader';
import type { SiteServices, SitemapEntry } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { RouterContextProvider, createRoutesStub, createStaticHandler } from 'react-router';
import type { LoaderFunction } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { brands } from './manifest.ts';
import * as list from './routes/list.tsx';
import * as overview from './routes/overview.tsx';
import sitemap from './sitemap.ts';

const origin = 'https://dealer.example';
const siteSelling = (itemTypes: readonly ('car' | 'motorcycle' | 'truck' | 'caravan')[]) =>
  publicSite(
    defineDealer({
      ...exampleDealer,
      stock: { itemTypes: [...itemTypes] },
      features: [brands(), otherPages('brands')],
    }),
  );
const site = siteSelling(['car', 'motorcycle', 'truck']);
const all = [
  demoBrand(),
  demoBrand({ slug: 'isuzu-trucks', title: 'Isuzu Trucks', kind: 'truck', make: 'Isuzu' }),
  demoBrand({ slug: 'yamaha', title: 'Yamaha', kind: 'motorcycle', skipPage: true }),
  demoBrand({ slug: 'tyres', title: 'Tyres', kind: 'group', skipPage: true, href: '/contact-us' }),
];

/** Counts of makes, as the engine answers them for cars, motorcycles and trucks. */
const answers = {
  results: [{ Kia: 12, Isuzu: 37 }, { Yamaha: 11 }, { Isuzu: 21 }].map((counts) => ({
    found: 1,
    hits: [],
    facet_counts: [
      { field_name: 'make', counts: Object.entries(counts).map(([value, count]) => ({ value, count })) },
    ],
  })),
};

function services(content = all, engine = () => Response.json(answers)) {
  const fetch: SiteServices['fetch'] = () => Promise.resolve(engine());
  return {
    site,
    now: fixedNow,
    fetch,
    searchKey: '',
    origin,
    nonce: null,
    content: demoContent({ brands: content }),
  };
}

/** Loads the page at an address, and shows it if there is one. */
async function show(
  route: { loader: LoaderFunction; default: ComponentType },
  pattern: string,
  path: string,
  of = services(),
) {
  const context = new RouterContextProvider();
  context.set(siteServices, of);
  const { query } = createStaticHandler([{ id: 'page', path: pattern, loader: route.loader }]);
  const answer = await query(new Request(origin + path), { requestContext: context });
  if (answer instanceof Response) throw new Error(`${path} is answered without a page.`);
  const loaded: unknown = answer.loaderData['page'];
  if (answer.statusCode === 200) {
    const Stub = createRoutesStub([{ id: 'page', path: '/', Component: route.default }]);
    render(
      <SiteProvider site={site}>
        <Stub hydrationData={{ loaderData: { page: loaded } }} />
      </SiteProvider>,
    );
  }
  return { data: JSON.stringify(loaded), status: answer.statusCode };
}
const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map((each) => each.textContent);
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the list', () => {
  test('has the brands of each kind, with their numbers and where they lead', async () => {
    await show(list, '/brands', '/brands');
    expect(headings(2)).toEqual(['Cars', 'Motorcycles', 'Trucks', 'Our group']);
    expect(headings(3)).toEqual(['Kia', 'Yamaha', 'Isuzu Trucks', 'Tyres']);
    expect(screen.getAllByText(/in stock$/).map((each) => each.textContent)).toEqual([
      '12 in stock',
      '11 in stock',
      '21 in stock',
    ]);
    expect([link('Kia'), link('Isuzu Trucks'), link('Tyres')]).toEqual([
      '/kia/overview',
      '/isuzu-trucks/overview',
      '/contact-us',
    ]);
    expect(link('Yamaha')).toBe('/search/new-used-and-demo-cars/?item_type=motorcycle&make=Yamaha');
  });

  test('has no numbers while the engine is down', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await show(
      list,
      '/brands',
      '/brands',
      services(all, () => new Response('{}', { status: 503 })),
    );
    expect(headings(3)).toHaveLength(4);
    expect(screen.queryByText(/in stock$/)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  test('asks for the kinds that the site sells, and gives a brand of another kind neither number nor link', async () => {
    const asked: unknown[] = [];
    const fetch = (_path: string, init?: RequestInit) => {
      asked.push(JSON.parse(String(init?.body)));
      return Promise.resolve(Response.json({ results: answers.results.slice(0, 2) }));
    };
    const of = { ...services(), site: siteSelling(['car', 'motorcycle', 'caravan']), fetch };
    of.content = demoContent({
      brands: [
        ...all.filter(({ slug }) => slug !== 'isuzu-trucks'),
        demoBrand({ slug: 'hino', title: 'Hino', kind: 'truck', skipPage: true }),
      ],
    });
    await show(list, '/brands', '/brands', of);
    expect(asked).toHaveLength(1);
    expect(JSON.stringify(asked)).not.toContain('truck');
    expect(asked).toMatchObject([{ searches: [{}, {}] }]);
    expect(screen.getAllByText(/in stock$/)).toHaveLength(2);
    const hino = screen.getByRole('heading', { level: 3, name: 'Hino' });
    expect(hino.querySelector('a'), 'a brand whose vehicles the site does not sell').toBeNull();
    expect(hino.querySelector('svg'), 'an arrow promises a page').toBeNull();
    expect(screen.getByRole('link', { name: 'Kia' }).querySelector('svg')).toBeTruthy();
  });

  test('of a site that sells one kind does not count another kind of the same make', async () => {
    const of = {
      ...services([demoBrand(), demoBrand({ slug: 'honda', kind: 'motorcycle', title: 'Honda' })]),
    };
    const results = [
      { found: 1, hits: [], facet_counts: [{ field_name: 'make', counts: [{ value: 'Honda', count: 9 }] }] },
    ];
    await show(list, '/brands', '/brands', {
      ...of,
      site: siteSelling(['car']),
      fetch: () => Promise.resolve(Response.json({ results })),
    });
    expect(screen.getAllByText(/in stock$/).map((each) => each.textContent)).toEqual(['0 in stock']);
  });

  test('without brands says so', async () => {
    await show(list, '/brands', '/brands', services([]));
    expect(screen.getByText('There are no brands here yet.')).toBeTruthy();
  });
});

describe('the page of a brand', () => {
  test('has its text, its banner and the way to all brands', async () => {
    const { data } = await show(overview, '/:brand/overview', '/kia/overview');
    expect(screen.getByRole('heading', { level: 1, name: 'Kia' })).toBeTruthy();
    expect(screen.getByText('Petrol, hybrid and electric side by side.')).toBeTruthy();
    expect(link('All brands')).toBe('/brands');
    expect(data).toContain('"canonical":"https://dealer.example/kia/overview"');
    expect(data).toContain('"@type":"BreadcrumbList"');
  });

  test('is 404 for an unknown brand, and for one that has no page', async () => {
    for (const slug of ['lada', 'yamaha', 'tyres'])
      expect((await show(overview, '/:brand/overview', `/${slug}/overview`)).status, slug).toBe(404);
  });
});

test('the sitemap has the list and every brand with a page', async () => {
  const entries: SitemapEntry[] = await sitemap(services());
  expect(entries.map(({ path }) => path)).toEqual(['/brands', '/kia/overview', '/isuzu-trucks/overview']);
});
