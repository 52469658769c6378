import sharp from 'sharp';
import { builtSite } from '../setup/sites.ts';
import { contentOf, homeSectionsOf } from '../support/content.ts';
import { attributes, readableText } from '../support/html.ts';
import { expect, test } from '../support/test.ts';

/** What the page of a site has of each required section. */
const marks: Record<string, (slug: string) => RegExp | string> = {
  hero: () => /<form[^>]*action="\/search\//,
  bodyTypes: () => 'href="/search/suv-cars',
  budget: () => 'Find cars for your budget',
  offers: (slug) => contentOf(slug).offers[0]?.name ?? 'no offer',
  stock: () => 'href="/cars/',
  locations: (slug) => builtSite(slug).dealer.locations.find(({ visible }) => visible)?.address.city ?? '',
  reviews: () => 'What our customers say',
  posts: (slug) => contentOf(slug).posts[0]?.title ?? 'no post',
};

test('[HM-01] the home page is made of the sections that its dealer configures, in their order', async ({
  site,
  get,
}) => {
  const { text } = await get('/');
  const own = homeSectionsOf(site).filter(({ type }) => type in marks);
  for (const section of own) {
    const mark = marks[section.type]?.(site) ?? '';
    expect(mark instanceof RegExp ? mark.test(text) : text.includes(mark), section.type).toBe(true);
  }
  // Titles are unique words of a page: they stand in the order of the configuration.
  const words = readableText(text);
  const titles = own.flatMap((section) =>
    'title' in section && section.title ? section.title.replaceAll('\n', ' ') : [],
  );
  const places = titles.map((title) => words.indexOf(title));
  expect(titles.length).toBeGreaterThan(4);
  expect(places, titles.join(', ')).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);

  const links = attributes(text, 'href');
  const without = Object.keys(marks).filter((type) => !own.some((section) => section.type === type));
  if (without.includes('posts')) expect(links.some((href) => href.startsWith('/blog/'))).toBe(false);
});

test(
  'the picture at the top of the home page is loaded in the width of its box, from a source that has it',
  { tag: '@every-dealer' },
  async ({ get }) => {
    const { text } = await get('/');
    const [, img = ''] = /<img ([^>]*fetchPriority="high"[^>]*)>/i.exec(text) ?? [];
    expect(attributes(` ${img}`, 'sizes').join(), 'sizes').toMatch(/\d+vw$/);
    const sets = [...text.matchAll(/<link [^>]*imageSrcSet="([^"]*)"[^>]*>/gi)].map(([, set = '']) => set);
    expect(sets.length, 'preloaded pictures').toBeGreaterThan(0);
    for (const set of [...attributes(` ${img}`, 'srcset'), ...sets]) {
      const files = set.split(', ').map((file) => file.split(' '));
      expect(files.length, set).toBeGreaterThan(2);
      const [url = '', width = ''] = files.at(-1) ?? [];
      const { bytes, status } = await get(url, { headers: { accept: 'image/webp' } });
      expect(status, url).toBe(200);
      const { format, width: real } = await sharp(bytes).metadata();
      expect(format, url).toBe('webp');
      expect(real, url).toBeGreaterThanOrEqual(0.9 * Number.parseInt(width, 10));
    }
    const landscape = attributes(` ${img}`, 'srcset').join();
    expect(landscape, 'for screens of 1,920 pixels').toMatch(/ (19|2\d)\d\dw/);
  },
);
