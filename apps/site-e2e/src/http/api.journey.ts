import { randomUUID } from 'node:crypto';
import { stockedSlugs } from '../setup/sites.ts';
import { ask } from '../support/ask.ts';
import type { Answer } from '../support/ask.ts';
import { readableText } from '../support/html.ts';
import { aLead, aShopper, leadHeaders } from '../support/lead.ts';
import { mailWith, mailsWith } from '../support/mailbox.ts';
import { collectionOf, searchKeyOf } from '../support/search-key.ts';
import { carOf, isListed, stockOf } from '../support/stock.ts';
import type { StockCar } from '../support/stock.ts';
import { expect, test } from '../support/test.ts';

/** The platform's id of a vehicle. */
async function numberOf(get: (path: string) => Promise<Answer>, { slug }: StockCar): Promise<number> {
  return JSON.parse((await get(`/api/cars/${slug}`)).text).id;
}

const post = (body: string, headers = leadHeaders()) => ({ method: 'POST', headers, body });

/** A vehicle with the platform's id; the feed's id is not stored. */
async function served<Car extends { slug: string }>(
  get: (path: string) => Promise<{ text: string }>,
  car: Car,
): Promise<Car & { id: number }> {
  const { id }: { id: number } = JSON.parse((await get(`/api/cars/${car.slug}`)).text);
  return { ...car, id };
}

test('POST of a lead is idempotent: each response has its id, and the dealer gets it once, with ADF', async ({
  site,
  origin,
  get,
}) => {
  const shopper = aShopper();
  const car = await served(get, carOf(site, 'plain'));
  const lead = post(aLead(shopper, await numberOf(get, car)));
  const answers = await Promise.all([get('/api/leads', lead), get('/api/leads', lead)]);
  const again = await get('/api/leads', lead);
  const ids = [...answers, again].map(({ status, text }) => {
    expect(status).toBe(200);
    return JSON.parse(text).lead_id;
  });
  expect(new Set(ids).size).toBe(1);
  const mail = await mailWith(origin, shopper.email);
  expect(mail.leadId).toBe(ids[0]);
  expect(mail.subject).toContain('Priya Nair');
  const [adf = ''] = Object.values(mail.attachments);
  expect(adf).toContain('<?ADF version="1.0"?>');
  expect(adf).toContain(`<stock>${car.stocknum}</stock>`);
  expect(adf).toContain(`<email>${shopper.email}</email>`);
  expect(adf).toContain('<postalcode>0800</postalcode>');
});

test('enquiries of one person about one vehicle within ten minutes are deduped, and the dealer gets the additions', async ({
  site,
  origin,
  get,
}) => {
  const shopper = aShopper();
  const more = `And one more thing, ${randomUUID()}.`;
  const car = await served(get, carOf(site, 'plain'));
  const first = await get('/api/leads', post(aLead(shopper, car.id)));
  const second = await get('/api/leads', post(aLead(shopper, car.id, { message: more })));
  expect(JSON.parse(second.text).lead_id).toBe(JSON.parse(first.text).lead_id);
  const added = await mailWith(origin, more);
  expect(added.leadId).toBe(`${JSON.parse(first.text).lead_id}.2`);
  expect(added.subject).toMatch(/^Added to Vehicle Enquiry: /);
  expect(added.text).toContain(shopper.message);
  const other = await get(
    '/api/leads',
    post(aLead(shopper, (await served(get, carOf(site, 'comingSoon'))).id)),
  );
  expect(JSON.parse(other.text).lead_id).not.toBe(JSON.parse(first.text).lead_id);
  await expect.poll(async () => (await mailsWith(origin, shopper.email)).length).toBe(3);
});

test('[EN-07] an invalid lead is rejected with a message for each field', async ({ get }) => {
  const wrong = aLead({ ...aShopper(), name: ' ', email: 'nobody', postcode: '80' }, null);
  const answer = await get('/api/leads', post(wrong));
  expect(answer.status).toBe(422);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(JSON.parse(answer.text)).toMatchObject({
    status: 422,
    error: 'Please fix the following errors:',
    fields: {
      name: [expect.any(String)],
      email: [expect.any(String)],
      postcode: ['Invalid postcode. Please enter a 4-digit number.'],
    },
  });
  expect(Object.keys(JSON.parse(answer.text).fields).sort()).toEqual(['email', 'name', 'postcode']);
});

test('requests from robots, unknown clients and other sites are rejected', async ({ site, get }) => {
  const car = await numberOf(get, carOf(site, 'plain'));
  const lead = (changes: object) => post(aLead(aShopper(), car, changes));
  expect((await get('/api/leads', lead({ company_url: 'https://spam.example' }))).status, 'honeypot').toBe(
    422,
  );
  expect((await get('/api/leads', lead({ elapsed_ms: 900 }))).status, 'under two seconds').toBe(422);
  expect((await get('/api/leads', lead({ car_id: 999_999_999 }))).status, 'a vehicle of nobody').toBe(422);
  const body = aLead(aShopper(), null);
  expect((await get('/api/leads', post(body, { 'content-type': 'application/json' }))).status, 'no key').toBe(
    400,
  );
  expect((await get('/api/leads', post('{', leadHeaders()))).status, 'no JSON').toBe(400);
  const typed = (type: string) => ({ ...leadHeaders(), 'content-type': type });
  expect((await get('/api/leads', post('hello', typed('text/plain')))).status, 'another type').toBe(415);
  const foreign = { ...leadHeaders(), origin: 'https://evil.example' };
  expect((await get('/api/leads', post(body, foreign))).status, 'another origin').toBe(403);
});

test('a payload over 64 KB gets 413, an unknown operation 404', async ({ get }) => {
  const large = aLead({ ...aShopper(), message: 'x'.repeat(70_000) }, null);
  const answer = await get('/api/leads', post(large));
  expect(answer.status).toBe(413);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  const unknown = await get('/api/no-such-call');
  expect(unknown.status).toBe(404);
  expect(unknown.headers['content-type']).toBe('application/problem+json');
});

test('a rate-limited visitor gets Retry-After, by API and by form, and other visitors are not limited', async ({
  site,
}) => {
  // The host with a rate limit of three leads per visitor in ten minutes, and one trusted proxy.
  const at = (path: string) =>
    `http://${site}.localhost:${process.env['FORECOURT_JOURNEY_CRIPPLED_PORT']}${path}`;
  const from = (address: string, kind = {}) => ({ ...leadHeaders(), 'x-forwarded-for': address, ...kind });
  const lead = (address: string) => ask(at('/api/leads'), post(aLead(aShopper(), null), from(address)));
  for (let count = 0; count < 3; count += 1) expect((await lead('203.0.113.7')).status).toBe(200);
  const refused = await lead('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers['content-type']).toBe('application/problem+json');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(refused.text).error).toContain('Please try again in');

  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const typed = new URLSearchParams({
    ...aShopper(),
    location: 'Northside Toyota Chermside - Sales',
    started_at: String(Date.now() - 20_000),
  }).toString();
  const page = await ask(at('/enquire'), post(typed, from('203.0.113.7', form)));
  expect(page.status).toBe(429);
  expect(readableText(page.text)).toContain('Too many messages have been sent from here.');

  expect((await lead('203.0.113.8')).status, 'another visitor').toBe(200);
  expect((await lead('198.51.100.1, 203.0.113.7')).status, 'an address of the visitor’s own invention').toBe(
    429,
  );
});

test('an unknown or hidden vehicle, or one of another site, has no data, no print page and no page', async ({
  site,
  get,
}) => {
  const [other] = stockedSlugs().filter((slug) => slug !== site);
  const foreign = other === undefined ? undefined : stockOf(other).find(isListed);
  if (!foreign) throw new Error('No other site has a vehicle.');
  for (const slug of [randomUUID(), carOf(site, 'hidden').slug, foreign.slug])
    for (const path of [
      `/api/cars/${slug}`,
      `/api/cars/${slug}/view.json`,
      `/api/cars/${slug}/similar`,
      `/api/cars/${slug}/autogauge`,
      `/api/cars/${slug}/pdf`,
      `/print?car_id=${slug}`,
      `/cars/${slug}`,
    ])
      expect((await get(path)).status, path).toBe(404);
});

test(
  'the search key of the site is read-only and limited to the stock that the site lists',
  { tag: '@every-dealer' },
  async ({ site, get }) => {
    const key = await searchKeyOf(get);
    const search = (collection: string, more: object = {}, address = '') =>
      get(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(key)}${address}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify({
          searches: [{ collection, q: '*', query_by: 'name', per_page: 250, ...more }],
        }),
      });
    const slugsOf = async (more: object, address?: string): Promise<string[]> => {
      const [{ hits = [] }] = JSON.parse((await search(collectionOf(site), more, address)).text).results;
      return hits.map(({ document }: { document: { slug: string } }) => document.slug);
    };
    const listed = new Set(
      stockOf(site)
        .filter(isListed)
        .map(({ slug }) => slug),
    );
    const read = new Set<string>();
    for (let page = 1; page <= Math.ceil(listed.size / 250) + 1; page += 1)
      for (const slug of await slugsOf({ page })) read.add(slug);
    expect([...read].filter((slug) => !listed.has(slug))).toEqual([]);
    expect(read.size).toBe(listed.size);
    for (const filter_by of [
      'show_on_dealer_website:=false',
      'status:!=[in_stock,coming_soon,sold]',
      'car_id:>0) || name:=`zzz',
      'car_id:>0 || id:*',
    ])
      expect(
        (await slugsOf({ filter_by })).filter((slug) => !listed.has(slug)),
        filter_by,
      ).toEqual([]);
    for (const other of ['northside-group', 'harbour-city'].filter((name) => name !== site)) {
      expect((await search(collectionOf(other))).status).toBe(401);
      const slugs = await slugsOf({}, `&collection=${collectionOf(other)}`);
      expect(slugs.filter((slug) => !listed.has(slug))).toEqual([]);
    }
    expect((await search('Car_production')).status).toBe(401);
    const headers = { 'x-typesense-api-key': key };
    const deletion = { method: 'DELETE', headers };
    expect((await get(`/typesense/collections/${collectionOf(site)}`, deletion)).status).toBe(404);
    expect((await get('/typesense/keys', { headers })).status).toBe(404);
  },
);

test('the API serves its OpenAPI document', async ({ get }) => {
  const answer = await get('/api/openapi.json');
  expect(answer.status).toBe(200);
  const description = JSON.parse(answer.text);
  expect(description.openapi).toMatch(/^3\.1/);
  expect(Object.keys(description.paths)).toContain('/api/leads');
});
