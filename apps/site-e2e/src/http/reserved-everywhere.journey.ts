import { hiddenFields, readableText } from '../support/html.ts';
import { STOCK } from '../support/pages.ts';
import { carToReserve, checkoutOf, saysReserved } from '../support/reservation.ts';
import { asShopper } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const shopper = { name: 'Kim', last_name: 'Lee', email: 'kim@shopper.example', phone: '0491 570 006' };
/** How soon a deposit that is paid shows everywhere, and one that is given back does not. */
const SOON_MS = 2_000;

/** The column of a vehicle in the comparison, as it is read. */
function headOf(html: string, slug: string): string {
  const at = html.indexOf(`/cars/${slug}`);
  expect(at, 'the vehicle is compared').toBeGreaterThan(0);
  return readableText(`<body>${html.slice(at, html.indexOf('</th>', at))}</body>`);
}

/** The part of a page from the first link to a vehicle to the next card, as it is read. */
function partAbout(html: string, slug: string): string {
  const at = html.indexOf(`/cars/${slug}`);
  if (at < 0) return '';
  const from = html.lastIndexOf('<article', at);
  const end = html.indexOf('</article>', at);
  return readableText(`<body>${html.slice(from < 0 ? at : from, end < 0 ? at + 5_000 : end)}</body>`);
}

test(
  '[GA-07] a vehicle whose deposit is paid says Reserved on every kind of page and in the API within two seconds, and is free again as soon',
  { tag: '@reserve' },
  async ({ get: ask, site, origin, definition }) => {
    test.setTimeout(120_000);
    const car = carToReserve(site, 13);
    const path = checkoutOf(definition, car);
    const get = await asShopper(ask, { origin, definition });
    // The feed has another id.
    const { id }: { id: number } = JSON.parse((await ask(`/api/cars/${car.slug}`)).text);
    /** What a visitor sees, from the cache of the host if it is there, by the kind of page. */
    const kinds: Readonly<Record<string, () => Promise<boolean>>> = {
      'the list': async () =>
        partAbout((await ask(`${STOCK}?query=${car.stocknum}`)).text, car.slug).includes('Reserved'),
      'the vehicle': () => saysReserved(origin, `/cars/${car.slug}`),
      'its print': () => saysReserved(origin, `/print?car_id=${car.slug}`),
      'its enquiry': () => saysReserved(origin, `/enquire?car=${car.slug}&about=test-drive`),
      'the comparison': async () =>
        headOf((await ask(`/compare?ids=${id}`)).text, car.slug).includes('Reserved'),
      'the API': async () => JSON.parse((await ask(`/api/cars/${car.slug}`)).text).reserved === true,
      'its facts for the garage': async () =>
        (await ask(`/api/cars/${car.slug}/view.json`)).text.includes('"reserved":true'),
      'the checkout': async () => readableText((await get(path)).text).includes('This vehicle is reserved'),
    };
    /** The kinds of pages that are wrong when they are asked for later than that. A page that is only slow to come is not. */
    const late = async (reserved: boolean): Promise<string[]> => {
      const began = Date.now();
      const stale = async (name: string, says: () => Promise<boolean>): Promise<string[]> => {
        const asked = Date.now() - began;
        if ((await says()) === reserved) return [];
        if (asked > SOON_MS) return [`${name}: asked for after ${asked} ms`];
        await new Promise((resolve) => setTimeout(resolve, 50));
        return stale(name, says);
      };
      return (await Promise.all(Object.entries(kinds).map(([name, says]) => stale(name, says)))).flat();
    };

    // Each is in the cache of the host now, as it was before.
    for (const [name, says] of Object.entries(kinds)) expect(await says(), name).toBe(false);

    const hidden = hiddenFields((await get(path)).text);
    const post = (where: string, fields: Record<string, string>, cookie = '') =>
      get(where, {
        ...{ method: 'POST', headers: { ...FORM, cookie } },
        body: new URLSearchParams(fields).toString(),
      });
    const reserved = await post(path, { ...shopper, agreed: 'yes', ...hidden });
    const [set = ''] = reserved.headers['set-cookie'] ?? [];
    const mine = set.split(';')[0] ?? '';
    const own = await get(path, { headers: { cookie: mine } });
    const [, pay = ''] = /href="([^"]*\/api\/payments\/sandbox\/[^"]+)"/.exec(own.text) ?? [];
    const paid = await post(new URL(pay, origin).pathname, { card: '4242424242424242' });
    expect(paid.status).toBe(303);
    expect(await late(true), 'says Reserved late').toEqual([]);

    await post(path, { go: 'refund' }, mine);
    expect(await late(false), 'is free again late').toEqual([]);
  },
);
