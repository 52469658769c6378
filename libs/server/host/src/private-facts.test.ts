import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiSite, siteLookup } from '@forecourt/api';
import { NOW, person, testApi, type TestApi } from '@forecourt/api/testing';
import { createSheetMaker } from '@forecourt/documents';
import { createSearchEngine } from '@forecourt/embedded-search';
import { financeLink } from '@forecourt/finance';
import { deliverLeads, diskMailer, openSms, readMailbox } from '@forecourt/lead-desk';
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { enquiry } from '@forecourt/enquiry';
import enquiryServer from '@forecourt/enquiry/server';
import { vdp } from '@forecourt/vdp';
import vdpServer from '@forecourt/vdp/server';
import { parseCar } from '@forecourt/vehicle';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const apiKey = 'a key of the test';
const facts = {
  vin: '6ZZFWX8S6LD027271',
  regplate: 'GDC669',
  private_suburb: 'Asplington',
  private_postcode: '4934',
};
type Fact = keyof typeof facts;
const car = { ...facts, id: 7, stocknum: 'S7', status: 'in_stock', purchase_cost: 18_321 };
const slug = '2020-toyota-rav4-s7';

const halves = [vdpServer, enquiryServer];

/** Every publishing setting: nothing, each fact alone, all. */
const sites = [
  { slug: 'shows-nothing', show: {} },
  { slug: 'shows-vin', show: { vin: true } },
  { slug: 'shows-plate', show: { regplate: true } },
  { slug: 'shows-place', show: { privatePlace: true } },
  { slug: 'shows-all', show: { vin: true, regplate: true, privatePlace: true } },
].map(({ slug: name, show }) => {
  const definition = defineDealer({ ...exampleDealer, slug: name, show, features: [vdp(), enquiry()] });
  const site = {
    ...apiSite(definition, { origin: `https://${name}.example`, env: {}, halves }),
    stock: ['shared'],
  };
  return { name, show, site };
});
type Shown = (typeof sites)[number]['show'];

/** The facts that a channel may contain on a site: its fields, if the site publishes them. */
const publishable = (show: Shown, has: readonly Fact[]): Fact[] =>
  has.filter(
    (fact) =>
      (fact === 'vin' && 'vin' in show) ||
      (fact === 'regplate' && 'regplate' in show) ||
      (fact.startsWith('private_') && 'privatePlace' in show),
  );

const every: readonly Fact[] = ['vin', 'regplate', 'private_suburb', 'private_postcode'];
const channels: [
  channel: string,
  has: readonly Fact[],
  read: (kit: TestApi, host: string) => Promise<string>,
][] = [
  ['the JSON of the car, used by its page and its print page', every, get(`/api/cars/${slug}`)],
  ['the JSON of the car by its id', every, get('/api/cars/7')],
  ['the PDF', ['vin', 'regplate'], pdfText],
  [
    'the link to finance',
    ['vin'],
    async (kit, host) => financeLink(parseCar(JSON.parse(await get(`/api/cars/${slug}`)(kit, host)))),
  ],
  ['the current fields of the car', [], get(`/api/cars/${slug}/view.json`)],
  ['the market figures', [], get(`/api/cars/${slug}/autogauge`)],
  ['similar cars of another', [], get('/api/cars/8/similar')],
  ['the answer to a lead', [], answerToLead],
  ['the redirect of a form without scripts', [], answerToForm],
];

function get(address: string) {
  return async (kit: TestApi, host: string): Promise<string> =>
    (await kit.request(address, { headers: { host } })).text();
}

async function pdfText(kit: TestApi, host: string): Promise<string> {
  const response = await kit.request(`/api/cars/${slug}/pdf`, { headers: { host } });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await response.arrayBuffer())), {
    mergePages: true,
  });
  expect(text).toContain('RAV4');
  return text;
}

async function answerToLead(kit: TestApi, host: string): Promise<string> {
  const response = await kit.postLead(
    { ...person, car_id: 7 },
    { host, 'idempotency-key': `lead-of-${host}` },
  );
  expect(response.status).toBe(200);
  return response.text();
}

async function answerToForm(kit: TestApi, host: string): Promise<string> {
  const response = await kit.request('/api/leads', {
    method: 'POST',
    headers: { host, accept: 'text/html' },
    body: new URLSearchParams({ ...person, email: 'other@shopper.example', car_id: '7' }),
  });
  expect(response.status).toBe(303);
  return `${response.headers.get('location')} ${await response.text()}`;
}

describe('private facts of a car', () => {
  let kit: TestApi;
  const sheets = createSheetMaker();
  const engine = createSearchEngine({ apiKey });

  beforeAll(async () => {
    kit = await testApi('pglite', {
      halves,
      sites: siteLookup(sites.map(({ site }) => ({ site, hosts: [] }))).byHost,
      sheets,
      searchEngine: {
        keyOf: () => apiKey,
        fetch: (asked, init) => engine.handle(new Request(`http://search.invalid${asked}`, init)),
      },
    });
    await kit.addCar(car, 'shared');
    await kit.addCar({ id: 8, stocknum: 'S8', status: 'in_stock' }, 'shared');
  });
  afterAll(async () => {
    await engine.close();
    await sheets.close();
    await kit.database.close();
  });

  describe.each(sites)('on a site that $name', ({ name, show }) => {
    it.each(channels)('%s contains the published facts and no others', async (_channel, has, read) => {
      const text = await read(kit, `${name}.localhost`);
      const found = every.filter((fact) => text.includes(facts[fact]));
      expect(found).toEqual(publishable(show, has));
      expect(text).not.toContain('18321');
    });
  });

  it('are in the dealer’s own e-mail and not in the shopper’s, with any publishing setting', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'private-'));
    const mailer = diskMailer(folder);
    const bySlug = new Map(sites.map(({ name, site }) => [name, site]));
    await deliverLeads(
      {
        db: kit.database.db,
        siteBySlug: (asked) => bySlug.get(asked) ?? null,
        mailer,
        sms: openSms({ mailboxDir: null }),
        now: () => NOW,
      },
      { limit: 100 },
    );
    const mails = await readMailbox(folder);
    mailer.close();
    await rm(folder, { recursive: true, force: true });
    expect(new Set(mails.map(({ site }) => site))).toEqual(new Set(bySlug.keys()));
    const lead = mails.filter(({ kind }) => kind === 'lead');
    const confirmation = mails.filter(({ kind }) => kind === 'confirmation');
    expect(confirmation).toHaveLength(lead.length);
    for (const { text, html, attachments } of lead)
      for (const channel of [text, html, attachments.map(({ content }) => content).join()])
        expect(channel).toContain(facts.vin);
    for (const mail of confirmation)
      for (const fact of every) expect(JSON.stringify(mail)).not.toContain(facts[fact]);
  });
});
