import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { siteServices } from '@forecourt/site-config/loader';
import type { SiteServices } from '@forecourt/site-config/loader';
import { RouterContextProvider, createStaticHandler } from 'react-router';
import { expect, test } from 'vitest';
import { ownSitemap } from './crawlers/own-sitemap.ts';
import { loader, meta } from './page.ts';

const story = { path: '/our-story', title: 'Our story', description: 'Three generations by the river.' };
const site = defineDealer({
  ...exampleDealer,
  features: [],
  ownPages: [story, { ...story, path: '/thank-you', listed: false }],
});
const services: SiteServices = {
  site: publicSite(site),
  now: new Date('2026-11-20T00:00:00Z'),
  fetch: async () => new Response('{}'),
  searchKey: '',
  origin: 'https://dealer.example',
  nonce: null,
};

/** What the loader of a dealer's page answers at an address; a thrown answer is one too. */
async function load(path: string): Promise<unknown> {
  const { queryRoute } = createStaticHandler([{ id: 'page', path: '*', loader }]);
  const requestContext = new RouterContextProvider();
  requestContext.set(siteServices, services);
  return queryRoute(new Request(services.origin + path), { requestContext }).catch(
    (thrown: unknown) => thrown,
  );
}

test('a page that a dealer writes has the head that the dealer declares', async () => {
  const loaderData = await load('/our-story/?utm_source=mail');
  expect(loaderData).toEqual({
    head: {
      title: 'Our story | Example Motors',
      description: 'Three generations by the river.',
      canonical: 'https://dealer.example/our-story',
      noindex: false,
    },
  });
  expect(meta({ loaderData })).toContainEqual({ title: 'Our story | Example Motors' });
});

test('a page that search engines may not list says so, and is not in the sitemap', async () => {
  expect(meta({ loaderData: await load('/thank-you') })).toContainEqual({
    name: 'robots',
    content: 'noindex, follow',
  });
  expect(ownSitemap(services)).toEqual([{ path: '/our-story' }]);
});

test('a component that no page is declared for is a 404', async () => {
  expect(await load('/careers')).toMatchObject({ status: 404 });
});
