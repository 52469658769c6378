import { paths } from '@forecourt/site-config';
import { slugify } from '@forecourt/values';
import { stockOf } from '../support/stock.ts';
import { contentOf, excludedOffers, homeSectionsOf, unpublishedPosts } from '../support/content.ts';
import { attributes, headingOf, jsonLdOf, readableText } from '../support/html.ts';
import { blogCategories } from '../support/route-table.ts';
import { expect, test } from '../support/test.ts';

test('[RT-11] [OF-01] special offers have a list, a page each with and without a maker, and a page for their model', async ({
  site,
  get,
}) => {
  const { offers } = contentOf(site);
  const list = await get(paths.offers());
  expect(list.status).toBe(200);
  for (const { name } of offers) expect(readableText(list.text)).toContain(name);
  const forms = { plain: 0, made: 0, model: 0 };
  for (const offer of offers) {
    const page = await get(paths.offer(offer));
    expect(page.status, paths.offer(offer)).toBe(200);
    expect(headingOf(page.text)).toBe(offer.name);
    forms[offer.manufacturer ? 'made' : 'plain'] += 1;
    const bare = await get(`/offers/${offer.id}`);
    expect(bare.status).toBe(offer.manufacturer ? 301 : 200);
    if (offer.manufacturer) expect(bare.headers['location']).toBe(paths.offer(offer));
    if (!offer.model) continue;
    forms.model += 1;
    const model = await get(paths.model(offer.model.slug));
    expect(model.status, offer.model.slug).toBe(200);
    expect(readableText(model.text)).toContain(offer.name);
  }
  expect(Object.values(forms).every((count) => count > 0)).toBe(true);
});

test('[OF-01, AN-02] the address of an offer that the site does not have says so, and so does a list without offers', async ({
  site,
  dealer,
  get,
}) => {
  const id = site === 'harbour-city' ? 703 : 701;
  expect(contentOf(site).offers.map((offer) => offer.id)).not.toContain(id);
  const gone = await get(`/offers/${id}`);
  expect(gone.status).toBe(404);
  expect(headingOf(gone.text)).toBe('This offer has ended');
  expect(gone.text).toContain('noindex');
  expect(readableText(gone.text)).toContain(dealer.name);
  const { text } = await get(`${paths.offers()}?category=nothing+of+this+kind`);
  expect(readableText(text)).toContain(
    'There appears to be no offers currently available that meet the conditions of your search',
  );
});

/** Sites that offers of the shared content exclude. */
const EXCLUDED_SITES = ['outback-caravans', 'velocity-prestige'];

test(
  '[OF-01] an offer that excludes the site is not in its list, and has no page there',
  { tag: '@every-dealer' },
  async ({ site, get }) => {
    const excluded = excludedOffers(site);
    if (EXCLUDED_SITES.includes(site)) expect(excluded).not.toEqual([]);
    const list = readableText((await get(paths.offers())).text);
    for (const offer of excluded) {
      expect(list).not.toContain(offer.name);
      expect((await get(paths.offer(offer))).status, offer.name).toBe(404);
    }
  },
);

test('[RT-14] the blog has a list, its categories, and a page for each post, with its author, subjects and vehicles', async ({
  site,
  definition,
  get,
}) => {
  const { posts } = contentOf(site);
  const list = await get(paths.blog());
  expect(list.status).toBe(200);
  const links = attributes(list.text, 'href');
  for (const { slug } of posts) expect(links).toContain(paths.post(slug));

  const categories = blogCategories(definition);
  const required = ['vehicle-reviews', 'buyer-advice', 'motoring-tips', 'servicing-insights'];
  expect(categories).toEqual(expect.arrayContaining(required));
  const adventures = await get('/blog/4x4xmore-adventures');
  expect(adventures.status).toBe(site === 'northside-group' ? 200 : 404);
  for (const category of categories) {
    const page = await get(paths.post(category));
    expect(page.status, category).toBe(200);
    const listed = new Set(attributes(page.text, 'href').filter((href) => href.startsWith('/blog/')));
    const own = posts.filter((post) => post.category === category);
    expect(own.length, category).toBeGreaterThan(0);
    for (const post of posts)
      expect(listed.has(paths.post(post.slug)), `${post.slug} in ${category}`).toBe(own.includes(post));
  }

  for (const post of posts) {
    const page = await get(paths.post(post.slug));
    expect(page.status, post.slug).toBe(200);
    expect(headingOf(page.text)).toBe(post.title);
    const found = attributes(page.text, 'href');
    for (const tag of post.tags) {
      expect(found).toContain(paths.tag(slugify(tag)));
      const tagged = await get(paths.tag(slugify(tag)));
      expect(attributes(tagged.text, 'href'), tag).toContain(paths.post(post.slug));
    }
    const author = paths.author(slugify(post.author ?? ''));
    expect(found).toContain(author);
    expect(attributes((await get(author)).text, 'href')).toContain(paths.post(post.slug));
    if (post.stock)
      expect(
        found.some((href) => href.startsWith('/cars/')),
        post.slug,
      ).toBe(true);
    const types = jsonLdOf(page.text).map((data) => data['@type']);
    expect(types).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']));
  }
  expect(posts.some(({ stock }) => stock)).toBe(true);
});

test('a post that is not published has no page and is in no list, feed or sitemap; a published one is in all', async ({
  site,
  get,
}) => {
  const files = ['/blog', '/blog/rss.xml', '/sitemaps/posts.xml'];
  const texts = await Promise.all(files.map(async (path) => (await get(path)).text));
  const [{ slug } = { slug: '' }] = contentOf(site).posts;
  for (const text of texts) expect(text).toContain(paths.post(slug));
  const hidden = unpublishedPosts(site);
  expect(hidden.length).toBe(site === 'harbour-city' ? 1 : 0);
  for (const post of hidden) {
    expect((await get(paths.post(post.slug))).status).toBe(404);
    for (const text of texts) expect(text).not.toContain(post.slug);
  }
  const feed = await get('/blog/rss.xml');
  expect(feed.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect((await get('/blog')).text).toMatch(
    /<link rel="alternate" type="application\/rss\+xml"[^>]*\/blog\/rss\.xml"/,
  );
});

const GROUP_PAGES = ['/twg-cars', '/twg-rental', '/twg-tyres', '/neotek', '/4x4-outdoor'];

test("[RT-17] the group's site has its brands, an overview of each, and a page of each of its firms; another site has none of them", async ({
  site,
  get,
}) => {
  const { brands } = contentOf(site);
  const isGroup = site === 'northside-group';
  const list = await get(paths.brands());
  expect(list.status).toBe(isGroup ? 200 : 404);
  for (const path of [...GROUP_PAGES, '/toyota/overview', '/kia/overview'])
    expect((await get(path)).status, path).toBe(isGroup ? 200 : 404);
  for (const path of ['/brands/overview', '/no-such-brand/overview'])
    expect((await get(path)).status, path).toBe(404);
  if (!isGroup) return;
  const links = attributes(list.text, 'href');
  for (const path of GROUP_PAGES) expect(links).toContain(path);
  const overviews = brands.filter(({ skipPage }) => !skipPage);
  expect(overviews.length).toBeGreaterThan(8);
  for (const { slug, title } of overviews) {
    expect(links).toContain(paths.brand(slug));
    const page = await get(paths.brand(slug));
    expect([page.status, headingOf(page.text)]).toEqual([200, title]);
    expect(
      attributes(page.text, 'href').some((href) => href.startsWith('/cars/')),
      slug,
    ).toBe(true);
  }
  for (const { slug, skipPage } of brands)
    if (skipPage) expect((await get(paths.brand(slug))).status, slug).toBe(404);
});

test('[HM-04] a group has a grid of its brands by kind, each with its number in stock, and its figures and profile on the home page', async ({
  site,
  get,
}) => {
  const sections = homeSectionsOf(site);
  const home = readableText((await get('/')).text);
  for (const section of sections) {
    if (section.type === 'profile') expect(home).toContain(section.text);
    if (section.type === 'stats')
      for (const { value, label, text } of section.items) expect(home).toContain(`${label} ${text} ${value}`);
  }
  if (site !== 'northside-group') return;
  expect(sections).toEqual(
    expect.arrayContaining(['stats', 'profile'].map((type) => expect.objectContaining({ type }))),
  );
  const words = readableText((await get(paths.brands())).text);
  const places = ['Cars', 'Motorcycles', 'Trucks', 'Our group'].map((kind) => words.lastIndexOf(kind));
  expect(places).not.toContain(-1);
  const stock = stockOf(site).filter(
    ({ status, show_on_dealer_website: shown }) =>
      shown !== false && (status === 'in_stock' || status === 'coming_soon'),
  );
  for (const { title, kind, make } of contentOf(site).brands) {
    expect(words).toContain(title);
    if (kind === 'group') continue;
    const own = stock.filter((car) => car.make === (make ?? title) && car.item_type === kind);
    expect(own.length, title).toBeGreaterThan(0);
    expect(words).toMatch(new RegExp(`${title} [^.]*\\.[^]*?${own.length} in stock`));
  }
});
