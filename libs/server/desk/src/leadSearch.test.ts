import { emptyTables, testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCar, addLead, car } from './test/addLead.ts';
import { site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { cars, leads } = deskRoutes;
const params = { site: site.slug };

describe.each(testEngines('search of the desk'))('what staff search on %s', (engine) => {
  let kit: TestDesk;
  let sales: Browser;
  beforeAll(async () => {
    kit = await testDesk(engine);
    sales = await kit.staff('sales');
  });
  beforeEach(() => emptyTables(kit.database.db, ['leads', 'outbox', 'cars']));
  afterAll(() => kit.database.close());

  const idsOf = async (query: { search: string }) =>
    (await sales.ask(leads, { params, query })).leads.map(({ id }) => id);

  it('finds a phone number however the shopper and staff write it', async () => {
    const ids = [];
    for (const phone of ['(07) 3010-1234', '+61 (0)7 3010 1234', '07.3010.1234'])
      ids.push(await addLead(kit, { form: { phone } }));
    await addLead(kit, { form: { phone: '(07) 3010-1235' } });
    for (const search of ['(07) 3010-1234', '0730101234', '+61 7 3010 1234', '3010.1234'])
      expect([search, (await idsOf({ search })).toSorted()]).toEqual([search, ids.toSorted()]);
  });

  it('searches name, e-mail, phone, message, car and stock number, by parts of words', async () => {
    const email = 'robin.o-neill_50%@shopper.example';
    const id = await addLead(kit, {
      form: { name: 'Robin', last_name: 'O’Neill', email, message: 'With a towbar?' },
    });
    await addLead(kit, { form: { phone: '0491 570 157' }, about: null });
    for (const search of [
      'robin',
      'NEILL',
      'neill_50%',
      'towb',
      'rav4 robin',
      'u6473',
      '0491570006',
      '0491 570 006',
      '+61 491 570 006',
    ])
      expect([search, await idsOf({ search })]).toEqual([search, [id]]);
    expect(await idsOf({ search: '0491' })).toHaveLength(2);
    for (const search of [
      'robin zebra',
      '%%%%',
      '__________________________',
      "'; drop table leads; --",
      '\\',
    ])
      expect(await idsOf({ search })).toEqual([]);
  });

  it('finds a stock number of digits with a hyphen, as it stands in the feed', async () => {
    await addCar(kit, { ...car, id: 7, stocknum: '10-2231' });
    const found = await sales.ask(cars, { params, query: { search: '10-2231' } });
    expect(found.cars.map(({ id }) => id)).toEqual([7]);
  });
});
