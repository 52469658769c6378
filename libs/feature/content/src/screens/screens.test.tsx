import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { siteServices } from '@forecourt/site-config/loader';
import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen } from '@testing-library/react';
import { RouterContextProvider, createStaticHandler } from 'react-router';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { content } from '../manifest.ts';
import * as about from '../routes/about.tsx';
import * as privacy from '../routes/privacy.tsx';
import * as terms from '../routes/terms.tsx';

const brand = { ...exampleDealer.brand, credit: 'Pictures by A. Nobody, CC BY 4.0.' };

function siteWith(options: Parameters<typeof content>[0] = {}, dealer = {}) {
  return publicSite(defineDealer({ ...exampleDealer, brand, ...dealer, features: [content(options)] }));
}

function show(Page: ComponentType, site = siteWith()) {
  return render(
    <SiteProvider site={site}>
      <Page />
    </SiteProvider>,
  );
}

describe('about', () => {
  test('it has the dealer’s words, in headed blocks', () => {
    const page = {
      title: 'Who we are',
      intro: 'A family firm.',
      blocks: [{ heading: 'Since 1996', paragraphs: ['We sell cars.', 'And mend them.'] }],
    };
    show(about.default, siteWith({ about: page }));
    expect(screen.getByRole('heading', { level: 1, name: 'Who we are' })).toBeTruthy();
    expect(screen.getByText('A family firm.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Since 1996' })).toBeTruthy();
    expect(screen.getByText('And mend them.')).toBeTruthy();
  });

  test('it always ends with whose pictures, typefaces and postcodes the site shows', () => {
    const { container } = show(about.default);
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent).toBe('Credits');
    const text = container.textContent;
    expect(text).toContain('Pictures by A. Nobody, CC BY 4.0.');
    expect(text).toContain('SIL Open Font License 1.1');
    expect(text).toContain('Postcode data © GeoNames (geonames.org), CC BY 4.0');
  });

  test('a dealer who wrote nothing yet has the sentence that describes the site', () => {
    show(about.default);
    expect(screen.getByText(exampleDealer.brand.description)).toBeTruthy();
  });

  test('a dealer without pictures of others credits the typefaces and postcodes alone', () => {
    const { container } = show(about.default, siteWith({}, { brand: { ...brand, credit: '' } }));
    expect(container.textContent).not.toContain('Nobody');
    expect(container.textContent).toContain('SIL Open Font License 1.1');
  });
});

test.each([
  ['privacy', privacy.default, 'Privacy policy', 'What we collect'],
  ['terms', terms.default, 'Terms and conditions', 'Finance'],
])('%s stands without a word from the dealer', (_name, Page, title, heading) => {
  show(Page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
});

test('the privacy policy says how long a complaint takes', () => {
  show(privacy.default);
  expect(screen.getByText(/acknowledge a complaint in 7 days and resolve it in 30/)).toBeTruthy();
});

test.each([
  ['/about-us', about.loader, 'About us | Example Motors'],
  ['/privacy-policy', privacy.loader, 'Privacy policy | Example Motors'],
  ['/terms-and-conditions', terms.loader, 'Terms and conditions | Example Motors'],
])('%s has its title and canonical address', async (path, loader, title) => {
  const origin = 'https://dealer.example';
  const context = new RouterContextProvider();
  const fetch = async () => new Response('{}');
  context.set(siteServices, {
    site: siteWith(),
    now: new Date(0),
    fetch,
    searchKey: '',
    origin,
    nonce: null,
  });
  const { queryRoute } = createStaticHandler([{ id: 'page', path, loader }]);
  expect(await queryRoute(new Request(origin + path), { requestContext: context })).toMatchObject({
    head: { title, canonical: origin + path, jsonLd: [{ '@type': 'BreadcrumbList' }] },
  });
});
