import { fixedNow } from '@forecourt/fixtures';
import { demoContent, demoOffer } from '@forecourt/mini-sites';
import { siteServices } from '@forecourt/page/loader';
import type { SitemapEntry } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { NO_OFFERS_TEXT } from '@forecourt/offer';
import { cleanup, render, screen } from '@testing-library/react';
import { RouterContextProvider, createRoutesStub, createStaticHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import { offers } from './manifest.ts';
import * as list from './routes/list.tsx';
import * as offer from './routes/offer.tsx';
import sitemap from './sitemap.ts';

const origin = 'https://dealer.example';
const site = publicSite(defineDealer({ ...exampleDealer, features: [offers(), otherPages('offers')] }));
const plain = { manufacturer: null, model: null };
const all = demoContent({
  offers: [
    demoOffer({ start: '2026-11-01', updated: '2026-11-12' }),
    demoOffer({ id: 702, name: 'Repayment', category: 'Finance offer', expiry: '2027-01-31', ...plain }),
  ],
});

function services(content = all) {
  const fetch = () => Promise.resolve(new Response('{}', { status: 503 }));
  return { site, now: fixedNow, fetch, searchKey: '', origin, nonce: null, content };
}

/** Loads and shows the page at an address. */
async function show(route: typeof list | typeof offer, pattern: string, path: string, content = all) {
  const context = new RouterContextProvider();
  context.set(siteServices, services(content));
  const { query } = createStaticHandler([{ id: 'page', path: pattern, loader: route.loader }]);
  const answer = await query(new Request(origin + path), { requestContext: context });
  if (answer instanceof Response) return { redirect: answer.headers.get('location'), status: answer.status };
  const data: unknown = answer.loaderData['page'];
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: route.default }]);
  render(
    <SiteProvider site={site}>
      <Stub hydrationData={{ loaderData: { page: data } }} />
    </SiteProvider>,
  );
  return { data, status: answer.statusCode };
}
const head = (data: unknown) => JSON.stringify(data);

describe('the list', () => {
  test('[OF-01] has every offer and a link for each category', async () => {
    await show(list, '/special-offers', '/special-offers');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'RAV4 demo clearance',
      'Repayment',
    ]);
    const links = screen.getByRole('navigation', { name: 'Categories of offers' }).querySelectorAll('a');
    expect([...links].map((each) => each.textContent)).toEqual([
      'All offers2',
      'Finance offer1',
      'Vehicle offer1',
    ]);
  });

  test('[OF-01] has those of one category', async () => {
    await show(list, '/special-offers', '/special-offers?category=finance+offer');
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Repayment',
    ]);
    expect(screen.getByRole('link', { current: 'page', name: /Finance offer/ })).toBeTruthy();
  });

  test('[OF-01, AN-02] says in the required words that there are none', async () => {
    await show(list, '/special-offers', '/special-offers?category=nothing');
    expect(screen.getByText(NO_OFFERS_TEXT)).toBeTruthy();
    cleanup();
    await show(list, '/special-offers', '/special-offers', demoContent({ offers: [] }));
    expect(screen.getByText(NO_OFFERS_TEXT)).toBeTruthy();
  });
});

describe('the page of an offer', () => {
  test('[OF-01] has its text, its conditions, its last day, and structured data', async () => {
    const { data } = await show(offer, '/offers/:id', '/offers/702');
    expect(screen.getByRole('heading', { level: 1, name: 'Repayment' })).toBeTruthy();
    expect(screen.getByText('31 January 2027')).toBeTruthy();
    expect(screen.getByText('Private buyers only.')).toBeTruthy();
    expect(head(data)).toContain('"@type":"Offer"');
    expect(head(data)).toContain('"validThrough":"2027-01-31"');
  });

  test('has one address: an offer of a maker has the maker in it', async () => {
    const moved = { redirect: '/offers/toyota/701', status: 301 };
    expect(await show(offer, '/offers/:id', '/offers/701')).toEqual(moved);
    const other = '/offers/:manufacturer/:id';
    expect(await show(offer, other, '/offers/kia/701')).toEqual(moved);
    expect(await show(offer, other, '/offers/kia/702')).toEqual({ redirect: '/offers/702', status: 301 });
    expect((await show(offer, other, '/offers/toyota/701')).status).toBe(200);
  });

  test('is 404 with the offers of today when the offer is over', async () => {
    const { data, status } = await show(offer, '/offers/:id', '/offers/999');
    expect(status).toBe(404);
    expect(screen.getByRole('heading', { level: 1, name: 'This offer has ended' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Repayment' })).toBeTruthy();
    expect(head(data)).toContain('"noindex":true');
  });
});

test('the sitemap lists the list and every offer with its picture', async () => {
  const entries: SitemapEntry[] = await sitemap(services());
  expect(entries.map(({ path }) => path)).toEqual(['/special-offers', '/offers/toyota/701', '/offers/702']);
  expect(entries[1]).toMatchObject({ images: ['/pictures/yard/suv-white.webp'], changedAt: '2026-11-12' });
  expect(entries[2], 'an offer whose file gives no day').not.toHaveProperty('changedAt');
});
