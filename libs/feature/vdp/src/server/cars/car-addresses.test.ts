import { carAddressesSchema } from '@forecourt/platform-client/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, site, type TestApi } from '@forecourt/api/testing';
import { vdpApi } from '../testing/vdp-api.ts';

describe('the car pages for the sitemap', () => {
  let kit: TestApi;
  const soldDaysAgo = (days: number) => ({
    status: 'sold',
    sold_date_timestamp: Math.floor(NOW.getTime() / 1000) - days * 86_400,
  });

  beforeAll(async () => {
    kit = await vdpApi();
    const images = [1, 2, 3, 4, 5, 6].map((at) => ({ image: { url: `/pictures/${at}.webp` } }));
    await kit.addCar({ id: 1, stocknum: 'S1', status: 'in_stock', images });
    await kit.addCar({ id: 2, stocknum: 'S2', status: 'in_stock', show_on_dealer_website: false });
    await kit.addCar({ id: 3, stocknum: 'S3', ...soldDaysAgo(30) });
    await kit.addCar({ id: 4, stocknum: 'S4', status: 'in_stock' });
    await kit.addCar({ id: 5, stocknum: 'N1', status: 'in_stock' }, 'northside-group');
    await kit.addCar({ id: 6, stocknum: 'N2', status: 'in_stock' }, 'northside-group');
    await kit.database.db.updateTable('cars').set({ removed_at: NOW }).where('id', '=', 4).execute();
  });
  afterAll(() => kit.database.close());

  async function addresses(path: string, host?: string) {
    const answer = await kit.request(path, host ? { headers: { host } } : {});
    expect(answer.status).toBe(200);
    return carAddressesSchema.parse(await answer.json());
  }

  it('are those that the site shows: not hidden, removed, long sold, or of another site', async () => {
    const car = await kit.database.db
      .selectFrom('cars')
      .select(['slug', 'updated_at'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(await addresses('/api/cars')).toEqual({
      cars: [
        {
          slug: car.slug,
          changed_at: car.updated_at.toISOString(),
          images: [1, 2, 3, 4, 5].map((at) => `/pictures/${at}.webp`),
        },
      ],
      next: null,
    });
  });

  it('exclude the stock numbers that a site hides', async () => {
    expect((await addresses('/api/cars', 'northside-group.localhost')).cars).toHaveLength(1);
  });

  it('continue after an id, and reject an invalid one', async () => {
    expect((await addresses('/api/cars?after=1')).cars).toEqual([]);
    expect((await kit.request('/api/cars?after=x')).status).toBe(422);
  });

  it('include a sold car as long as the dealer lists it', async () => {
    const { carAddresses } = await import('./car-addresses.ts');
    const { shown } = { shown: { stock: { soldDays: 60 } } };
    const answer = await carAddresses(kit.database.db, Object.assign({ ...site }, { shown }), 0, NOW);
    expect(answer.cars).toHaveLength(2);
  });
});
