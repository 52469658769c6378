import type { DealerConfig } from '@forecourt/site-config';
import { expect, test } from '../support/test.ts';

/** The canonical origin of the site, whatever the requested host. */
const ownOrigin = ({ hosts }: DealerConfig, asked: string) => (hosts[0] ? `https://${hosts[0]}` : asked);

test('robots.txt names the sitemap', { tag: '@every-dealer' }, async ({ get, origin, dealer }) => {
  const robots = await get('/robots.txt');
  expect(robots.status).toBe(200);
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.text).toContain(`Sitemap: ${ownOrigin(dealer, origin)}/sitemap.xml`);
});

test(
  'every page of the sitemap responds 200, is its own canonical URL and may be indexed',
  { tag: '@every-dealer' },
  async ({ get, origin, dealer }) => {
    test.setTimeout(120_000);
    const own = ownOrigin(dealer, origin);
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.status).toBe(200);
    expect(sitemap.headers['content-type']).toContain('application/xml');
    const listed = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
    expect(new Set(listed).size).toBe(listed.length);
    const paths = listed.map((loc) => loc.replace(own, ''));
    expect(paths).toContain('/');
    for (const start of ['/cars/', '/search/', '/contact-us'])
      expect(
        paths.some((path) => path.startsWith(start)),
        start,
      ).toBe(true);
    // All pages of each kind, and a sample of the vehicle pages across the list.
    const vehicles = paths.filter((path) => path.startsWith('/cars/'));
    const some = vehicles.filter((_, at) => at % Math.ceil(vehicles.length / 25) === 0);
    for (const path of [...paths.filter((each) => !vehicles.includes(each)), ...some]) {
      const page = await get(path);
      expect(page.status, path).toBe(200);
      expect(/<link rel="canonical" href="([^"]+)"/.exec(page.text)?.[1], path).toBe(own + path);
      expect(page.text, path).not.toContain('content="noindex');
    }
  },
);

test('a sitemap that fits one file has no further files', async ({ get }) => {
  for (const file of ['/sitemaps/1.xml', '/sitemaps/0.xml', '/sitemaps/x'])
    expect((await get(file)).status, file).toBe(404);
});

test('favicon.ico is the icon of the site', { tag: '@every-dealer' }, async ({ get }) => {
  const ico = await get('/favicon.ico');
  expect(ico.status).toBe(200);
  expect(ico.headers['content-type']).toBe('image/x-icon');
  expect((await get('/favicon.svg')).status).toBe(200);
});
