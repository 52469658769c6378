import { ask, type Answer, type Question } from '../support/ask.ts';
import { hiddenFields, readableText } from '../support/html.ts';
import { startOwnHost } from '../support/own-host.ts';
import { STOCK } from '../support/pages.ts';
import { carToReserve, checkoutOf, saysReserved } from '../support/reservation.ts';
import { asShopper } from '../support/sign-in.ts';
import { carsOf } from '../support/stock.ts';
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

/** Whether each kind of page says that the vehicle is reserved. */
type Kinds = Readonly<Record<string, () => Promise<boolean>>>;

/** The kinds of pages that are wrong when they are asked for later than that. A page that is only slow to come is not. */
async function late(kinds: Kinds, reserved: boolean): Promise<string[]> {
  const began = Date.now();
  const stale = async (name: string, says: () => Promise<boolean>): Promise<string[]> => {
    const asked = Date.now() - began;
    if ((await says()) === reserved) return [];
    if (asked > SOON_MS) return [`${name}: asked for after ${asked} ms`];
    await new Promise((resolve) => setTimeout(resolve, 50));
    return stale(name, says);
  };
  return (await Promise.all(Object.entries(kinds).map(([name, says]) => stale(name, says)))).flat();
}

/** Reserves a vehicle at the page of its checkout, and pays. Returns what gives it back. */
async function reserve(
  get: (path: string, question?: Question) => Promise<Answer>,
  path: string,
  origin: string,
): Promise<() => Promise<unknown>> {
  const post = (where: string, fields: Record<string, string>, cookie = '') =>
    get(where, {
      ...{ method: 'POST', headers: { ...FORM, cookie } },
      body: new URLSearchParams(fields).toString(),
    });
  const hidden = hiddenFields((await get(path)).text);
  const reserved = await post(path, { ...shopper, agreed: 'yes', ...hidden });
  const [set = ''] = reserved.headers['set-cookie'] ?? [];
  const mine = set.split(';')[0] ?? '';
  const own = await get(path, { headers: { cookie: mine } });
  const [, pay = ''] = /href="(\?pay=[^"]+)"/.exec(own.text) ?? [];
  const { headers } = await get(`${path}${pay}`, { headers: { cookie: mine } });
  const paid = await post(new URL(headers.location ?? '', origin).pathname, { card: '4242424242424242' });
  expect(paid.status).toBe(303);
  return () => post(path, { go: 'refund' }, mine);
}

test(
  '[GA-07] a vehicle whose deposit is paid says Reserved on every kind of page and in the API within two seconds, and is free again as soon',
  { tag: '@reserve' },
  async ({ get: askHere, site, origin, definition }) => {
    test.setTimeout(120_000);
    const car = carToReserve(site, 13);
    const path = checkoutOf(definition, car);
    const get = await asShopper(askHere, { origin, definition });
    // To the account that has reserved it, the checkout shows its reservation.
    const another = await asShopper(askHere, { origin, definition });
    // The feed has another id.
    const { id }: { id: number } = JSON.parse((await askHere(`/api/cars/${car.slug}`)).text);
    /** What a visitor sees, from the cache of the host if it is there, by the kind of page. */
    const kinds: Kinds = {
      'the list': async () =>
        partAbout((await askHere(`${STOCK}?query=${car.stocknum}`)).text, car.slug).includes('Reserved'),
      'the vehicle': () => saysReserved(origin, `/cars/${car.slug}`),
      'its print': () => saysReserved(origin, `/print?car_id=${car.slug}`),
      'its enquiry': () => saysReserved(origin, `/enquire?car=${car.slug}&about=test-drive`),
      'the comparison': async () =>
        headOf((await askHere(`/compare?ids=${id}`)).text, car.slug).includes('Reserved'),
      'the API': async () => JSON.parse((await askHere(`/api/cars/${car.slug}`)).text).reserved === true,
      'its facts for the garage': async () =>
        (await askHere(`/api/cars/${car.slug}/view.json`)).text.includes('"reserved":true'),
      'the checkout': async () =>
        readableText((await another(path)).text).includes('This vehicle is reserved'),
    };
    // Each is in the cache of the host now, as it was before.
    for (const [name, says] of Object.entries(kinds)) expect(await says(), name).toBe(false);

    const giveBack = await reserve(get, path, origin);
    expect(await late(kinds, true), 'says Reserved late').toEqual([]);

    await giveBack();
    expect(await late(kinds, false), 'is free again late').toEqual([]);
  },
);

test(
  '[GA-07] the home page says Reserved of one of its vehicles within two seconds, and not any more as soon',
  { tag: '@reserve' },
  async ({ site, definition }) => {
    test.setTimeout(180_000); // A host of its own starts.
    // Other journeys read the newest vehicles of the host that they share.
    const cars = carsOf(site, 'plain').slice(0, 3);
    const [car] = cars;
    if (!car) throw new Error(`The stock of ${site} has no vehicle.`);
    const { origin, stop } = await startOwnHost(site, cars);
    try {
      const askOwn = (where: string, question: Question = {}) => ask(origin + where, question);
      const home = async () => partAbout((await askOwn('/')).text, car.slug);
      expect(await home(), 'the vehicle is on the home page').not.toBe('');
      const kinds = { 'the home page': async () => (await home()).includes('Reserved') };
      const get = await asShopper(askOwn, { origin, definition });
      const giveBack = await reserve(get, checkoutOf(definition, car), origin);
      expect(await late(kinds, true), 'says Reserved late').toEqual([]);
      await giveBack();
      expect(await late(kinds, false), 'is free again late').toEqual([]);
    } finally {
      await stop();
    }
  },
);
