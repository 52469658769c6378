// @vitest-environment node
import { fixedNow, namedCars } from '@forecourt/fixtures';
import { partsLoaded } from '@forecourt/browser';
import { headMeta } from '@forecourt/page/head';
import { carSchema, parseCar } from '@forecourt/vehicle';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadVehicle } from './logic/load-vehicle.ts';
import { PrintScreen } from './PrintScreen.tsx';
import { TestSite, testSite } from './testing/TestSite.tsx';
import { testEngine } from './testing/engine.ts';
import { VehicleScreen } from './VehicleScreen.tsx';

const known = { id: 7, make: 'Kia', model: 'Rio' };
const fields = Object.keys(carSchema.shape).filter((name) => !Object.hasOwn(known, name));
const everyField = (value: unknown) => ({
  ...Object.fromEntries(fields.map((name) => [name, value])),
  ...known,
  car_type: 'used',
  show_on_dealer_website: true,
});
const script = '<script>window.harmed = true</script><img src=x onerror="window.harmed = true">';
const address = 'javascript:window.harmed=true';
const pictures = (url: string, count = 1) =>
  Array.from({ length: count }, (_, at) => ({
    image: { url: `${url}${at}`, thumb: { url: `${url}${at}` } },
  }));

/** Invalid input that feeds have sent, and hostile input. */
const records: Record<string, Record<string, unknown>> = {
  'only make and model': known,
  'null in every field': everyField(null),
  'the word null in every field': everyField('null'),
  'spaces in every field': everyField('  '),
  'a list in every field': everyField([[]]),
  'an object in every field': everyField({ value: {} }),
  'a boolean in every field': everyField(true),
  'NaN in every field': everyField(Number.NaN),
  'text in number fields': { ...namedCars.plain, ...known, price: 'POA', km: 'low', year: 'new', seats: '?' },
  'negative prices': {
    ...namedCars.belowMarket,
    ...known,
    ...{ price: -24_990, before_price: -1, offer_price: -500, subscription_price: -9, km: -3 },
  },
  'numbers out of range': {
    ...namedCars.financedUte,
    ...known,
    ...{ price: 1e308, before_price: 1e308, km: 1e300, year: 1e15, seats: 1e99, views: 1e200 },
  },
  'very long texts': {
    ...namedCars.plain,
    ...known,
    ...Object.fromEntries(
      ['badge', 'series', 'colour', 'body', 'dealercomments', 'price_type', 'tag', 'city'].map((name) => [
        name,
        'W'.repeat(20_000),
      ]),
    ),
  },
  '10,000 features': {
    ...namedCars.plain,
    ...known,
    standardEquipment: Array.from({ length: 10_000 }, (_, at) => `Feature ${at}`),
  },
  '300 pictures': { ...namedCars.plain, ...known, images: pictures('/pictures/suv/red-side.webp?', 300) },
  'scripts in texts': {
    ...namedCars.plain,
    ...Object.fromEntries(
      ['name', 'badge', 'series', 'colour', 'body', 'dealercomments', 'price_type', 'tag', 'city'].map(
        (name) => [name, script],
      ),
    ),
    ...{ id: 7, make: script, model: script, standardEquipment: [script] },
  },
  'scripts in URLs': {
    ...namedCars.everyMedium,
    ...known,
    images: pictures(address),
    ...Object.fromEntries(
      ['primary_image_url', 'video_url', 'external_video_url', 'video', 'file', 'spin_interior_image'].map(
        (name) => [name, address],
      ),
    ),
    spin_images: [address, address, address],
    spin_code: address,
  },
  'invalid URLs': {
    ...namedCars.everyMedium,
    ...known,
    images: pictures('https://'),
    ...Object.fromEntries(
      ['primary_image_url', 'video_url', 'external_video_url', 'video', 'file', 'spin_interior_image'].map(
        (name) => [name, 'http://['],
      ),
    ),
  },
};

/** The server-rendered HTML of a record’s page and print page. */
async function pageOf(record: Record<string, unknown>, template: 'classic' | 'group' | 'showroom') {
  const car = parseCar(record);
  const site = testSite(template, { showSimilar: false }, { stock: { subscriptions: true } });
  const platform = (path: string) =>
    Response.json(path.endsWith('/autogauge') ? { fill: 'full' } : car, { status: 200 });
  const page = await loadVehicle(testEngine({ site, platform }), car.slug);
  if (!page) throw new Error('The vehicle has no page.');
  const html = renderToString(
    <TestSite site={site}>
      <VehicleScreen {...page} now={fixedNow} />
    </TestSite>,
  );
  const paper = renderToString(
    <TestSite site={site}>
      <PrintScreen car={page.car} now={fixedNow} url={page.head.canonical} qr={{ path: '', size: 1 }} />
    </TestSite>,
  );
  return { html, paper, head: JSON.stringify(headMeta({ loaderData: page })) };
}

/** The visible text of a page. */
const textOf = (html: string) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ');

beforeAll(partsLoaded);

describe.each(['classic', 'group', 'showroom'] as const)('the page of the template %s', (template) => {
  test.each(Object.keys(records))(
    '[PR-09] renders a vehicle with %s, without null, undefined or NaN',
    async (name) => {
      const { html, paper, head } = await pageOf(records[name] ?? {}, template);
      for (const page of [html, paper]) {
        expect(page.match(/<h1\b/g), 'headings').toHaveLength(1);
        expect(textOf(page)).not.toMatch(/\b(null|undefined|NaN|Infinity)\b|\[object|-\$|\$-/);
        expect(page, 'scripts').not.toMatch(/<script\b|<img src=x/);
        expect(page, 'links').not.toMatch(/(href|action)="(javascript|data):/i);
        expect(page, 'frames').not.toMatch(/<(iframe|video|source)[^>]+(javascript|\[)/i);
        expect(page.length, 'characters').toBeLessThan(500_000);
      }
      expect(head.length, 'characters of the head').toBeLessThan(100_000);
    },
  );

  test.each(['2027-02-09', '9/2/2027', '09.02.2027', '2027-02-09T00:00:00Z'])(
    '[PR-10] shows the end of a registration to %s',
    async (expiry) => {
      const { html, paper } = await pageOf({ ...namedCars.plain, rego_expiry: expiry }, template);
      for (const page of [html, paper]) expect(textOf(page)).toContain('Expires on 9 February 2027');
    },
  );
});
