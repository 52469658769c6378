import { fixedNow } from '@forecourt/fixtures';
import { demoContent, demoFaq, demoOffer, demoPage, demoPerson } from '@forecourt/mini-sites';
import { defineDealer, exampleDealer, otherPages, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { content } from '../manifest.ts';
import { ModelScreen } from '../screens/ModelScreen.tsx';
import { PageScreen } from '../screens/PageScreen.tsx';
import sitemap from '../sitemap.ts';
import { loadContentPage } from './load-content-page.ts';

function services(except: string[] = [], now = fixedNow) {
  const site = publicSite(
    defineDealer({ ...exampleDealer, features: [content(), otherPages('content', ...except)] }),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return {
    site,
    now,
    fetch: () => Promise.resolve(new Response('{}', { status: 503 })),
    searchKey: '',
    origin: 'https://dealer.example',
    nonce: null,
    content: demoContent({
      offers: [demoOffer()],
      people: [demoPerson()],
      faqs: [demoFaq({ topic: 'selling' }), demoFaq({ question: 'Do you deliver?' })],
      pages: [
        demoPage({ intro: 'Three years.' }, [
          { kind: 'questions', items: [{ title: 'For whom?', href: null, html: '<p>Everybody.</p>' }] },
        ]),
        demoPage({ path: '/our-team', title: 'Our team' }, [
          { kind: 'people', title: 'Everybody', location: null },
          { kind: 'faqs', title: 'Selling', topic: 'selling' },
        ]),
        demoPage({ path: '/sale', title: 'December sale', sale: { from: '2026-12-01', to: '2026-12-31' } }, [
          { kind: 'text', html: '<p>Every demonstrator.</p>' },
          { kind: 'stock', title: 'In the sale', choice: { car_type: 'demo', price: '-60000' } },
        ]),
        demoPage({ path: '/hidden', title: 'Hidden', listed: false }),
      ],
    }),
  };
}

test('a page of the folder has its title, its text and the structured data of its questions', async () => {
  const page = await loadContentPage(services(), '/warranty');
  if (page.kind !== 'page') throw new Error('It is not a page.');
  render(
    <SiteProvider site={services().site}>
      <PageScreen page={page} now={fixedNow} />
    </SiteProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Warranty' })).toBeTruthy();
  expect(screen.getByText('Everybody.')).toBeTruthy();
  expect(page.head.canonical).toBe('https://dealer.example/warranty');
  expect(JSON.stringify(page.head.jsonLd)).toContain('"@type":"FAQPage"');
});

test('blocks of people and questions have those that they choose, and the structured data of the questions', async () => {
  const page = await loadContentPage(services(), '/our-team');
  if (page.kind !== 'page') throw new Error('It is not a page.');
  render(
    <SiteProvider site={services().site}>
      <PageScreen page={page} now={fixedNow} />
    </SiteProvider>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Everybody' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 3, name: 'Priya Nair' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Selling' })).toBeTruthy();
  expect(screen.getByText('Can I trade in my car?')).toBeTruthy();
  expect(screen.queryByText('Do you deliver?')).toBeNull();
  expect(JSON.stringify(page.head.jsonLd)).toContain('"name":"Can I trade in my car?"');
});

test('a person is at a location by the name that the site gives it', async () => {
  const given = services();
  const [place] = given.site.locations;
  if (!place) throw new Error('The site has no location.');
  const named = { ...place, name: 'Example Newstead - Sales' };
  const site = {
    ...given.site,
    locations: [named, { ...named, id: 2, name: 'Example Newstead - Service' }],
    stock: { ...given.site.stock, trimLocationNames: true },
  };
  const content = { ...given.content, people: [demoPerson({ location: place.id })] };
  const page = await loadContentPage({ ...given, site, content }, '/our-team');
  expect(page.kind === 'page' && page.parts[0]).toMatchObject({ people: [{ place: 'Example Newstead' }] });
});

test('the address of a model with offers has them', async () => {
  const page = await loadContentPage(services(), '/rav4');
  if (page.kind !== 'model') throw new Error('It is not the page of a model.');
  render(
    <SiteProvider site={services().site}>
      <ModelScreen model={page} now={fixedNow} />
    </SiteProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Toyota RAV4 offers' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /View offer/ })).toBeTruthy();
});

test('any other address is a 404, and so is a model where the site shows no offers', async () => {
  await expect(loadContentPage(services(), '/nothing')).rejects.toMatchObject({ init: { status: 404 } });
  await expect(loadContentPage(services(['offers']), '/rav4')).rejects.toMatchObject({
    init: { status: 404 },
  });
});

test('the sitemap lists the pages that may be listed, and the models with offers', async () => {
  const paths = (await sitemap(services())).map(({ path }) => path);
  expect(paths).toContain('/warranty');
  expect(paths).toContain('/rav4');
  expect(paths).not.toContain('/hidden');
});

describe('the page of a sale', () => {
  const at = async (day: string) => {
    const given = services([], new Date(`${day}T02:00:00Z`));
    const page = await loadContentPage(given, '/sale');
    if (page.kind !== 'page') throw new Error('It is not a page.');
    const listed = (await sitemap(given)).some(({ path }) => path === '/sale');
    const types = page.head.jsonLd?.map((data) => data['@type']);
    return { page, listed, event: types?.includes('SaleEvent'), noindex: page.head.noindex };
  };

  test('says its days before it starts, without its vehicles', async () => {
    const { page, ...rest } = await at('2026-11-30');
    render(
      <SiteProvider site={services().site}>
        <PageScreen page={page} now={fixedNow} />
      </SiteProvider>,
    );
    expect(
      screen.getByText('Starts on Tuesday 1 December 2026, ends on Thursday 31 December 2026.'),
    ).toBeTruthy();
    expect([page.parts.length, page.strips]).toEqual([1, []]);
    expect(rest).toEqual({ listed: true, event: true, noindex: false });
  });

  test('has its vehicles while it runs, and the search that shows all of them', async () => {
    const { page, ...rest } = await at('2026-12-31');
    expect(page.sale?.text).toBe('On now, until Thursday 31 December 2026.');
    expect(page.parts).toHaveLength(2);
    expect(page.strips).toMatchObject([
      { href: '/search/new-used-and-demo-cars/?car_type=demo&price=-60000' },
    ]);
    expect(rest).toEqual({ listed: true, event: true, noindex: false });
  });

  test('stays when it is over, for people alone', async () => {
    const { page, ...rest } = await at('2027-01-01');
    expect(page.sale?.text).toBe('This sale ended on Thursday 31 December 2026.');
    expect(page.strips).toEqual([]);
    expect(rest).toEqual({ listed: false, event: false, noindex: true });
  });
});
