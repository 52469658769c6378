import { fixedNow } from '@forecourt/fixtures';
import { siteServices } from '@forecourt/page/loader';
import { noContent, personFields, type Person } from '@forecourt/site-content';
import { RouterContextProvider, createStaticHandler } from 'react-router';
import { expect, test } from 'vitest';
import { locationView } from '../logic/location-view.ts';
import { placeOf, testSite } from '../testing/TestSite.tsx';
import { loader as detail } from './detail.tsx';
import { loader as list } from './list.tsx';
import { loader as moved } from './moved.tsx';

const { queryRoute } = createStaticHandler([
  { id: 'list', path: '/dealerships', loader: list },
  { id: 'detail', path: '/contact-us/:location', loader: detail },
]);

/** The response of a route's loader, returned or thrown. */
async function load(path: string, people: Person[] = [], site = testSite()): Promise<unknown> {
  const context = new RouterContextProvider();
  const fetch = async () => new Response('{}', { status: 503 });
  const origin = 'https://dealer.example';
  const content = { ...noContent, people };
  context.set(siteServices, {
    ...{ site, now: fixedNow, fetch, searchKey: '', origin, nonce: null, content },
  });
  const request = new Request(origin + path);
  return queryRoute(request, { requestContext: context }).catch((thrown: unknown) => thrown);
}

test('[LO-02] a location has a page of its own, with its structured data', async () => {
  expect(await load('/contact-us/newstead-sales')).toMatchObject({
    now: fixedNow.toISOString(),
    slug: 'newstead-sales',
    stock: [],
    head: {
      title: 'Example Newstead | Example Motors',
      canonical: 'https://dealer.example/contact-us/newstead-sales',
      jsonLd: [{ '@type': 'AutoDealer' }, { '@type': 'BreadcrumbList' }],
    },
  });
});

test('the page of a location has the people who work there', async () => {
  const person = (name: string, location: number | null): Person => ({
    ...personFields.parse({ name, role: 'Sales consultant', location }),
    ...{ file: `content/people/${name}.md`, slug: name.toLowerCase() },
    body: [{ kind: 'text', html: '<p>Ask about hybrids.</p>' }],
  });
  const people = [person('Kim', 1), person('Ann', 2), person('Everywhere', null)];
  expect(await load('/contact-us/newstead-sales', people)).toMatchObject({
    people: [{ name: 'Kim', role: 'Sales consultant', place: null, html: '<p>Ask about hybrids.</p>' }],
  });
  expect(await load('/contact-us/newstead-sales')).toMatchObject({ people: [] });
});

test('a location lists the services that it offers, on its page and in its structured data', async () => {
  const site = testSite({
    services: [
      { name: 'Log-book servicing', locations: [2] },
      { name: 'Trade-ins', text: 'On the spot.', url: '/contact-us', locations: [1, 3] },
    ],
  });
  expect(await load('/contact-us/newstead-sales', [], site)).toMatchObject({
    services: [{ name: 'Trade-ins', text: 'On the spot.', url: '/contact-us' }],
    head: { jsonLd: [{ makesOffer: [{ itemOffered: { name: 'Trade-ins' } }] }, {}] },
  });
  expect(await load('/contact-us/newstead-service', [], site)).toMatchObject({
    services: [{ name: 'Log-book servicing', text: '', url: null }],
  });
});

test('an unknown location is a 404', async () => {
  expect(await load('/contact-us/nowhere')).toMatchObject({ status: 404 });
});

test.each([
  ['/dealerships', null, false],
  [
    '/dealerships?near=+4006+',
    { label: expect.stringMatching(/4006/), point: { lat: expect.any(Number) } },
    true,
  ],
  ['/dealerships?near=Nowhereville', { unknown: 'Nowhereville' }, true],
])('the list of %s knows the place', async (path, near, noindex) => {
  expect(await load(path)).toMatchObject({ near, head: { noindex } });
});

test('the head of the list has the towns', async () => {
  expect(await load('/dealerships')).toMatchObject({
    head: { description: expect.stringContaining('Newstead, Newcastle') },
  });
});

test('[RT-12] a site with another address for locations links and redirects to it (ruling 16)', () => {
  const site = testSite({ address: 'our-location' });
  const context = new RouterContextProvider();
  const origin = 'https://dealer.example';
  context.set(siteServices, {
    ...{ site, now: fixedNow, fetch: async () => new Response('{}'), searchKey: '', origin, nonce: null },
  });
  const url = new URL('/contact-us/newstead-sales?fbclid=1', origin);
  const answer = moved({
    ...{ context, url, request: new Request(url), params: { location: 'newstead-sales' } },
    pattern: '/contact-us/:location',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/our-location/newstead-sales?fbclid=1',
  ]);
  expect(locationView(site, placeOf(site, 1), { now: fixedNow }).href).toBe('/our-location/newstead-sales');
  expect(site.pages).not.toContain('contact-us/:location');
});
