import { attributes, headingOf, jsonLdOf, readableText } from '../support/html.ts';
import { pagesOf } from '../support/pages.ts';
import { carOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** The content of a meta tag by its name or property; undefined without one. */
function metaOf(html: string, name: string): string | undefined {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="[^"]*"`).exec(html)?.[0] ?? '';
  return attributes(tag, 'content')[0];
}

/** Every object with a type in structured data, nested ones too. */
function typed(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(typed);
  if (typeof value !== 'object' || value === null) return [];
  const nested = Object.values(value).flatMap(typed);
  return '@type' in value ? [{ ...value }, ...nested] : nested;
}

/** Properties without which search engines report an error, by type. */
const required: Record<string, readonly string[]> = {
  AutoDealer: ['name', 'address', 'image'],
  AutoPartsStore: ['name', 'address', 'image'],
  AutoRepair: ['name', 'address', 'image'],
  Brand: ['name'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  BreadcrumbList: ['itemListElement'],
  Car: ['name', 'url', 'description', 'brand', 'model', 'offers', 'sku', 'itemCondition'],
  ListItem: ['position', 'name'],
  Motorcycle: ['name', 'url', 'description', 'brand', 'model', 'offers', 'sku', 'itemCondition'],
  Offer: ['availability', 'url', 'seller', 'itemCondition'],
  'special Offer': ['name', 'url', 'offeredBy'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Vehicle: ['name', 'url', 'description', 'brand', 'model', 'offers', 'sku', 'itemCondition'],
  WebSite: ['name', 'url'],
};

test(
  '[VD-15] every page has a link preview: title, description and a picture that exists',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    const used = new Set<string>();
    const titles = new Map<string, string>();
    for (const { name, path } of [...pagesOf(definition), { name: 'not found', path: '/nothing-here' }]) {
      const { text: html } = await get(path);
      const picture = new URL(metaOf(html, 'og:image') ?? 'missing:');
      expect(picture.protocol, name).toMatch(/^https?:$/);
      const file = await get(picture.pathname);
      expect([file.status, file.headers['content-type']], name).toEqual([200, 'image/webp']);
      expect(picture.pathname, name).toContain(
        `/${metaOf(html, 'og:image:width')}x${metaOf(html, 'og:image:height')}/`,
      );
      expect(metaOf(html, 'og:image:alt'), name).toMatch(/^\S.*\S$/);
      expect(metaOf(html, 'twitter:card'), name).toBe('summary_large_image');
      if (name === 'not found') continue;
      const title = metaOf(html, 'og:title') ?? '';
      expect(title, name).toMatch(/^\S(?!.*\s{2}).*\S$/);
      expect(metaOf(html, 'og:description'), name).toMatch(/^\S(?!.*\s{2}).{10,158}\S$/);
      expect(metaOf(html, 'description'), name).toBe(metaOf(html, 'og:description'));
      if (!html.includes('content="noindex')) {
        // Two vehicles of one year, model and badge have one title; their descriptions differ.
        const subject = path.startsWith('/cars/') ? headingOf(html) : path;
        expect(titles.get(title) ?? subject, name).toBe(subject);
        titles.set(title, subject);
        const description = metaOf(html, 'description') ?? '';
        expect([...used], name).not.toContain(description);
        used.add(description);
      }
    }
  },
);

test(
  "the link preview of a vehicle has the vehicle's picture and name",
  { tag: '@every-dealer' },
  async ({ site, dealer, get }) => {
    const { slug, name, images = [] } = carOf(site, 'plain');
    const { text } = await get(`/cars/${slug}`);
    expect(metaOf(text, 'og:image:alt')).toBe(name);
    const first = images[0]?.image?.url ?? 'no first picture';
    expect(metaOf(text, 'og:image')).toContain(new URL(first, 'https://pictures.example').pathname);
    expect(metaOf((await get('/')).text, 'og:image:alt')).toBe(dealer.name);
  },
);

test(
  '[VD-01] structured data of every page is complete for its type, without empty or untrimmed texts',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    const { dealer } = definition;
    const seen = new Set<unknown>();
    for (const { name, path } of pagesOf(definition)) {
      const { text: html } = await get(path);
      if (dealer.stock.trimLocationNames) expect(readableText(html), name).not.toMatch(/ - Sales\b/);
      for (const data of typed(jsonLdOf(html))) {
        const type = String(data['@type']);
        seen.add(type);
        // An offer that stands by itself is a promotion; the others are the price of a vehicle.
        const kind = type === 'Offer' && '@context' in data ? 'special Offer' : type;
        for (const property of required[kind] ?? [])
          expect(data, `${kind} of ${name}`).toHaveProperty(property);
        for (const [property, value] of Object.entries(data))
          if (typeof value === 'string')
            expect(value, `${property} of ${type} of ${name}`).toMatch(/^\S(.*\S)?$/s);
          else if (Array.isArray(value)) expect(value, `${property} of ${type} of ${name}`).not.toEqual([]);
        if (type === 'AutoDealer' && dealer.stock.trimLocationNames)
          expect(data['name'], `seller of ${name}`).not.toMatch(/ - Sales$/);
      }
    }
    for (const type of ['WebSite', 'Organization', 'AutoDealer', 'Offer', 'BreadcrumbList'])
      expect([...seen], type).toContain(type);
  },
);
