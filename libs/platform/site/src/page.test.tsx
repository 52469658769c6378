import { siteServices } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { render, screen, within } from '@testing-library/react';
import { RouterContextProvider, createRoutesStub, createStaticHandler } from 'react-router';
import { expect, test } from 'vitest';
import { ownSitemap } from './crawlers/own-sitemap.ts';
import { PageBreadcrumb, loader, meta } from './page.tsx';

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
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://dealer.example/' },
            { '@type': 'ListItem', position: 2, name: 'Our story' },
          ],
        },
      ],
    },
    crumbs: [{ name: 'Home', href: '/' }, { name: 'Our story' }],
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

test('a page that a dealer writes shows the way to it, as the pages of the platform do', async () => {
  const loaderData = await load('/our-story');
  const Site = createRoutesStub([
    { id: 'page', path: '/our-story', Component: PageBreadcrumb, HydrateFallback: () => null },
  ]);
  render(<Site initialEntries={['/our-story']} hydrationData={{ loaderData: { page: loaderData } }} />);
  const way = within(await screen.findByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(way.getByText('Our story').getAttribute('aria-current')).toBe('page');
});
