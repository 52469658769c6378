import { fixedNow, namedCars } from '@forecourt/fixtures';
import type { Car } from '@forecourt/vehicle';
import { describe, expect, test, vi } from 'vitest';
import { testEngine } from '../testing/engine.ts';
import { testSite } from '../testing/TestSite.tsx';
import { loadVehicle } from './load-vehicle.ts';

const car = namedCars.plain;
const quiet = { showSimilar: false, gauge: { show: false } };
const delivers = { delivery: { text: 'To your door.' } };

async function load(
  postcode: string | null,
  options: Parameters<typeof testSite>[1],
  dealer: Parameters<typeof testSite>[2] = {},
) {
  const fetch = vi.fn(async (path: string) =>
    Response.json(path.startsWith('/api/delivery') ? { price: 890, name: 'Townsville region' } : car),
  );
  const site = testSite('classic', { ...quiet, ...options }, dealer);
  const services = { site, now: fixedNow, fetch, searchKey: '', origin: 'https://a.example', nonce: null };
  const page = await loadVehicle(
    services,
    car.slug,
    new URLSearchParams(postcode === null ? {} : { postcode }),
  );
  return {
    sections: page?.sections,
    asked: fetch.mock.calls.some(([path]) => path.startsWith('/api/delivery')),
  };
}

test('[VD-12] the page has the delivery price for the postcode in its URL', async () => {
  const { sections } = await load('4810', {}, delivers);
  expect(sections?.delivery?.asked).toEqual({
    postcode: '4810',
    answer: { name: 'Townsville region', price: '$890' },
  });
});

test.each<[string, string | null, Parameters<typeof testSite>[2]]>([
  ['the dealer does not deliver', '4810', {}],
  ['the URL has no postcode', null, delivers],
])('no delivery request is sent if %s', async (_case, postcode, dealer) => {
  expect((await load(postcode, {}, dealer)).asked).toBe(false);
});

test.each<[string, Partial<Car>, boolean, boolean]>([
  ['in stock', {}, true, true],
  ['coming soon', { status: 'coming_soon' }, true, true],
  ['of a dealer who turns the gauge off', {}, false, false],
  ['with the gauge turned off', { features: { autogauge: false } }, true, false],
  ['sold', { status: 'sold' }, true, false],
  ['withdrawn', { status: 'withdrawn' }, true, false],
  ['without a price', { price: null }, true, false],
])(
  '[PR-12] market figures of a vehicle %s, with the gauge option %s, are requested: %s',
  async (_state, changes, gauge, asked) => {
    const platform = vi.fn((_path: string) => Response.json({ ...car, ...changes }));
    await loadVehicle(
      testEngine({ site: testSite('classic', { gauge: { show: gauge } }), platform }),
      car.slug,
    );
    expect(platform.mock.calls.some(([path]) => path.endsWith('/autogauge'))).toBe(asked);
  },
);

test('[VD-10] if the market figures fail, the page has no gauge, and the console has a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const platform = (path: string) =>
    path.endsWith('/autogauge') ? new Response('{}', { status: 503 }) : Response.json(car);
  const page = await loadVehicle(testEngine({ site: testSite('classic'), platform }), car.slug);
  if (!page) throw new Error('The vehicle has no page.');
  expect(page.figures).toBeNull();
  expect(page.car.slug).toBe(car.slug);
  expect(warn.mock.calls.map(([text]) => text)).toEqual(['The market figures could not be loaded.']);
  warn.mockRestore();
});

test.each<[Partial<Car>, string]>([
  [{}, '$24,990 drive away at'],
  [{ price: null }, 'Call for the price at'],
  [{ subscription_price: 349 }, '$349 /week at'],
  [{ status: 'sold', subscription_price: 349 }, ', sold at'],
])('the description of a vehicle with %j has: %s', async (changes, words) => {
  const stock = { subscriptions: true, noPriceText: 'Call for the price.' };
  const services = testEngine({
    site: testSite('classic', quiet, { stock }),
    platform: () => Response.json({ ...car, ...changes }),
  });
  expect((await loadVehicle(services, car.slug))?.head.description).toContain(words);
});

describe('a vehicle that was sold', () => {
  const daysAgo = (days: number) => fixedNow.getTime() / 1000 - days * 86_400;

  /** The result of loading the page `days` after the sale, if the dealer redirects after `soldRedirectDays`. */
  async function resultFor(
    days: number | null,
    soldRedirectDays: number | null,
    engine: Partial<Parameters<typeof testEngine>[0]> = {},
  ) {
    const sold = {
      ...namedCars.soldYesterday,
      make: 'Land Rover',
      model: 'Defender',
      sold_date_timestamp: days === null ? null : daysAgo(days),
    };
    const services = testEngine({
      site: testSite('classic', { ...quiet, soldRedirectDays }),
      makeModels: ['Land Rover Defender', 'Land Rover Discovery'],
      makes: ['Land Rover'],
      platform: () => Response.json(sold),
      ...engine,
    });
    try {
      const page = await loadVehicle(services, sold.slug);
      return page?.head.noindex ? 'its page, noindex' : 'its page';
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      return `${thrown.status} ${thrown.headers.get('location')}`;
    }
  }

  test.each([
    ['by default', 400, null, 'its page, noindex'],
    ['while it is listed', 2, 0, 'its page'],
    ['before the redirect', 89, 90, 'its page, noindex'],
    ['after the redirect', 91, 90, '301 /search/land-rover/defender'],
    ['with an unknown sale date', null, 0, 'its page'],
  ])('%s, %s days after the sale with %s: %s', async (_case, days, redirectDays, answer) => {
    expect(await resultFor(days, redirectDays)).toBe(answer);
  });

  test.each([
    ['its make if the stock has no such model', ['Land Rover Discovery'], '301 /search/land-rover'],
    ['its model if the stock has it', ['Land Rover Defender'], '301 /search/land-rover/defender'],
  ])('it redirects to %s', async (_case, makeModels, answer) => {
    expect(await resultFor(91, 90, { makeModels })).toBe(answer);
  });

  test('it does not redirect if the stock has no such make, or the search engine is down', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await resultFor(91, 90, { makes: [], makeModels: [] })).toBe('its page, noindex');
    expect(await resultFor(91, 90, { down: true })).toBe('its page, noindex');
    expect(warn).toHaveBeenCalledOnce();
  });
});

test('the id of a vehicle redirects to its page', async () => {
  const services = testEngine({ site: testSite(), platform: () => Response.json(car) });
  const thrown: unknown = await loadVehicle(services, String(car.id)).catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw thrown;
  expect([thrown.status, thrown.headers.get('location')]).toEqual([301, `/cars/${car.slug}`]);
});

test('an unknown slug has no page', async () => {
  const platform = () => Response.json({ title: 'Not found' }, { status: 404 });
  expect(await loadVehicle(testEngine({ site: testSite(), platform }), 'no-such-car')).toBeNull();
});
