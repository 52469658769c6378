import { extractText, getDocumentProxy } from 'unpdf';
import { STOCK } from '../support/pages.ts';
import type { Answer } from '../support/ask.ts';
import { collectionOf, searchKeyOf } from '../support/search-key.ts';
import { carOf, carsOf, stockOf } from '../support/stock.ts';
import { asShopper } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

async function wordsOf({ headers, bytes, text }: Answer): Promise<string> {
  if (headers['content-type'] !== 'application/pdf') return text;
  return (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;
}

test(
  'VIN and plate of a vehicle are in no response of a site that does not publish them',
  { tag: '@every-dealer' },
  async ({ site, get }) => {
    const searchKey = await searchKeyOf(get);
    const stock = stockOf(site).filter((car) => car.regplate && car.show_on_dealer_website !== false);
    const some = (['plain', 'comingSoon', 'soldLately', 'soldLongAgo', 'withdrawn'] as const).flatMap(
      (kind) => {
        const cars = carsOf(site, kind);
        return cars.find((car) => stock.includes(car)) ?? cars[0] ?? [];
      },
    );
    expect(some.length).toBeGreaterThan(3);
    for (const { slug, stocknum, vin, regplate } of some) {
      const search = { q: stocknum, query_by: 'stocknum', include_fields: '*' };
      const answers = {
        page: await get(`/cars/${slug}`),
        'data of the page': await get(`/cars/${slug}.data`),
        'print page': await get(`/print?car_id=${slug}`),
        'data of the print page': await get(`/print.data?car_id=${slug}`),
        'enquiry page': await get(`/enquire?car=${slug}`),
        API: await get(`/api/cars/${slug}`),
        'what changes': await get(`/api/cars/${slug}/view.json`),
        similar: await get(`/api/cars/${slug}/similar`),
        PDF: await get(`/api/cars/${slug}/pdf`),
        listing: await get(`${STOCK}?query=${stocknum}`),
        search: await get(
          `/typesense/collections/${collectionOf(site)}/documents/search?${new URLSearchParams(
            Object.entries(search).map(([name, value]) => [name, String(value)]),
          )}`,
          { headers: { 'x-typesense-api-key': searchKey } },
        ),
      };
      for (const [channel, answer] of Object.entries(answers)) {
        // The page of a vehicle sold long ago may link to others of its model.
        expect([200, 202, 301, 302], `${channel} of ${slug}`).toContain(answer.status);
        const words = (await wordsOf(answer)).toUpperCase();
        for (const secret of [vin, regplate].filter((fact) => fact != null))
          expect(words.includes(secret.toUpperCase()), `${channel} of ${slug} tells ${secret}`).toBe(false);
      }
    }
  },
);

test(
  '[GA-06] a garage is shared by a link with plain forms, for everybody who has it and no search engine, until it is taken back',
  { tag: '@accounts' },
  async ({ site, definition, origin, get }) => {
    const shopper = await asShopper(get, { origin, definition });
    const car = carOf(site, 'plain');
    const send = (path: string, type: string, body: string) =>
      shopper(path, { method: 'POST', headers: { 'content-type': type, origin }, body });
    const post = (body: string) => send('/my-garage', 'application/x-www-form-urlencoded', body);
    const { id }: { id: number } = JSON.parse((await get(`/api/cars/${car.slug}`)).text);
    const saved = JSON.stringify({ phone_number: null, car_id: id });
    expect((await send('/api/watchlist/save-car', 'application/json', saved)).status).toBe(200);
    const shared = await post('go=share');
    expect([shared.status, shared.headers.location]).toEqual([303, '/my-garage#share']);
    const [, link = ''] =
      /href="[^"]*(\/shared-garage\?link=[\w-]{43})"/.exec((await shopper('/my-garage')).text) ?? [];
    const page = await get(link);
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(page.text).toContain(`href="/cars/${car.slug}"`);
    expect(page.text).toMatch(/<meta name="robots" content="noindex/);
    expect(page.text).not.toContain('@mail.example');
    expect((await get('/shared-garage')).status).toBe(200);
    await post('go=unshare');
    expect((await get(link)).status).toBe(404);
  },
);
