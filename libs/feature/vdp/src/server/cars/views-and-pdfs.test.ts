import { siteLookup } from '@forecourt/api';
import { createSheetMaker, type VehicleSheet } from '@forecourt/documents';
import { carViewSchema, problemSchema } from '@forecourt/platform-client/contracts';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { site, type TestApi } from '@forecourt/api/testing';
import { vdpApi, withVdp } from '../testing/vdp-api.ts';
import { isPageView } from './count-view.ts';

const shown = publicSite(
  defineDealer({
    ...exampleDealer,
    finance: {
      provider: 'AusLoans',
      annualRatePercent: 6.29,
      comparisonRatePercent: 8.19,
      lender: { name: 'Demonstration Finance', creditLicence: 'DEMO-ACL 1' },
    },
    phones: { defaults: { used: '1300 975 707' } },
    features: [],
  }),
);

test.each([
  [{}, true],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0' }, true],
  [{ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, false],
  [{ 'sec-purpose': 'prefetch;prerender' }, false],
  [{ purpose: 'prefetch' }, false],
])('%j is a page view: %s', (headers, look) => expect(isPageView(new Headers(headers))).toBe(look));

describe('views and PDFs of a car', () => {
  let kit: TestApi;
  const sheets: VehicleSheet[] = [];
  let fails = false;
  /** What the PDF of the RAV4 waits for. */
  let held = Promise.resolve();
  beforeAll(async () => {
    kit = await vdpApi({
      sites: siteLookup([{ site: withVdp({ ...site, shown }), hosts: [] }]).byHost,
      sheets: {
        make: async (sheet) => {
          if ('kind' in sheet) throw new Error('It is no sheet of a car.');
          sheets.push(sheet);
          if (sheet.url.endsWith('/cars/rav4')) await held;
          if (fails) throw new Error('the fonts are gone');
          return new Uint8Array(Buffer.from('%PDF-1.3'));
        },
      },
      photo: async (path) =>
        path.endsWith('.webp') ? new Uint8Array([255, 216]) : Promise.reject(new Error('404')),
    });
    await kit.addCar({
      id: 1,
      slug: 'rav4',
      stocknum: 'S1',
      views: 7,
      price: 30_000,
      price_type: 'Drive Away',
      status: 'in_stock',
      primary_image_url: '/pictures/a.webp',
      standardEquipment: ['Roof racks', 'Cruise control', 'Roof racks'],
    });
    await kit.addCar({ id: 2, slug: 'sold', stocknum: 'S2', status: 'sold', price: 20_000 });
  });
  afterAll(() => kit.database.close());

  const views = async (address: string, headers: Record<string, string> = {}) => {
    const response = await kit.request('/api/cars/rav4/view.json', { headers }, { clientAddress: address });
    return carViewSchema.parse(await response.json()).views;
  };

  it('[VD-21] counts an address once in half an hour, in addition to the views of the feed', async () => {
    expect(await views('10.0.0.1')).toBe(8);
    expect(await views('10.0.0.1')).toBe(8);
    expect(await views('10.0.0.2')).toBe(9);
    expect(await views('10.0.0.3', { 'sec-purpose': 'prefetch' })).toBe(9);
    expect(await views('10.0.0.3')).toBe(10);
  });

  it('[VD-14] returns a PDF named after the car, rendered once for concurrent requests', async () => {
    const ask = () => kit.request('/api/cars/rav4/pdf');
    let release: () => void = () => undefined;
    held = new Promise((resolve) => (release = resolve));
    const asked = ask();
    await expect.poll(() => sheets.length).toBe(1);
    const others = [ask(), ask()];
    // They wait for the same PDF by the time that a later request for another one is answered.
    await kit.request('/api/cars/sold/pdf');
    release();
    const [first] = await Promise.all([asked, ...others]);
    expect([
      first?.status,
      first?.headers.get('content-type'),
      first?.headers.get('content-disposition'),
    ]).toEqual([200, 'application/pdf', 'attachment; filename="rav4.pdf"']);
    expect(sheets.map(({ price }) => price?.text)).toEqual(['$30,000', 'SOLD']);
    expect(sheets[0]).toMatchObject({
      title: '2020 Toyota RAV4',
      price: { text: '$30,000', suffix: 'Drive away', was: null },
      finance: {
        figures: [{ label: 'a week*' }, { value: '6.29% p.a.' }, { value: '8.19% p.a.' }],
        warning: expect.stringContaining('WARNING:'),
      },
      url: 'https://harbour-city-motors.example/cars/rav4',
      printed: '21 November 2026',
    });
    expect(sheets[0]?.features, 'duplicates in the feed are printed once').toEqual([
      'Roof racks',
      'Cruise control',
    ]);
    expect(sheets[0]?.photo).not.toBeNull();
    expect(sheets[0]?.dealer.licence).toBe(shown.locations[0]?.dealer_license_number ?? null);
    expect(sheets[0]?.dealer.phone, 'the same phone number as the page').toBe('1300 975 707');
  });

  it('renders a sold car without price and finance', async () => {
    await kit.request('/api/cars/sold/pdf');
    expect(sheets.at(-1)).toMatchObject({ price: { text: 'SOLD' }, finance: null, photo: null });
  });

  it('[VD-14] returns an error when the PDF cannot be rendered', async () => {
    fails = true;
    const response = await kit.request('/api/cars/rav4/pdf');
    fails = false;
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
    expect(problemSchema.parse(await response.json()).error).toContain('couldn’t make the PDF');
    expect((await kit.request('/api/cars/nobody/pdf')).status).toBe(404);
  });

  it('[VD-14] renders a real PDF within 1.5 seconds once its worker thread runs', async () => {
    const maker = createSheetMaker();
    const sheet = sheets[0];
    if (!sheet) throw new Error('The PDF of an earlier test is missing.');
    await maker.make({ ...sheet, photo: null }); // The first one also waits for its worker thread.
    // What this process computes, in all of its threads: it does not depend on what else the machine does.
    const before = process.cpuUsage();
    const pdf = await maker.make({ ...sheet, photo: null });
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_500);
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
    await maker.close();
  });
});
