import { siteServices } from '@forecourt/page/loader';
import { demoContent, demoPage } from '@forecourt/mini-sites';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import type { ContentPage } from '@forecourt/site-content';
import { render, screen } from '@testing-library/react';
import { RouterContextProvider, createRoutesStub, createStaticHandler } from 'react-router';
import { describe, expect, test } from 'vitest';
import { content } from '../manifest.ts';
import * as about from '../routes/about.tsx';
import * as privacy from '../routes/privacy.tsx';
import * as terms from '../routes/terms.tsx';

const brand = { ...exampleDealer.brand, credit: 'Pictures by A. Nobody, CC BY 4.0.' };

function siteWith(dealer = {}) {
  return publicSite(defineDealer({ ...exampleDealer, brand, ...dealer, features: [content()] }));
}

type Route = typeof about | typeof privacy | typeof terms;

/** The data of the page's loader. */
async function load(
  { loader }: Route,
  site: ReturnType<typeof siteWith>,
  { path = '/page', pages = [] }: { path?: string; pages?: ContentPage[] } = {},
) {
  const origin = 'https://dealer.example';
  const context = new RouterContextProvider();
  const fetch = async () => new Response('{}');
  const given = { site, now: new Date(0), fetch, searchKey: '', origin, nonce: null };
  context.set(siteServices, { ...given, content: demoContent({ pages }) });
  const { queryRoute } = createStaticHandler([{ id: 'page', path, loader }]);
  const sent: Awaited<ReturnType<Route['loader']>> = await queryRoute(new Request(origin + path), {
    requestContext: context,
  });
  return sent;
}

async function show(route: Route, site = siteWith(), pages: ContentPage[] = []) {
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: route.default }]);
  const loaderData = { page: await load(route, site, { pages }) };
  return render(
    <SiteProvider site={site}>
      <Stub hydrationData={{ loaderData }} />
    </SiteProvider>,
  );
}

describe('about', () => {
  test('it has the text of the dealer’s file', async () => {
    const file = demoPage({ path: '/about-us', title: 'Who we are', intro: 'A family firm.' }, [
      { kind: 'text', html: '<h2>Since 1996</h2><p>We sell cars.</p><p>And mend them.</p>' },
    ]);
    await show(about, siteWith(), [file]);
    expect(screen.getByRole('heading', { level: 1, name: 'Who we are' })).toBeTruthy();
    expect(screen.getByText('A family firm.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Since 1996' })).toBeTruthy();
    expect(screen.getByText('And mend them.')).toBeTruthy();
  });

  test('the default text is the description of the site', async () => {
    await show(about);
    expect(screen.getByText(exampleDealer.brand.description)).toBeTruthy();
  });
});

describe('the terms', () => {
  test('they always end with the credits for pictures, typefaces and postcode data', async () => {
    const { container } = await show(terms);
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('Credits');
    const text = container.textContent;
    expect(text).toContain('Pictures by A. Nobody, CC BY 4.0.');
    expect(text).toContain('SIL Open Font License 1.1');
    expect(text).toContain('Postcode data © GeoNames (geonames.org), CC BY 4.0');
  });

  test('without third-party pictures the credits are only for typefaces and postcode data', async () => {
    const { container } = await show(terms, siteWith({ brand: { ...brand, credit: '' } }));
    expect(container.textContent).not.toContain('Nobody');
    expect(container.textContent).toContain('SIL Open Font License 1.1');
  });
});

test.each([
  ['privacy', privacy, 'Privacy policy', 'What we collect'],
  ['terms', terms, 'Terms and conditions', 'Finance'],
])('%s has a default text', async (_name, route, title, heading) => {
  await show(route);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
});

test('the privacy policy states how long a complaint takes', async () => {
  await show(privacy);
  expect(screen.getByText(/acknowledge a complaint in 7 days and resolve it in 30/)).toBeTruthy();
});

test.each([
  ['/about-us', about, 'About us | Example Motors'],
  ['/privacy-policy', privacy, 'Privacy policy | Example Motors'],
  ['/terms-and-conditions', terms, 'Terms and conditions | Example Motors'],
])('%s has its title and canonical address', async (path, route, title) => {
  expect(await load(route, siteWith(), { path })).toMatchObject({
    head: { title, canonical: `https://dealer.example${path}`, jsonLd: [{ '@type': 'BreadcrumbList' }] },
  });
});

test('the legal pages have the words of their files, and what the platform adds below', async () => {
  const words = [{ kind: 'text' as const, html: '<h2>Own words</h2>' }];
  const file = (path: string) => demoPage({ path, title: 'Ours' }, words);
  await show(terms, siteWith(), [file('/terms-and-conditions')]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['Own words', 'Credits']);
});
