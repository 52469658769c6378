import { locationName } from '@forecourt/location';
import {
  defineDealer,
  defineFeature,
  exampleDealer,
  exampleLocation,
  otherPages,
  publicSite,
} from '@forecourt/site-config';
import { describe, expect, test } from 'vitest';
import { answerXml } from './answer-xml.ts';
import { llmsText } from './llms-text.ts';
import { robotsText } from './robots-text.ts';
import type { SitemapEntry } from '@forecourt/page/loader';
import { sitemapFile, sitemapFileOf, sitemapIndex } from './sitemap-files.ts';

const origin = 'https://dealer.example';

/** Whether a robot may request a path by RFC 9309: the longest matching rule applies, and a tie allows. */
function mayAsk(path: string): boolean {
  const rules = [...robotsText(origin).matchAll(/^(Allow|Disallow): (\S+)$/gm)].flatMap(
    ([, verb, rule = '']) => {
      const pattern = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      return new RegExp(`^${pattern}`).test(path) ? [{ allows: verb === 'Allow', length: rule.length }] : [];
    },
  );
  const [longest] = rules.toSorted((a, b) => b.length - a.length || Number(b.allows) - Number(a.allows));
  return longest?.allows ?? true;
}

describe('robots.txt', () => {
  test.each([
    ['/', true],
    ['/cars/2022-toyota-rav4', true],
    ['/search/toyota', true],
    ['/search/new-used-and-demo-cars/', true],
    ['/search/toyota?page=2', true],
    ['/search/new-used-and-demo-cars/?page=12', true],
    ['/images/600x400/pictures/suv/red-side.webp', true],
    ['/assets/root.js', true],
    ['/sitemap.xml', true],
    ['/search/toyota?body=SUV', false],
    ['/search/toyota?page=2&sortBy=latest', false],
    ['/search/new-used-and-demo-cars/?body=SUV&page=2', false],
    ['/search/toyota.data?page=2', false],
    ['/cars/2022-toyota-rav4.data', false],
    ['/enquire?car=2022-toyota-rav4', false],
    ['/api/cars', false],
    ['/api/feeds/google.tsv', true],
    ['/typesense/multi_search', false],
  ])('allows %s: %s', (path, allowed) => {
    expect(mayAsk(path)).toBe(allowed);
  });

  test('names the sitemap of the requested host', () => {
    expect(robotsText(origin)).toContain('\nSitemap: https://dealer.example/sitemap.xml\n');
  });
});

test('llms.txt has the pages of the menus once, the locations with their hours, and the sitemap', () => {
  const page = { path: '/finance', title: 'Finance', description: 'A page of the dealer.' };
  const finance = { name: 'Finance', url: '/finance' };
  const site = publicSite(
    defineDealer({
      ...exampleDealer,
      nav: {
        header: [{ name: 'Buy', dropdownItems: [finance] }],
        footer: [{ title: 'Tools', links: [finance, { name: 'Home', url: '/' }] }],
      },
      ownPages: [page],
      features: [otherPages()],
    }),
  );
  const text = llmsText(site, origin);
  expect(text.split('\n').slice(0, 3)).toEqual([`# ${site.name}`, '', `> ${site.brand.description}`]);
  expect(text.match(/^- \[.*$/gm)).toEqual([
    '- [All vehicles](https://dealer.example/search/new-used-and-demo-cars/)',
    '- [Finance](https://dealer.example/finance)',
    '- [Home](https://dealer.example/)',
    '- [All pages, with the day of their last change](https://dealer.example/sitemap.xml)',
  ]);
  const [place] = site.locations;
  expect(text).toContain(
    `- ${place && locationName(site, place)}: ${place?.address.street}, ${place?.address.city}`,
  );
});

test('llms.txt has the phone and the name of a location as its page has them', () => {
  const place = exampleLocation;
  const contact_detail = { ...place.contact_detail, landline_phone: '(07) 7010 4102' };
  const site = publicSite(
    defineDealer({ ...exampleDealer, locations: [{ ...place, phone: null, contact_detail }], features: [] }),
  );
  const [shown] = site.locations;
  const name = shown && locationName(site, shown);
  expect([place.name, name]).toEqual([`${name} - Sales`, name]);
  expect(llmsText(site, origin)).toMatch(new RegExp(`^- ${name}: .*phone \\(07\\) 7010 4102`, 'm'));
});

test('llms.txt names what features offer to programs', () => {
  const tools = defineFeature({
    id: 'tools',
    purpose: 'Tools.',
    options: {},
    programs: () => [{ name: 'Tools for assistants', path: '/api/tools' }],
  });
  const of = (features: Parameters<typeof defineDealer>[0]['features']) =>
    llmsText(publicSite(defineDealer({ ...exampleDealer, features })), origin);
  expect(of([tools()])).toContain(
    '## For programs\n\n- [Tools for assistants](https://dealer.example/api/tools)\n\n## Optional',
  );
  expect(of([])).not.toContain('## For programs');
});

/** A file of the sitemap by its name; null if there is none. */
async function fileText(
  entries: Iterable<SitemapEntry> | AsyncIterable<SitemapEntry>,
  name: string,
  limits?: Parameters<typeof sitemapFile>[3],
): Promise<string | null> {
  const file = sitemapFileOf(name);
  const chunks = file && (await sitemapFile(entries, origin, file, limits));
  if (!chunks) return null;
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return text;
}

describe('the sitemap', () => {
  const entries = [
    { path: '/' },
    { path: '/about-us' },
    { path: '/blog/towing', part: 'posts' as const, changedAt: '2026-11-02' },
    { path: '/cars/a', part: 'cars' as const, changedAt: '2026-11-01T00:00:00.000Z' },
    {
      path: '/cars/b&c',
      part: 'cars' as const,
      changedAt: '2026-11-20T00:00:00.000Z',
      images: ['/pictures/suv/red & blue.webp', 'https://', 'https://cdn.example/b.jpg?v=1&w=2'],
    },
  ];
  const locs = (xml: string | null) => [...(xml ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);

  test('is an index of pages, posts, cars and pictures, each with the date of its newest entry if one is known', async () => {
    const xml = await sitemapIndex(entries, origin);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org/,
    );
    expect(xml.match(/<sitemap>.*<\/sitemap>/g)).toEqual([
      '<sitemap><loc>https://dealer.example/sitemaps/pages.xml</loc></sitemap>',
      '<sitemap><loc>https://dealer.example/sitemaps/posts.xml</loc><lastmod>2026-11-02</lastmod></sitemap>',
      '<sitemap><loc>https://dealer.example/sitemaps/cars.xml</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></sitemap>',
      '<sitemap><loc>https://dealer.example/sitemaps/images.xml</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></sitemap>',
    ]);
  });

  test('has absolute addresses, with a date only if it is known', async () => {
    expect(locs(await fileText(entries, 'pages.xml'))).toEqual([
      'https://dealer.example/',
      'https://dealer.example/about-us',
    ]);
    expect(await fileText(entries, 'pages.xml')).not.toContain('lastmod');
    expect(await fileText(entries, 'cars.xml')).toContain(
      '<url><loc>https://dealer.example/cars/b&amp;c</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></url>',
    );
  });

  test('lists the pictures of each page that has some, with their absolute addresses, without one that cannot be read', async () => {
    const xml = (await fileText(entries, 'images.xml')) ?? '';
    expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    expect(locs(xml)).toEqual(['https://dealer.example/cars/b&amp;c']);
    expect(
      [...xml.matchAll(/<image:image><image:loc>(.*?)<\/image:loc><\/image:image>/g)].map(([, loc]) => loc),
    ).toEqual([
      'https://dealer.example/pictures/suv/red%20&amp;%20blue.webp',
      'https://cdn.example/b.jpg?v=1&amp;w=2',
    ]);
  });

  test('has several files of a part with too many pages for one file', async () => {
    const limits = { urls: 1, pictured: 1 };
    expect(locs(await sitemapIndex(entries, origin, limits)).map((loc) => loc?.split('/').at(-1))).toEqual([
      ...['pages.xml', 'pages-2.xml', 'posts.xml', 'cars.xml', 'cars-2.xml', 'images.xml'],
    ]);
    expect(locs(await fileText(entries, 'cars-2.xml', limits))).toEqual([
      'https://dealer.example/cars/b&amp;c',
    ]);
  });

  test.each(['cars-1.xml', 'cars-2.xml', 'cars-0.xml', 'cars', '1.xml', 'x.xml', 'constructor.xml'])(
    'has no file %s',
    async (file) => expect(await fileText(entries, file)).toBeNull(),
  );

  test('is sent while the stock is read: 50,000 vehicles are never held', async () => {
    let read = 0;
    let sent = 0;
    let most = 0;
    const stock = async function* () {
      for (; read < 50_000; read += 1) yield { path: `/cars/${read}`, part: 'cars' as const };
    };
    for await (const chunk of (await sitemapFile(stock(), origin, { part: 'cars', number: 1 })) ?? []) {
      sent += chunk.match(/<url>/g)?.length ?? 0;
      most = Math.max(most, read - sent);
    }
    expect(sent).toBe(50_000);
    expect(most, 'vehicles that were read and not yet sent').toBeLessThan(1_000);
  });

  test('fails as a whole if the stock cannot be read, and breaks off if it cannot be read any further', async () => {
    const stock = async function* (readable: number) {
      for (let at = 0; at < readable; at += 1) yield { path: `/cars/${at}`, part: 'cars' as const };
      throw new Error('The database is away.');
    };
    await expect(fileText(stock(0), 'cars.xml')).rejects.toThrow('away');
    const response = answerXml((await sitemapFile(stock(5_000), origin, { part: 'cars', number: 1 })) ?? '');
    await expect(response.text()).rejects.toThrow('away');
  });

  test('has no empty file', async () => {
    expect(locs(await sitemapIndex([{ path: '/' }], origin))).toEqual([
      'https://dealer.example/sitemaps/pages.xml',
    ]);
    expect(await fileText([{ path: '/' }], 'images.xml')).toBeNull();
  });

  test('with 120,000 vehicles stays within the limits of each file: 50,000 addresses and 50 MB', async () => {
    const images = Array.from({ length: 5 }, (_, at) => `https://cdn.example/${'x'.repeat(200)}-${at}.jpg`);
    const many = Array.from({ length: 120_000 }, (_, at) => ({
      path: `/cars/2022-toyota-landcruiser-${'x'.repeat(80)}-${at}`,
      part: 'cars' as const,
      changedAt: '2026-11-20T00:00:00.000Z',
      images,
    }));
    expect((await sitemapIndex(many, origin)).match(/<sitemap>/g)).toHaveLength(3 + 6);
    for (const [file, urls] of [
      ['cars.xml', 50_000],
      ['images-6.xml', 20_000],
    ] as const) {
      const xml = (await fileText(many, file)) ?? '';
      expect(xml.match(/<url>/g)).toHaveLength(urls);
      expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000);
    }
  });
});
