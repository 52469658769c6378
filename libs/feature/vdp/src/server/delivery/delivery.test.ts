import { guarded, siteLookup } from '@forecourt/api';
import { waitOf } from '@forecourt/database/testing';
import { deliveryEstimateSchema } from '@forecourt/platform-client/contracts';
import type { DeliveryConfig } from '@forecourt/site-config';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOW, site, type TestApi } from '@forecourt/api/testing';
import { vdpApi, withVdp } from '../testing/vdp-api.ts';
import type { DeliveryProvider } from './DeliveryProvider.ts';
import { httpDelivery } from './http-delivery.ts';
import { siteDelivery } from './site-delivery.ts';
import { tableDelivery } from './table-delivery.ts';

const bands = [
  { from: '4000', to: '4179', price: 0, name: 'Brisbane' },
  { from: '4800', to: '4899', price: 890, name: 'Townsville region' },
];
const none = /^Sorry, we can't provide an estimate for that location\./;

describe('GET /api/delivery', () => {
  let kit: TestApi;
  let provider: DeliveryProvider;
  let clock = NOW.getTime();
  beforeAll(async () => {
    const delivery: DeliveryProvider = { estimate: (...asked) => provider.estimate(...asked) };
    const { byHost } = siteLookup([
      { site: withVdp(site, { delivery }), hosts: [] },
      { site: withVdp({ ...site, slug: 'northside-group' }), hosts: [] },
    ]);
    kit = await vdpApi({ sites: byHost, now: () => new Date(clock) });
  });
  afterAll(() => kit.database.close());

  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const response = await kit.request(`/api/delivery${query}`, { headers });
    return { status: response.status, body: await response.json() };
  };

  it.each([
    ['?postcode=4810', 200, { price: 890, name: 'Townsville region' }],
    ['?postcode=%204006%20', 200, { price: 0, name: 'Brisbane' }],
    ['?postcode=0800', 404, { error: expect.stringMatching(none) }],
    ['?postcode=481', 404, { error: expect.stringMatching(none) }],
    ['?postcode=<script>', 404, { error: expect.stringMatching(none) }],
    ['?postcode=', 422, { error: 'Please enter a postcode.' }],
    ['', 422, { fields: { postcode: ['Please enter a postcode.'] } }],
  ])('[VD-12] the query %j gets status %d', async (query, status, body) => {
    provider = tableDelivery(bands);
    expect(await ask(query)).toMatchObject({ status, body });
  });

  it('[VD-12] a site without delivery has no estimate', async () => {
    expect((await ask('?postcode=4810', { host: 'northside-group.localhost' })).status).toBe(404);
  });

  it('[VD-12] a provider that fails, returns invalid data or times out gives 503 and one log entry, and the circuit breaker skips it', async () => {
    const lines = () => kit.logs.filter((line) => line.includes('the delivery provider failed')).length;
    const passBreak = () => (clock += 10_000);
    const before = lines();
    provider = { estimate: () => Promise.reject(new TypeError('fetch failed')) };
    expect((await ask('?postcode=4810')).status).toBe(503);
    passBreak();
    provider = { estimate: () => Promise.resolve({ price: Number.NaN, name: 'Nowhere' }) };
    expect(await ask('?postcode=4810')).toMatchObject({
      status: 503,
      body: { error: expect.stringMatching(none) },
    });
    passBreak();
    const hangs = vi.fn(() => new Promise(() => {}));
    provider = { estimate: hangs };
    const { ms } = await waitOf(async () => {
      expect((await ask('?postcode=4810')).status).toBe(503);
      expect((await ask('?postcode=4006')).status).toBe(503);
    });
    expect(ms).toBeLessThan(3_000);
    expect(hangs).toHaveBeenCalledOnce();
    expect(lines()).toBe(before + 1);
    passBreak();
    provider = tableDelivery(bands);
    expect((await ask('?postcode=4810')).status).toBe(200);
    provider = { estimate: () => Promise.reject(new TypeError('fetch failed')) };
    await ask('?postcode=4810');
    expect(lines()).toBe(before + 2);
  });
});

describe('a delivery service over HTTP', () => {
  const asked = (response: () => Response) => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(response()));
    const service = httpDelivery({ url: 'https://delivery.example/v1?site=us', key: 'secret', fetch });
    const ask = guarded((postcode: string, signal) => service.estimate(postcode, { signal }), {
      answer: deliveryEstimateSchema,
      name: 'delivery provider',
      limitMs: 1_000,
      restMs: 0,
      now: () => NOW,
      logger: { warn: vi.fn(), info: vi.fn() },
    });
    return { fetch, answer: ask('4810') };
  };

  it('[VD-12] gets the postcode and the key, and returns price and region', async () => {
    const { fetch, answer } = asked(() => Response.json({ price: 890, name: 'Townsville region', days: 4 }));
    expect(await answer).toEqual({ price: 890, name: 'Townsville region' });
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://delivery.example/v1?site=us&postcode=4810');
    expect(init?.headers).toMatchObject({ authorization: 'Bearer secret' });
  });

  it('[VD-12] returns null for a 404', async () => {
    expect(await asked(() => new Response(null, { status: 404 })).answer).toBeNull();
  });

  it.each([
    ['a price that is not a number', () => Response.json({ price: '890', name: 'Townsville' })],
    ['a price below zero', () => Response.json({ price: -1, name: 'Townsville' })],
    ['a region without a name', () => Response.json({ price: 1, name: '' })],
    ['invalid JSON', () => new Response('<html>')],
    ['an error status', () => new Response(null, { status: 500 })],
  ])('[VD-12] fails on %s', async (_name, response) => {
    expect(await asked(response).answer).toBe('failed');
  });
});

describe('the provider of a site', () => {
  const regions = { Brisbane: 90, 'Elsewhere in Queensland': 690 };
  const text = 'To your door.';
  const of = (provider: DeliveryConfig['provider']) => ({
    slug: 'a',
    delivery: { text, bands, regions, provider },
  });
  const named = of({ url: 'https://delivery.example', keyEnv: 'DELIVERY_KEY' });

  it('is its table, the configured service, or null', async () => {
    const table = siteDelivery(of(null), {});
    const price = (postcode: string) => table?.estimate(postcode, { signal: AbortSignal.timeout(1_000) });
    expect(await price('4810')).toEqual({ price: 890, name: 'Townsville region' });
    expect(await price('4006'), 'a band overrides a region').toMatchObject({ price: 0 });
    expect(await price('4700')).toEqual({ price: 690, name: 'Elsewhere in Queensland' });
    expect(await price('2000')).toBeNull();
    expect(siteDelivery(named, { DELIVERY_KEY: 'k' })).not.toBeNull();
    expect(siteDelivery({ slug: 'a', delivery: null }, {})).toBeNull();
  });

  it('throws without its key', () => {
    expect(() => siteDelivery(named, {})).toThrow(/DELIVERY_KEY, which is not set/);
  });
});
