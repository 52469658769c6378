import type { SiteDefinition } from '@forecourt/site-config';
import sharp from 'sharp';
import { contentOf } from '../support/content.ts';
import { attributes, headingOf, jsonLdOf, readableText } from '../support/html.ts';
import { NOT_FOUND, pagesOf, placePath } from '../support/pages.ts';
import { vocabularyProblems } from '../support/schema-org.ts';
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

/** The pages of a site, with those of content and of locations that have other structured data. */
function everyKindOfPage(definition: SiteDefinition) {
  const { slug, locations } = definition.dealer;
  return [
    ...pagesOf(definition),
    ...contentOf(slug).pages.map(({ title, path }) => ({ name: title, path })),
    ...locations
      .filter(({ visible }) => visible)
      .map((place) => ({ name: place.name, path: placePath(definition, place.slug) })),
  ];
}

/** An offer that stands by itself is a promotion, one of a place a service; the others are the price of a vehicle. */
function kindOfOffer({ itemOffered, ...offer }: Record<string, unknown>): string {
  if ('@context' in offer) return 'special Offer';
  return typed(itemOffered)[0]?.['@type'] === 'Service' ? 'Offer of a service' : 'Offer';
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
  'Offer of a service': ['itemOffered'],
  OpeningHoursSpecification: ['opens', 'closes'],
  Organization: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  Service: ['name'],
  Vehicle: ['name', 'url', 'description', 'brand', 'model', 'offers', 'sku', 'itemCondition'],
  WebSite: ['name', 'url'],
};

test(
  '[VD-15] every page has a link preview: title, description and a picture that exists',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    const used = new Set<string>();
    const titles = new Map<string, string>();
    for (const { name, path } of [...pagesOf(definition), NOT_FOUND]) {
      const { text: html } = await get(path);
      const picture = new URL(metaOf(html, 'og:image') ?? 'missing:');
      expect(picture.protocol, name).toMatch(/^https?:$/);
      const file = await get(picture.pathname);
      const [type, width, height] = ['type', 'width', 'height'].map((fact) =>
        metaOf(html, `og:image:${fact}`),
      );
      expect([file.status, file.headers['content-type']], name).toEqual([200, type]);
      // The resizer does not enlarge a small original; a drawn picture always has its size.
      const made = await sharp(file.bytes).metadata();
      if (type === 'image/webp') expect(picture.pathname, name).toContain(`/${width}x${height}/`);
      else expect(`${made.width}x${made.height}`, name).toBe(`${width}x${height}`);
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
  '[VD-15] the link preview of a vehicle is drawn by the site, with its name and its price',
  { tag: '@every-dealer' },
  async ({ site, dealer, get }) => {
    const { slug, name } = carOf(site, 'plain');
    const { text } = await get(`/cars/${slug}`);
    const address = metaOf(text, 'og:image') ?? 'no picture';
    expect(address).toMatch(new RegExp(`^https?://[^/]+/images/previews/cars/${slug}/\\w+\\.jpg$`));
    expect(metaOf(text, 'og:image:alt')?.startsWith(name)).toBe(true);
    const old = await get(new URL(address).pathname.replace(/\w+\.jpg$/, '0.jpg'));
    expect([old.status, old.headers.location]).toEqual([302, new URL(address).pathname]);
    expect(metaOf((await get('/')).text, 'og:image:alt')).toBe(dealer.name);
  },
);

test(
  '[VD-01] structured data of every page is complete for its type, in the vocabulary of schema.org, without empty or untrimmed texts',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    const { dealer } = definition;
    const seen = new Set<unknown>();
    const unknown: string[] = [];
    for (const { name, path } of everyKindOfPage(definition)) {
      const { text: html } = await get(path);
      if (dealer.stock.trimLocationNames) expect(readableText(html), name).not.toMatch(/ - Sales\b/);
      unknown.push(
        ...jsonLdOf(html)
          .flatMap(vocabularyProblems)
          .map((problem) => `${name}: ${problem}`),
      );
      for (const data of typed(jsonLdOf(html))) {
        const type = String(data['@type']);
        seen.add(type);
        const kind = type === 'Offer' ? kindOfOffer(data) : type;
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
    expect(unknown).toEqual([]);
    for (const type of ['WebSite', 'Organization', 'AutoDealer', 'Offer', 'BreadcrumbList'])
      expect([...seen], type).toContain(type);
  },
);

test('the vocabulary of schema.org refuses other words', () => {
  const offer = { '@type': 'Offer', availability: 'https://schema.org/InStock', wheels: 4 };
  expect(vocabularyProblems({ '@type': 'Car', name: 'RAV4', offers: [offer] })).toEqual([
    'Offer has no wheels',
  ]);
  expect(vocabularyProblems({ '@type': 'CarDealer' })).toEqual(['CarDealer is no type']);
  expect(
    vocabularyProblems({
      '@type': 'Offer',
      availability: 'https://schema.org/Soon',
      seller: { '@type': 'Car', name: 'RAV4' },
    }),
  ).toEqual(['availability of Offer is not https://schema.org/Soon', 'seller of Offer is not Car']);
});

test(
  '[VD-01] every page that search engines may list shows where it is, and says the same in its structured data',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    const wrong: object[] = [];
    for (const { name, path } of everyKindOfPage(definition)) {
      const { text: html } = await get(path);
      const nav = /<nav aria-label="Breadcrumb">([\s\S]*?)<\/nav>/.exec(html)?.[1] ?? '';
      const shown = [...nav.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) =>
        readableText(`<body>${item}</body>`),
      );
      const list = jsonLdOf(html).find((data) => data['@type'] === 'BreadcrumbList');
      const said = typed(list).flatMap((data) => (data['@type'] === 'ListItem' ? [data['name']] : []));
      const isListed = path !== '/' && !html.includes('content="noindex');
      const agree = JSON.stringify(said) === JSON.stringify(shown);
      if ((isListed && shown[0] !== 'Home') || ((isListed || list) && !agree))
        wrong.push({ name, shown, said });
    }
    expect(wrong).toEqual([]);
  },
);
