import { defineOperation } from '@forecourt/platform-client/contracts';
import { defineDealer, defineFeature, exampleDealer } from '@forecourt/site-config';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { apiSite, createApi, siteLookup } from '../index.ts';
import { NOW, testApi, type TestApi } from '../test/testApi.ts';
import { defineServerHalf } from './defineServerHalf.ts';
import type { ServerHalf } from './ServerHalf.ts';

const wash = defineFeature({
  id: 'wash',
  purpose: 'Washing a vehicle.',
  options: { server: z.strictObject({ dollars: z.number().default(30), online: z.boolean().default(true) }) },
  server: '@forecourt/wash/server',
});
const price = defineOperation(
  { id: 'washPrice', method: 'get', path: '/api/wash/{size}' },
  {
    summary: 'Price of a wash',
    description: 'For a test.',
    request: z.object({ params: z.object({ size: z.enum(['small', 'large']) }) }),
    answer: z.object({ dollars: z.number(), key: z.string() }),
    problems: { invalid: { status: 422, detail: 'Refused: {fields}.' } },
  },
);
const booking = defineOperation(
  { id: 'washBooking', method: 'get', path: '/api/wash-booking' },
  {
    summary: 'Book a wash',
    description: 'For a test.',
    request: z.object({}),
    answer: z.object({ name: z.string() }),
    problems: { notOffered: { status: 404, detail: 'Washes are not booked here.' } },
  },
);

const half = defineServerHalf({
  feature: wash,
  operations: { washPrice: price, washBooking: booking },
  site({ dealer, options: { dollars, online }, env }) {
    const key = env['WASH_KEY'];
    if (!key) throw new Error(`${dealer.slug}: WASH_KEY is not set. Set it, or remove wash().`);
    return { dollars, key, book: online ? () => dealer.name : null };
  },
  routes(api) {
    api.serve(price, {
      async handle({ offer: { dollars, key }, request }) {
        const times = request.params.size === 'large' ? 2 : 1;
        return { answer: { dollars: dollars * times, key }, cache: 'no-store' };
      },
    });
    api.serveOffer(booking, ({ book }) => book, {
      handle: async ({ offer: book }) => ({ answer: { name: book() }, cache: 'no-store' }),
    });
  },
});

/** A site with this slug and the server halves of its features. */
function namedSite(slug: string, features: Parameters<typeof defineDealer>[0]['features']) {
  const definition = defineDealer({ ...exampleDealer, slug, features });
  const origin = `https://${slug}.example`;
  return { site: apiSite(definition, { origin, env: { WASH_KEY: 'k' }, halves: [half] }), hosts: [] };
}

describe('the server half of a feature', () => {
  let kit: TestApi;
  beforeAll(async () => {
    const { byHost } = siteLookup([
      namedSite('washes', [wash({ dollars: 40 })]),
      namedSite('washes-only', [wash({ online: false })]),
      namedSite('dirty', []),
    ]);
    kit = await testApi('pglite', { halves: [half], sites: byHost });
  });
  afterAll(() => kit.database.close());
  const ask = async (slug: string, path: string) => {
    const response = await kit.request(path, { headers: { host: `${slug}.localhost` } });
    return { status: response.status, body: await response.json() };
  };

  it('receives the value that `site` selected by config, options and environment', async () => {
    expect(await ask('washes', '/api/wash/large')).toEqual({ status: 200, body: { dollars: 80, key: 'k' } });
    expect(await ask('washes-only', '/api/wash/small')).toMatchObject({ body: { dollars: 30 } });
    expect(await ask('washes', '/api/wash/huge')).toMatchObject({ status: 422 });
  });

  it('returns 404 on a site without the feature, and on a site that does not offer the operation', async () => {
    expect(await ask('dirty', '/api/wash/large')).toMatchObject({
      status: 404,
      body: { detail: 'This site does not have the feature that answers this call.' },
    });
    const refused = { status: 404, body: { detail: 'Washes are not booked here.' } };
    expect(await ask('dirty', '/api/wash-booking')).toMatchObject(refused);
    expect(await ask('washes-only', '/api/wash-booking')).toMatchObject(refused);
    expect(await ask('washes', '/api/wash-booking')).toMatchObject({ body: { name: exampleDealer.name } });
  });

  it('is in the OpenAPI document with the calls of every site', async () => {
    const { body } = await ask('dirty', '/api/openapi.json');
    expect(Object.keys(z.object({ paths: z.record(z.string(), z.unknown()) }).parse(body).paths)).toEqual(
      expect.arrayContaining(['/api/cars/{slug}', '/api/wash/{size}', '/api/wash-booking']),
    );
  });

  it.each<[string, ServerHalf[], string]>([
    [
      'does not serve a declared operation',
      [withRoutes(() => {})],
      'declares washPrice, washBooking and does not serve',
    ],
    ['serves an undeclared operation', [{ ...half, addRoutes: undeclared }], 'serves washPrice and does not'],
    [
      'has the same method and path as another',
      [half, half],
      'washPrice and washPrice are both GET /api/wash/{}',
    ],
  ])('the start fails for a half that %s', (_what, halves, message) => {
    const { db } = kit.database;
    const services = { db, sites: () => null, leads: { wake: () => {} }, searchEngine: null, now: () => NOW };
    expect(() => createApi({ ...services, logger: pino({ level: 'silent' }), halves })).toThrow(message);
  });
});

test('the site of a dealer has the half of a feature, and the start fails with a fix if a secret is missing', () => {
  const definition = defineDealer({ ...exampleDealer, features: [wash()] });
  expect(definition.servers).toEqual({ wash: '@forecourt/wash/server' });
  expect(() => apiSite(definition, { origin: 'https://a.example', env: {}, halves: [half] })).toThrow(
    'example-motors: WASH_KEY is not set. Set it, or remove wash().',
  );
  expect(apiSite(definition, { origin: 'https://a.example', env: {} }).halves).toEqual([]);
});

function withRoutes(routes: () => void): ServerHalf {
  return defineServerHalf({ feature: wash, operations: half.operations, site: () => ({}), routes });
}

function undeclared(...given: Parameters<ServerHalf['addRoutes']>): void {
  defineServerHalf({
    feature: wash,
    operations: {},
    site: () => ({}),
    routes: (api) =>
      api.serve(price, { handle: async () => ({ answer: { dollars: 1, key: '' }, cache: 'no-store' }) }),
  }).addRoutes(...given);
}
