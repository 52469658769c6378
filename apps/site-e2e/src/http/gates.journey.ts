import type { SiteDefinition } from '@forecourt/site-config';
import { contentAddress } from '../support/content.ts';
import { formsOf } from '../support/declared-form.ts';
import { headingOf, readableText } from '../support/html.ts';
import { textOption } from '../support/options.ts';
import { addressOf } from '../support/pages.ts';
import { carToReserve, checkoutOf } from '../support/reservation.ts';
import { asShopper, shopperCookie } from '../support/sign-in.ts';
import { carOf } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

test(
  '[RT-01] a gated page leads to the sign-in and back, and responds 200 to who is signed in',
  { tag: '@accounts' },
  async ({ definition, origin, get }) => {
    const gated = definition.routes.filter((route) => route.gated);
    const cookie = await shopperCookie(origin);
    for (const { id, path, cache } of gated) {
      expect(cache, id).toBe('never');
      const address = addressOf(path, definition.dealer);
      const closed = await get(address);
      expect(closed.status, id).toBe(303);
      const to = new URL(closed.headers.location ?? '', origin);
      expect([to.pathname, to.searchParams.get('redirect'), to.searchParams.get('back')], id).toEqual([
        ...['/sign-in', address, '/'],
      ]);
      const open = await get(address, { headers: { cookie } });
      expect([open.status, open.headers['cache-control']], id).toEqual([200, 'no-store']);
      expect(headingOf(open.text), id).not.toBe('');
    }
  },
);

const to = (location: string | undefined, origin: string) => {
  const { pathname, searchParams } = new URL(location ?? '', origin);
  return [pathname, searchParams.get('type'), searchParams.get('redirect')];
};

test(
  '[FI-10] an application asks for a sign-in, also about a vehicle, keeps the query, and opens to who is signed in',
  { tag: ['@accounts', '@apply'] },
  async ({ site, definition, origin, get }) => {
    const { slug, name } = carOf(site, 'plain');
    const shopper = await asShopper(get, { origin, definition });
    for (const path of ['/apply-for-finance', '/finance-pre-approval']) {
      const about = `${path}?car_id=${slug}&vehiclePriceBudget=31500`;
      for (const address of [path, about]) {
        const closed = await get(address);
        expect(closed.status, address).toBe(303);
        expect(to(closed.headers.location, origin)).toEqual(['/sign-in', 'application', address]);
      }
      const open = await shopper(about);
      expect(open.status, about).toBe(200);
      expect(readableText(open.text)).toContain(name);
      const data = await get(`${path}.data`);
      expect(data.text, 'the data of a client-side navigation is not given out either').not.toContain(
        'vehiclePriceBudget',
      );
      expect(data.text).toContain('/sign-in');
    }
  },
);

test(
  '[FI-10] finance for a vehicle with a VIN asks for a sign-in; without one, and selling a car, do not',
  { tag: '@accounts' },
  async ({ site, definition, origin, get }) => {
    const { slug } = carOf(site, 'plain');
    const shopper = await asShopper(get, { origin, definition });
    for (const path of formPaths(definition, 'finance-enquiry')) {
      for (const address of [`${path}?car_id=${slug}`, `${path}?vin=JTMW43FV00D000001`]) {
        const closed = await get(address);
        expect(closed.status, address).toBe(303);
        expect(to(closed.headers.location, origin)).toEqual(['/sign-in', 'finance', address]);
        expect((await shopper(address)).status, address).toBe(200);
      }
      expect((await get(path)).status, path).toBe(200);
      expect((await get(`${path}?car_id=no-such-car`)).status, path).toBe(200);
    }
    for (const path of formPaths(definition, 'sell-your-car'))
      for (const address of [path, `${path}?car_id=${slug}`])
        expect((await get(address)).status, address).toBe(200);
  },
);

/** Whether a route is gated: the checkout, the purchase of a vehicle online, the draw, the online payment, the application, the garage under each of its names, and one's own account. */
function isListed({ id, path, redirects }: SiteDefinition['routes'][number]): boolean {
  if (redirects) return false;
  return (
    /^cars\/:slug\/(checkout|buy-online)$/.test(path) ||
    ['checkout-journey', 'spin-to-win', 'online-payment', 'my-account'].includes(path) ||
    ['apply-for-finance', 'finance-pre-approval'].includes(path) ||
    ['garage.list', 'garage.alias'].includes(id)
  );
}

test(
  '[GA-02] exactly the listed routes ask for a sign-in, finance where the vehicle has a VIN; a checkout without a vehicle redirects nowhere',
  { tag: '@accounts' },
  async ({ site, definition, origin, get }) => {
    const closed = async (address: string) => {
      const { status, headers } = await get(address);
      return status === 303 && (headers.location ?? '').startsWith('/sign-in?');
    };
    const { slug } = carOf(site, 'plain');
    const listed = definition.routes.filter(isListed);
    expect(listed.length).toBeGreaterThan(4);
    for (const { id, path } of listed)
      expect(await closed(addressOf(path, definition.dealer)), id).toBe(true);
    const others = definition.routes.filter((route) => !isListed(route) && !route.programs);
    for (const { id, path, content, redirects } of others) {
      if (path === '*' || redirects || (content && contentAddress(path, definition.dealer.slug) === null))
        continue;
      expect(await closed(addressOf(path, definition.dealer)), id).toBe(false);
    }
    for (const path of formPaths(definition, 'finance-enquiry'))
      expect([await closed(`${path}?car_id=${slug}`), await closed(path)], path).toEqual([true, false]);
    for (const path of formPaths(definition, 'sell-your-car'))
      for (const address of [path, `${path}?car_id=${slug}`])
        expect(await closed(address), address).toBe(false);
    for (const path of ['/checkout', '/buy-online', '/cars/checkout', '/cars/buy-online']) {
      const { status, headers, text } = await get(path);
      expect([status, headers.location], `${origin}${path}`).toEqual([404, undefined]);
      expect(text, 'it says where to go on').toContain('href="/search/');
    }
    // Every address with an empty segment is the one without it.
    for (const name of ['checkout', 'buy-online'])
      expect((await get(`/cars//${name}`)).headers.location).toBe(`/cars/${name}`);
  },
);

test(
  '[RT-10] the draw and the online payment ask for a sign-in, open after it with their form, and are 404 on a site without them',
  { tag: '@accounts' },
  async ({ definition, origin, get }) => {
    const shopper = await asShopper(get, { origin, definition });
    const pages = [
      { path: '/spin-to-win', type: 'spin', field: 'agreed' },
      { path: '/online-payment', type: 'payment', field: 'amount' },
    ];
    const paths = definition.routes.map((route) => `/${route.path}`);
    const own = pages.filter(({ path }) => paths.includes(path));
    expect(own).not.toEqual([]);
    for (const { path, type, field } of own) {
      const first = await get(`${path}?from=mail`);
      expect([first.status, ...to(first.headers.location, origin)]).toEqual([
        ...[303, '/sign-in', type, `${path}?from=mail`],
      ]);
      const post = await get(path, {
        ...{ method: 'POST', body: 'name=Kim' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect([post.status, ...to(post.headers.location, origin)]).toEqual([303, '/sign-in', type, path]);
      const [kept = ''] = post.headers['set-cookie'] ?? [];
      const back = await shopper(path, { headers: { cookie: kept.split(';')[0] ?? '' } });
      expect(back.text, `what was typed into ${path} is there after the sign-in`).toContain('value="Kim"');
      const open = await shopper(path);
      expect([open.status, open.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(open.text).toContain(`name="${field}"`);
    }
    for (const { path } of pages.filter((each) => !own.includes(each)))
      expect((await shopper(path)).status, path).toBe(404);
  },
);

test(
  'the checkout asks for a sign-in where the site has accounts; a vehicle that does not exist has none, and a link of a mail needs none',
  { tag: '@reserve' },
  async ({ site, definition, origin, get }) => {
    const path = checkoutOf(definition, carToReserve(site, 8));
    const closed = await get(path);
    if ('account' in definition.features) {
      expect(closed.status).toBe(303);
      expect(to(closed.headers.location, origin)).toEqual(['/sign-in', 'checkout', path]);
      expect((await get(`${path}.data`)).text).toContain('/sign-in');
      const post = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
      const kept = await get(path, { ...post, body: 'name=Kim&email=kim%40shopper.example' });
      expect(to(kept.headers.location, origin)).toEqual(['/sign-in', 'checkout', path]);
      const [cookie = ''] = kept.headers['set-cookie'] ?? [];
      expect(cookie).toMatch(
        /^__Secure-checkout-typed=[^;\s]+; Path=\/cars; Max-Age=1800; HttpOnly; SameSite=Lax/,
      );
      const shopper = await asShopper(get, { origin, definition });
      const page = await shopper(path, { headers: { cookie: cookie.split(';')[0] ?? '' } });
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(page.text).toContain('value="Kim"');
    } else expect(closed.status).toBe(200);
    const unknown = path.replace(/cars\/[^/]+/, 'cars/no-such-car');
    expect((await get(unknown)).status).toBe(404);
    expect((await get(`${path}?link=${'x'.repeat(43)}`)).status).toBe(200);
  },
);

test(
  'what was typed into an application is kept, although nobody is signed in any more',
  { tag: ['@accounts', '@apply'] },
  async ({ definition, origin, get }) => {
    const typed = { step: 'loan', price: '31500', term: '5 years', use: 'Mostly personal' };
    const post = (fields: Record<string, string>, cookie = '') =>
      get('/apply-for-finance', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie && { cookie }) },
        body: new URLSearchParams(fields).toString(),
      });
    const kept = await post(typed);
    expect(kept.status).toBe(303);
    const cookie = kept.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
    const shopper = await asShopper(get, { origin, definition });
    const page = await shopper('/apply-for-finance?step=loan', { headers: { cookie } });
    expect(page.text).toContain('value="31500"');
    const sent = await post({ step: 'consent', version: 'x' }, cookie);
    expect(to(sent.headers.location, origin)).toEqual([
      ...['/sign-in', 'application', '/apply-for-finance?step=consent'],
    ]);
  },
);

function formPaths(definition: SiteDefinition, id: string): string[] {
  const form = formsOf(definition).find((each) => each.id === id);
  return (form?.paths ?? []).map((path) => `/${path}`);
}

test(
  '[RT-09] success, sign-in, the garage under each of its names, and the watchlist have their pages',
  { tag: '@accounts' },
  async ({ definition, origin, get }) => {
    const shopper = await asShopper(get, { origin, definition });
    const own = textOption(definition, 'garage', 'path') ?? '';
    for (const path of ['/success', '/sign-in?type=watchlist&redirect=/&back=/', '/watchlist'])
      expect((await get(path)).status, path).toBe(200);
    const name = textOption(definition, 'garage', 'name') ?? '';
    for (const path of new Set(['/my-garage', `/${own}`])) {
      expect((await get(path)).status, path).toBe(303);
      const page = await shopper(path);
      expect([page.status, headingOf(page.text)], path).toEqual([200, name]);
    }
    expect(headingOf((await get('/watchlist')).text)).toBe(name);
  },
);
