import { paths as canonicalPaths } from '@forecourt/site-config';
import type { DealerConfig } from '@forecourt/site-config';
import type { Answer } from '../support/ask.ts';
import { contentOf } from '../support/content.ts';
import { attributes } from '../support/html.ts';
import { expect, test } from '../support/test.ts';

/** The canonical origin of the site, whatever the requested host. */
const ownOrigin = ({ hosts }: DealerConfig, asked: string) => (hosts[0] ? `https://${hosts[0]}` : asked);

/** The addresses that a file of the sitemap lists. */
function locsOf({ status, headers, text }: Answer): string[] {
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/xml');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
}

test('robots.txt names the sitemap', { tag: '@every-dealer' }, async ({ get, origin, dealer }) => {
  const robots = await get('/robots.txt');
  expect(robots.status).toBe(200);
  expect(robots.headers['content-type']).toContain('text/plain');
  expect(robots.text).toContain(`Sitemap: ${ownOrigin(dealer, origin)}/sitemap.xml`);
});

test('llms.txt has pages that are there', { tag: '@every-dealer' }, async ({ get, origin, dealer }) => {
  const { status, headers, text } = await get('/llms.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/plain');
  expect(text.startsWith(`# ${dealer.name}\n`)).toBe(true);
  const own = ownOrigin(dealer, origin);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url.replace(own, ''));
  expect(links.length).toBeGreaterThan(5);
  // 303: a page that asks for a sign-in. 405: tools, which take messages.
  for (const link of links)
    expect(link === '/api/mcp' ? [405] : [200, 303], link).toContain((await get(link)).status);
});

test(
  'every page of the sitemap responds 200, is its own canonical URL and may be indexed',
  { tag: '@every-dealer' },
  async ({ get, origin, dealer, site }) => {
    test.setTimeout(120_000);
    const own = ownOrigin(dealer, origin);
    const files = locsOf(await get('/sitemap.xml'));
    const parts = ['pages', ...(contentOf(site).posts.length > 0 ? ['posts'] : []), 'cars', 'images'];
    expect(files).toEqual(parts.map((part) => `${own}/sitemaps/${part}.xml`));
    const lists = await Promise.all(
      parts.map(async (part) => [part, locsOf(await get(`/sitemaps/${part}.xml`))] as const),
    );
    const { pages = [], posts = [], cars = [], images = [] } = Object.fromEntries(lists);
    expect(posts.map((loc) => loc.replace(own, ''))).toEqual(
      contentOf(site).posts.map(({ slug }) => canonicalPaths.post(slug)),
    );
    expect(cars.filter((loc) => !loc.startsWith(`${own}/cars/`))).toEqual([]);
    const listed = [...pages, ...posts, ...cars];
    expect(images.filter((loc) => !listed.includes(loc))).toEqual([]);
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

test(
  'the sitemap has the pictures of vehicles, and dates from the stock',
  { tag: '@every-dealer' },
  async ({ get, origin, dealer }) => {
    const { text } = await get('/sitemaps/images.xml');
    const images = [...text.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(([, loc = '']) => loc);
    expect(images.length).toBeGreaterThan(10);
    for (const image of images.slice(0, 5)) {
      const picture = await get(image.replace(ownOrigin(dealer, origin), ''));
      expect([picture.status, picture.headers['content-type']], image).toEqual([200, 'image/webp']);
    }
    const dates = [...text.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date = '']) => date);
    expect(dates.length).toBe(text.match(/<url>/g)?.length);
    const cars = (await get('/sitemaps/cars.xml')).text;
    const changed = [...cars.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)].map(([, date = '']) => date);
    const index = (await get('/sitemap.xml')).text;
    expect(index).toContain(`/sitemaps/cars.xml</loc><lastmod>${changed.toSorted().at(-1)}</lastmod>`);
  },
);

test('the sitemap has no other files', async ({ get }) => {
  for (const file of ['1.xml', 'cars-1.xml', 'cars-2.xml', 'images-9.xml', 'x'])
    expect((await get(`/sitemaps/${file}`)).status, file).toBe(404);
});

test(
  'the head names the icons of the site and its web app manifest, and each exists',
  { tag: '@every-dealer' },
  async ({ get, dealer }) => {
    const head = (await get('/')).text;
    const linked = (rel: string) =>
      [...head.matchAll(new RegExp(`<link [^>]*rel="${rel}"[^>]*>`, 'g'))].flatMap(([tag]) =>
        attributes(tag, 'href'),
      );
    const types = {
      '/favicon.ico': 'image/x-icon',
      '/favicon.svg': 'image/svg+xml',
      '/apple-touch-icon.png': 'image/png',
      '/site.webmanifest': 'application/manifest+json',
    };
    expect(['icon', 'apple-touch-icon', 'manifest'].flatMap(linked)).toEqual(Object.keys(types));
    for (const [path, type] of Object.entries(types)) {
      const file = await get(path);
      expect([file.status, file.headers['content-type']], path).toEqual([200, type]);
    }
    const manifest: { name: string; icons: { src: string }[] } = JSON.parse(
      (await get('/site.webmanifest')).text,
    );
    expect(manifest.name).toBe(dealer.name);
    for (const { src } of manifest.icons) expect((await get(src)).status, src).toBe(200);
  },
);
