import { autogaugeSchema } from '@forecourt/platform-client/contracts';
import { parseCar } from '@forecourt/vehicle';
import { expect, it } from 'vitest';
import { jsonResponse, NOW, openTestService } from '@forecourt/api/testing';
import { vdpApi } from '../testing/vdp-api.ts';
import { marketServer } from './market-server.ts';

it('[VD-10] without a provider the market figures come from the stock', async () => {
  const kit = await vdpApi();
  const known = { status: 'in_stock', autograb_data: { average_market_price: 30_000 } };
  await kit.addCar({ id: 1, stocknum: 'S1', ...known });
  for (const [at, price] of [27_000, 28_500, 30_000, 31_500, 33_000].entries())
    await kit.addCar({ id: at + 2, stocknum: `S${at + 2}`, price, ...known }, 'northside-group');
  await kit.addCar({ id: 50, stocknum: 'S50', price: 1000, ...known, status: 'sold' });
  await kit.addCar({ id: 51, stocknum: 'S51', price: 1000, ...known, show_on_dealer_website: false });
  await kit.addCar({ id: 52, stocknum: 'S52', status: 'in_stock' });

  const ask = (stocknum: string) => kit.request(`/api/cars/2020-toyota-rav4-${stocknum}/autogauge`);
  const found = autogaugeSchema.parse(await (await ask('s1')).json());
  expect(found).toMatchObject({
    listing_price: 30_000,
    market_range_min: 27_600,
    market_range_max: 32_400,
    sample_size: 5,
    calculated_at: NOW.toISOString(),
  });
  expect([(await ask('s52')).status, (await ask('never')).status]).toEqual([404, 404]);
  await kit.database.close();
});

it('an HTTP provider gets key and facts; its 404 means too little data', async () => {
  const service = await openTestService();
  const answers = (status: number) => (service.respond = jsonResponse('{"fill":0.5}', status));
  const market = marketServer({ MARKET_URL: service.url, MARKET_API_KEY: 'key' });
  const car = parseCar({
    id: 7,
    make: 'Kia',
    model: 'Rio',
    year: 2020,
    price: 12_990,
    vin: 'VIN0000000000001',
  });
  const ask = () => market?.figures(car, new AbortController().signal);
  answers(200);
  expect(await ask()).toEqual({ fill: 0.5 });
  const { url, headers } = service.seen[0] ?? expect.fail('The provider was not asked.');
  expect(url).toContain(`/v1/cars/${car.slug}/autogauge?make=Kia&model=Rio&year=2020`);
  expect(url).not.toContain('VIN');
  expect(headers.authorization).toBe('Bearer key');
  answers(404);
  expect(await ask()).toBeNull();
  answers(500);
  await expect(ask()).rejects.toThrow('answered 500');
  service.close();
});

it('an empty environment has no provider', () => {
  expect(marketServer({})).toBeNull();
});
