import { testEngines } from '@forecourt/database/testing';
import {
  defineDealer,
  exampleDealer,
  publicSite,
  serverOptions,
  type PublicSite,
} from '@forecourt/site-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkout } from '../manifest.ts';
import { onRoadCents } from '../logic/on-road-cents.ts';
import { Browser, checkoutApi, terms, type CheckoutApi } from './testing/checkout-api.ts';
import { Visit } from './testing/visit.ts';

const SOURCE = 'Queensland Government, qld.gov.au/transport/registration/fees';
const declared = checkout({
  terms,
  purchase: { extras: [{ id: 'tint', name: 'Window tint', priceCents: 59_900 }], delivery: false },
  onRoad: {
    QLD: {
      asOf: '2025-07-01',
      charges: [
        {
          ...{ label: 'Vehicle duty', source: SOURCE },
          rules: [
            { when: { fuels: ['Hybrid', 'Electric'] }, amount: [{ centsPerStep: 200 }] },
            { when: { maxCylinders: 4 }, amount: [{ centsPerStep: 300 }] },
            { when: { maxCylinders: 6 }, amount: [{ centsPerStep: 350 }] },
          ],
        },
        {
          ...{ label: 'Transfer fee', source: SOURCE },
          rules: [{ when: { registered: true }, amount: 3_255 }],
        },
      ],
    },
  },
});
const pickUp = {
  ...{ handover: 'pick-up', place: '', address: '', postcode: '', time: '2026-11-23T09:00:00+10:00' },
  ...{ trade: 'none', trade_in: '', pay: 'cash', extras: ['tint'] },
};

describe.each(testEngines('on-road costs'))('on-road costs on %s', (engine) => {
  let api: CheckoutApi;
  let shown: PublicSite;
  let id = 0;
  beforeAll(async () => {
    const site = defineDealer({ ...exampleDealer, features: [declared] });
    const options = serverOptions<typeof checkout>(site, 'checkout');
    if (!options) throw new Error('The site of the test has no checkout.');
    const { onRoad, purchase } = options;
    shown = publicSite(site);
    api = await checkoutApi(engine, { onRoad, purchase, shown });
  });
  afterAll(() => api.kit.database.close());
  beforeEach(() => {
    id += 1;
  });

  const browserAt = async (changes: object) => new Browser(api.kit, await carWith(changes));

  async function carWith(changes: object): Promise<string> {
    const { slug } = await api.kit.addCar({
      ...{ id, stocknum: `S${id}`, name: '2024 Toyota RAV4', show_on_dealer_website: true },
      ...{ price: 30_000, price_type: 'Excl. Govt. Charges', state: 'QLD', car_type: 'used' },
      ...{ fuel: 'Petrol', variant: { cylinders: 4 }, rego_expiry: '2027-02-09', ...changes },
    });
    return slug;
  }

  it('the checkout has each charge of the state, for whom it is, when it was set and by whom', async () => {
    const { body } = await (await browserAt({})).look();
    expect(body['car']).toMatchObject({
      price: 30_000,
      on_road: {
        lines: [
          { label: 'Vehicle duty', cents: 90_000 },
          { label: 'Transfer fee', cents: 3_255 },
        ],
        suffix: 'Est. drive away',
        note: expect.stringMatching(/^Estimated for private buyers .* in Queensland, .* 1 July 2025\./),
      },
    });
    expect(JSON.stringify(body)).toContain(`Sources: ${SOURCE}.`);
  });

  it.each([
    ['a drive-away price', { price_type: 'Drive Away' }],
    ['a price of which nobody says what it includes', { price_type: null }],
    ['a state without charges', { state: 'NSW' }],
    ['a vehicle of unknown cylinders', { variant: null }],
    ['cylinders without a rule', { variant: { cylinders: 8 } }],
    ['a registration that has run out', { rego_expiry: '2026-11-01' }],
    ['an unknown registration', { rego_expiry: null }],
  ])('%s has no estimate, so the text stands', async (_, changes) => {
    const { body } = await (await browserAt(changes)).look();
    expect(body['car']).toMatchObject({ price: 30_000, on_road: null });
  });

  it('a purchase counts them into its total, with duty on the extras, and keeps them with the hold', async () => {
    const browser = await browserAt({});
    const { body } = await browser.quote(pickUp);
    const total = 3_000_000 + 59_900 + 91_800 + 3_255;
    expect(body).toMatchObject({ errors: {}, total_cents: total, suffix: 'Est. drive away' });
    const lines = [
      { label: '2024 Toyota RAV4, Excl. govt charges', cents: 3_000_000 },
      { label: 'Window tint', cents: 59_900 },
      { label: 'Vehicle duty', cents: 91_800 },
      { label: 'Transfer fee', cents: 3_255 },
    ];
    expect(body['lines']).toEqual(lines);

    const made = await browser.reserve({ state: 'QLD', purchase: { choices: pickUp, total_cents: total } });
    const hold = Object(made.body['hold']);
    expect(hold.purchase).toMatchObject({ lines, total_cents: total, suffix: 'Est. drive away' });
    expect(hold.purchase.notes).toEqual([body['on_road']]);
    const { purchase, terms: proof } = await api.hold(hold.reference);
    expect(purchase).toMatchObject({ lines, totalCents: total, onRoad: body['on_road'] });
    expect(proof.texts['onRoadEstimate'], 'with the duty on the extras, as it was shown').toMatch(
      /^Vehicle duty \$918, Transfer fee \$32\.55\. Estimated for/,
    );
  });

  it('a total without them is one that the shopper has not seen', async () => {
    const browser = await browserAt({});
    const made = await browser.reserve({
      ...{ state: 'QLD', purchase: { choices: pickUp, total_cents: 3_059_900 } },
    });
    expect([made.status, made.body['error']]).toEqual([422, expect.stringContaining('price has changed')]);
  });

  it('the proof of a reservation has the estimate that was shown, with the version and the time of the terms', async () => {
    const browser = await browserAt({});
    const made = await browser.reserve({
      ...{ state: 'QLD', price_suffix: 'Excl. govt charges', on_road_cents: 93_255 },
    });
    const { terms: proof } = await api.hold(Object(made.body['hold']).reference);
    expect(proof).toMatchObject({
      version: terms.version,
      at: api.clock.now.toISOString(),
      texts: {
        ...{ deposit: terms.deposit, ...terms.law },
        onRoadEstimate: expect.stringMatching(/^Vehicle duty \$900, Transfer fee \$32\.55\. Estimated for/),
      },
    });
  });

  it.each([
    ['is long', `Plus on-road costs, ${'which depend on where the vehicle is registered, '.repeat(3)}`],
    ['has line breaks', 'Excl. charges\n  and  delivery'],
  ])('a vehicle whose price type %s can be reserved, as a browser posts it', async (_, text) => {
    const visit = new Visit(api, shown, await carWith({ price_type: text }));
    const page = await visit.checkout();
    const posted = page.car.price_suffix.replaceAll('\n', '\r\n');
    const asPosted = { ...page, car: { ...page.car, price_suffix: posted } };
    expect(await visit.reserve(asPosted)).toMatchObject({ to: expect.stringContaining('/checkout') });
  });

  it.each([
    ['has moved to another state', { state: 'VIC' }, 'The terms have changed', 'Three days.', null],
    ['costs more now', { price: 31_000 }, 'The price has changed', 'One day.', 96_255],
    ['has another engine', { variant: { cylinders: 6 } }, 'The price has changed', 'One day.', 108_255],
    ['has another price type', { price_type: 'Drive Away' }, 'The price has changed', 'One day.', null],
  ])(
    'what a vehicle that %s costs, and the texts for it, are shown and agreed to anew',
    async (_, changes, words, coolingOff, sum) => {
      const slug = await carWith({});
      const visit = new Visit(api, shown, slug);
      const seen = await visit.checkout();
      expect(seen.car.on_road).not.toBeNull();
      await sql`update cars set car = car || ${JSON.stringify(changes)}::jsonb where id = ${id}`.execute(
        api.kit.database.db,
      );
      expect(await visit.reserve(seen)).toMatchObject({ failure: expect.stringContaining(words) });
      const again = await visit.checkout();
      expect(again).toMatchObject({ hold: null, terms: { coolingOff } });
      expect(await visit.reserve(again)).toMatchObject({ to: `/cars/${slug}/checkout` });
      const { terms: proof } = await api.hold((await visit.checkout()).hold?.reference);
      expect(proof.texts['coolingOff']).toBe(coolingOff);
      expect(onRoadCents(again.car.on_road)).toBe(sum);
      expect(proof.texts['onRoadEstimate'] === undefined).toBe(sum === null);
    },
  );
});
