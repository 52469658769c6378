import { slugify } from '@forecourt/values';
import { contentOf } from '../support/content.ts';
import { attributes, headingOf, jsonLdOf, readableText } from '../support/html.ts';
import { offersPurchase, textOption } from '../support/options.ts';
import { addressOf, NOT_FOUND, pageRoutes, pagesOf } from '../support/pages.ts';
import { routeTable } from '../support/route-table.ts';
import { carOf, stockOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { asShopper } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test(
  '[RT-01] every route of the site responds 200 with a page that is readable without JavaScript',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    const { dealer } = definition;
    for (const { id, path } of pageRoutes(definition)) {
      const answer = await get(addressOf(path, dealer));
      expect(answer.status, id).toBe(200);
      expect(answer.headers['content-type'], id).toBe('text/html; charset=utf-8');
      expect(headingOf(answer.text), `the heading of ${id}`).not.toBe('');
      expect(readableText(answer.text), id).toContain(dealer.name);
      expect(answer.text, `the title of ${id}`).toMatch(/<title>[^<]{5,}<\/title>/);
    }
  },
);

test(
  'the scripts of every page load after its first picture',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    for (const { name, path } of [...pagesOf(definition), NOT_FOUND]) {
      const { text } = await get(path);
      const tags = text.matchAll(/<(?:script|link) [^>]*(?:type|rel)="(later|module|modulepreload)"/g);
      expect(new Set([...tags].map(([, kind]) => kind)), name).toEqual(new Set(['later']));
    }
  },
);

test.describe('an unknown vehicle', () => {
  test(
    'gets 404 with vehicles of its model and a form to request one',
    { tag: '@every-dealer' },
    async ({ site, dealer, get }) => {
      const { make, model } = carOf(site, 'plain');
      const slug = `2012-${slugify(make)}-${slugify(model)}-long-gone-u1`;
      const answer = await get(`/cars/${slug}`);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.text).toContain('<meta name="robots" content="noindex, follow"/>');
      expect(headingOf(answer.text)).toContain(`2012 ${make} ${model}`);
      expect(readableText(answer.text)).toContain(`Similar to the 2012 ${make} ${model}`);
      expect(readableText(answer.text)).toContain(dealer.phones.main ?? dealer.name);
      const links = attributes(answer.text, 'href');
      expect(links).toContain(`/search/${slugify(make)}/${slugify(model)}`);
      expect(links.some((href) => href.startsWith('/cars/'))).toBe(true);
      expect(answer.text).toContain(`action="/enquire?car=${slug}"`);
      expect(readableText(answer.text)).toContain('Find me something similar');
    },
  );

  test('gets 404 with the newest vehicles if its URL names no model', async ({ get }) => {
    const answer = await get('/cars/1999-no-such-car');
    expect(answer.status).toBe(404);
    expect(headingOf(answer.text)).toBe('This vehicle is not here, but others are.');
    expect(readableText(answer.text)).toContain('Newest in stock');
    expect(answer.text).toContain('action="/search/new-used-and-demo-cars/"');
  });

  test('is a 404 for client-side navigation too', async ({ get }) => {
    const answer = await get('/cars/1999-no-such-car.data');
    expect(answer.status).toBe(404);
    expect(answer.headers['x-remix-response']).toBe('yes');
  });
});

test.describe('an unknown URL', () => {
  const missing = [
    ['an unknown path', '/nothing-here'],
    ['an unknown path in depth', '/search-for/nothing/here'],
    ['a search for a make that nobody has', '/search/no-such-make'],
    ['a location that is not one', '/contact-us/no-such-place'],
  ] as const;
  for (const [name, path] of missing)
    test(
      `[RT-01] ${name} gets 404 with links to other pages`,
      { tag: '@every-dealer' },
      async ({ dealer, get }) => {
        const answer = await get(path);
        expect(answer.status).toBe(404);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.text).toContain('<meta name="robots" content="noindex"/>');
        expect(answer.text).toContain('action="/search/new-used-and-demo-cars/"');
        expect(readableText(answer.text)).toContain(dealer.phones.main ?? dealer.name);
      },
    );
});

test(
  '[RT-01] each path of the route table gets 200 on a site that enables it, and 404 on another',
  { tag: '@every-dealer' },
  async ({ definition, get }) => {
    const table = routeTable(definition);
    for (const { path, enabled } of table) {
      let answer = await get(path);
      // To the name of the page on this site, and from there to the sign-in.
      for (let hops = 0; hops < 2 && answer.headers['location'] !== undefined; hops += 1)
        answer = await get(answer.headers['location']);
      expect(answer.status, path).toBe(enabled ? 200 : 404);
      expect(headingOf(answer.text), `the heading of ${path}`).not.toBe('');
    }
    expect(new Set(table.map(({ enabled }) => enabled)).size, 'some are enabled, others are not').toBe(2);
  },
);

test(
  '[RT-05] a vehicle has its page at /cars/{slug}, its checkout at the path that the site says, to which the other one leads, and its purchase only with the flag on',
  { tag: '@every-dealer' },
  async ({ site, definition, origin, get }) => {
    const shopper = await asShopper(get, { origin, definition });
    const { slug, make, model } = carOf(site, 'plain');
    const page = await get(`/cars/${slug}`);
    expect(page.status).toBe(200);
    expect(headingOf(page.text)).toContain(`${make} ${model}`);
    const own = textOption(definition, 'checkout', 'path');
    const elsewhere = own === null ? 404 : 301;
    for (const name of ['checkout', 'buy-online'])
      expect((await shopper(`/cars/${slug}/${name}`)).status, name).toBe(name === own ? 200 : elsewhere);
    if (own !== null) {
      const other = await get(`/cars/${slug}/${own === 'checkout' ? 'buy-online' : 'checkout'}?link=x`);
      expect(other.headers['location']).toBe(`/cars/${slug}/${own}?link=x`);
    }
    const { id }: { id: number } = JSON.parse((await get(`/api/cars/${slug}`)).text);
    const isOn = offersPurchase(definition);
    for (const carId of [slug, id]) {
      const bought = await shopper(`/checkout-journey?car_id=${carId}`);
      expect(bought.status, `car_id=${carId}`).toBe(isOn ? 200 : 404);
      if (isOn) expect(headingOf(bought.text)).toContain(`${make} ${model}`);
    }
    expect((await shopper('/checkout-journey?car_id=1999-no-such-car')).status).toBe(404);
    // Without a vehicle nobody is asked to sign in.
    const without = await get('/checkout-journey');
    expect([without.status, without.headers['location']]).toEqual([isOn ? 200 : 404, undefined]);
    const stranger = await get(`/checkout-journey?car_id=${slug}`);
    if (isOn && 'account' in definition.features)
      expect([stranger.status, stranger.headers['location']]).toEqual([
        303,
        expect.stringMatching(/^\/sign-in\?/),
      ]);
  },
);

test('[RT-08] the print page has a vehicle by its slug and by its id; an unknown one gets 404', async ({
  site,
  get,
}) => {
  const { slug, name } = carOf(site, 'plain');
  const { id }: { id: number } = JSON.parse((await get(`/api/cars/${slug}`)).text);
  for (const carId of [slug, id]) {
    const page = await get(`/print?car_id=${carId}`);
    expect(page.status, `car_id=${carId}`).toBe(200);
    expect(readableText(page.text), `car_id=${carId}`).toContain(name);
    expect(page.text, `car_id=${carId}`).toContain('<meta name="robots" content="noindex');
  }
  for (const query of ['?car_id=1999-no-such-car', '?car_id=999999999', '?car_id=', ''])
    expect((await get(`/print${query}`)).status, query).toBe(404);
});

test('a non-canonical search path is redirected to the canonical one, with its query and campaign parameters', async ({
  get,
}) => {
  const mine = await get('/search/hatchback-cars?utm_source=mail&fuel=Hybrid');
  expect(mine.status).toBe(308);
  expect(mine.headers.location).toBe('/search/hatch-cars?fuel=Hybrid&utm_source=mail');
  expect(mine.headers['cache-control']).toBe('private, no-store');
  const theirs = await get('/search/hatchback-cars?fuel=Hybrid');
  expect(theirs.headers.location).toBe('/search/hatch-cars?fuel=Hybrid');
});

test('[RT-04] the old listing of a car type redirects permanently to the search that lists it', async ({
  site,
  get,
}) => {
  for (const type of ['used', 'new', 'demo']) {
    const moved = await get(`/used-car/${type}/?fuel=Hybrid`);
    expect([moved.status, moved.headers.location]).toEqual([301, `/search/${type}-cars?fuel=Hybrid`]);
    const links = attributes((await get(`/search/${type}-cars`)).text, 'href');
    const listed = stockOf(site).filter(({ slug }) => links.includes(`/cars/${slug}`));
    expect([...new Set(listed.map(({ car_type }) => car_type))], type).toEqual([type]);
  }
  expect((await get('/used-car/stolen/')).status).toBe(404);
});

test('[RT-15] models by body type, unsubscribe and the sale pages of a dealer have a page; another dealer has no /eofy', async ({
  dealer,
  get,
}) => {
  const all = attributes((await get('/models')).text, 'href');
  const inStock = new Set(all.filter((href) => /^\/search\/[^/?]+\/[^/?]+$/.test(href)));
  const bodies = new Set(all.filter((href) => href.startsWith('/models?body=')));
  expect(bodies.size).toBeGreaterThan(1);
  const sizes: number[] = [];
  for (const path of bodies) {
    const page = await get(path);
    expect(page.status, path).toBe(200);
    const search = `/search/${path.replace(/.*=/, '')}-cars?make=`;
    const models = new Set(attributes(page.text, 'href').filter((href) => href.startsWith(search)));
    expect(models.size, path).toBeGreaterThan(0);
    sizes.push(models.size);
  }
  expect(
    sizes.some((size) => size < inStock.size),
    'a body type restricts the models',
  ).toBe(true);
  const unsubscribe = await get('/pages/unsubscribe');
  expect([unsubscribe.status, headingOf(unsubscribe.text)]).toEqual([200, 'Your emails from us']);
  expect(unsubscribe.text).toContain('noindex');

  const sitemap = (await get('/sitemaps/pages.xml')).text;
  const sales = salesOf(dealer.slug);
  for (const { path, title } of [...dealer.ownPages, ...sales]) {
    const page = await get(path);
    expect([page.status, headingOf(page.text)], path).toEqual([200, title]);
    if (!page.text.includes('content="noindex')) expect(sitemap).toContain(`${path}</loc>`);
  }
  const hasSale = sales.some(({ path }) => path === '/eofy');
  expect((await get('/eofy')).status).toBe(hasSale ? 200 : 404);
});

test(
  '[RT-15] a sale page says its days, and lists its stock while it is on',
  { tag: '@every-dealer' },
  async ({ dealer, get }) => {
    for (const { path, title } of salesOf(dealer.slug)) {
      const page = await get(path);
      expect(readableText(page.text), path).toMatch(
        /(Starts on|On now, until|This sale ended on) \w+day \d|On \w+day \d[^.]*, for one day\./,
      );
      const isOn = readableText(page.text).includes('On now, until');
      const events = jsonLdOf(page.text).filter((data) => data['@type'] === 'SaleEvent');
      expect(events.length, path).toBe(page.text.includes('This sale ended') ? 0 : 1);
      for (const event of events) expect(event['name']).toBe(title);
      expect(
        attributes(page.text, 'href').some((href) => href.startsWith('/cars/')),
        path,
      ).toBe(isOn);
    }
  },
);

/** The sale pages that a site has published. */
function salesOf(slug: string) {
  return contentOf(slug).pages.filter(({ sale }) => sale !== null);
}

test(
  '[RT-12] the contact page, the list of locations and each location have a page; their other names redirect permanently to it, with the query (ruling 16)',
  { tag: '@every-dealer' },
  async ({ dealer, get }) => {
    const places = dealer.locations.filter(({ visible }) => visible);
    for (const { name, slug, phone } of places) {
      const page = await get(`/contact-us/${slug}`);
      expect(page.status, slug).toBe(200);
      expect(name, slug).toContain(headingOf(page.text));
      expect(readableText(page.text), slug).toContain(phone ?? name);
    }
    const list = readableText((await get('/dealerships')).text);
    for (const { address, name } of places) expect(list, name).toContain(address.street);
    expect(readableText((await get('/contact-us')).text)).toContain('Send us a message');

    const slug = places[0]?.slug ?? '';
    for (const [other, path] of [
      ['/contact', '/contact-us'],
      ['/dealer-locator', '/dealerships'],
      [`/locations/${slug}`, `/contact-us/${slug}`],
      [`/our-location/${slug}`, `/contact-us/${slug}`],
    ]) {
      const moved = await get(`${other}?fbclid=1`);
      expect([moved.status, moved.headers.location], other).toEqual([301, `${path}?fbclid=1`]);
    }
    for (const other of [
      '/locations/no-such-place',
      '/our-location',
      '/locations',
      '/used-car',
      '/new-car/new',
    ])
      expect((await get(other)).status, other).toBe(404);
  },
);

test(
  '[RT-03] /search/prestige-cars lists the prestige stock of a site that declares it, and is 404 on other sites',
  { tag: '@every-dealer' },
  async ({ site, dealer, get }) => {
    const path = '/search/prestige-cars';
    const page = await get(path);
    const pages = (await get('/sitemaps/pages.xml')).text;
    const { prestige } = dealer.stock;
    expect(page.status).toBe(prestige ? 200 : 404);
    expect(pages.includes(`${path}</loc>`)).toBe(prestige !== undefined);
    if (!prestige) return;
    const isPrestige = ({ make, price }: StockCar) =>
      prestige.makes.includes(make) || (prestige.minPrice !== null && (price ?? 0) >= prestige.minPrice);
    const cars = stockOf(site).filter(({ slug }) => attributes(page.text, 'href').includes(`/cars/${slug}`));
    expect(cars.length).toBeGreaterThan(3);
    expect(cars.filter((car) => !isPrestige(car)).map(({ slug }) => slug)).toEqual([]);
    expect(stockOf(site).every(isPrestige), 'the path restricts the stock').toBe(false);
    expect(page.text).toMatch(/<link rel="canonical" href="[^"]+\/search\/prestige-cars"/);
    expect(page.text).not.toContain('content="noindex');
    const models = await get('/models?body=prestige');
    expect(attributes(models.text, 'href')).toContain(path);
    expect(attributes((await get('/models')).text, 'href')).toContain('/models?body=prestige');
  },
);

test('an invalid query string is redirected to the search with its valid values', async ({ get }) => {
  const broken = [
    '?price=abc&page=-7&sortBy=sideways&year=2018-&fuel=%F0%9F%9A%97',
    '?page=99999999999999999999',
    '?query=%00%FF%27%22%3Cscript%3Ealert(1)%3C/script%3E',
    `?make=${'x'.repeat(3000)}`,
    `?${Array.from({ length: 300 }, (_, index) => `make=M${index}`).join('&')}`,
    '?__proto__=1&constructor=2&toString=3',
    '?price=%60%20%7C%7C%20id:*&location_name=%60%5D',
  ];
  for (const query of broken) {
    const first = await get(`/search/new-used-and-demo-cars/${query}`);
    const tidy = first.status === 302 ? first.headers.location : undefined;
    const answer = tidy === undefined ? first : await get(tidy);
    expect(answer.status, query.slice(0, 80)).toBe(200);
    expect(answer.text, query.slice(0, 80)).not.toContain('<script>alert(1)');
  }
});
