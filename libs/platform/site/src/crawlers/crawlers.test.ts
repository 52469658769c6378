import { describe, expect, test } from 'vitest';
import { robotsText } from './robots-text.ts';
import { sitemapFile, sitemapStart } from './sitemap-files.ts';

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
    ['/typesense/multi_search', false],
  ])('allows %s: %s', (path, allowed) => {
    expect(mayAsk(path)).toBe(allowed);
  });

  test('names the sitemap of the requested host', () => {
    expect(robotsText(origin)).toContain('\nSitemap: https://dealer.example/sitemap.xml\n');
  });
});

describe('the sitemap', () => {
  const entries = [
    { path: '/' },
    { path: '/cars/a', changedAt: '2026-11-01T00:00:00.000Z' },
    { path: '/cars/b&c', changedAt: '2026-11-20T00:00:00.000Z' },
  ];

  test('is one file of absolute addresses, with a date only if it is known', () => {
    const xml = sitemapStart(entries, origin);
    expect(xml).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
    );
    expect(xml).toContain('<url><loc>https://dealer.example/</loc></url>');
    expect(xml).toContain(
      '<url><loc>https://dealer.example/cars/b&amp;c</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></url>',
    );
    expect(sitemapFile(entries, origin, 1)).toBeNull();
  });

  test('is an index of files if there are too many pages for one file, each with the date of its newest page', () => {
    const start = sitemapStart(entries, origin, 2);
    expect(start).toContain('<sitemapindex ');
    expect(
      [...start.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, ...found]) => found),
    ).toEqual([
      ['https://dealer.example/sitemaps/1.xml', '2026-11-01T00:00:00.000Z'],
      ['https://dealer.example/sitemaps/2.xml', '2026-11-20T00:00:00.000Z'],
    ]);
    const files = [1, 2].map((number) => sitemapFile(entries, origin, number, 2) ?? '');
    expect(files.map((text) => text.match(/<url>/g)?.length)).toEqual([2, 1]);
    expect(sitemapFile(entries, origin, 3, 2)).toBeNull();
  });

  test('with 120,000 pages stays within the limits of each file: 50,000 addresses and 50 MB', () => {
    const many = Array.from({ length: 120_000 }, (_, at) => ({
      path: `/cars/2022-toyota-landcruiser-${'x'.repeat(80)}-${at}`,
      changedAt: '2026-11-20T00:00:00.000Z',
    }));
    expect(sitemapStart(many, origin).match(/<sitemap>/g)).toHaveLength(3);
    const first = sitemapFile(many, origin, 1) ?? '';
    expect(first.match(/<url>/g)).toHaveLength(50_000);
    expect(Buffer.byteLength(first)).toBeLessThan(50_000_000);
  });
});
