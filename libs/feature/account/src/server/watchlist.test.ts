import { emptyTables, testEngines } from '@forecourt/database/testing';
import { MOST_SAVED } from '@forecourt/shoppers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountApi, Browser, type AccountApi } from './testing/account-api.ts';

const kim = 'kim@shopper.example';

describe.each(testEngines('watchlists'))('watchlists on %s', (engine) => {
  let kit: AccountApi;
  let count = 0;
  beforeAll(async () => {
    kit = await accountApi(engine);
  });
  beforeEach(() => emptyTables(kit.database.db, ['shoppers', 'shopper_codes']));
  afterAll(() => kit.close());

  /** A browser of another network each time, so that no test uses up the limits of the next. */
  const browser = (host?: string) => new Browser(kit, host, `203.0.${(count += 1)}.7`);

  it('saves and removes vehicles of the account, in the order of saving, for this site alone', async () => {
    const phone = browser();
    await phone.signIn('+61491570006');
    const save = (car_id: number, phone_number: string | null = '+61491570006') =>
      phone.send('/api/watchlist/save-car', { phone_number, car_id });
    await kit.addCar({ id: 71, slug: 'one', name: 'One' });
    await kit.addCar({ id: 72, slug: 'two', name: 'Two', price: 20_990, offer_price: 1_000 });
    expect((await save(72)).answer).toEqual({ success: true });
    expect((await save(71)).status).toBe(200);
    expect((await save(72)).status, 'once more').toBe(200);
    const list = async () => {
      const { answer } = await phone.send('/api/watchlist');
      return Array.isArray(answer['cars']) ? answer['cars'].map(({ id, slug }) => [id, slug]) : null;
    };
    expect((await phone.send('/api/watchlist')).answer).toMatchObject({
      phone_number: '+61491570006',
      cars: [{ saved_price: 19_990 }, {}],
    });
    expect(await list()).toEqual([
      ['72', 'two'],
      ['71', 'one'],
    ]);
    expect((await save(999)).status, 'no such car').toBe(404);
    expect((await save(71, '+61491570999')).status, 'the phone of somebody else').toBe(403);
    expect((await save(71, null)).status).toBe(403);
    const removed = await phone.send('/api/watchlist/remove-car', {
      phone_number: '+61491570006',
      car_id: 72,
    });
    expect(removed.answer).toEqual({ success: true });
    expect(await list()).toEqual([['71', 'one']]);
    const mallory = browser();
    await mallory.signIn('mallory@shopper.example');
    await mallory.send('/api/watchlist/remove-car', { phone_number: null, car_id: 71 });
    expect(await list(), 'nobody removes what somebody else saved').toEqual([['71', 'one']]);
    const nobody = browser();
    for (const path of ['save-car', 'remove-car'])
      expect((await nobody.send(`/api/watchlist/${path}`, { phone_number: null, car_id: 71 })).status).toBe(
        401,
      );
    expect((await nobody.send('/api/watchlist')).status).toBe(401);
    await kit.database.db.updateTable('cars').set({ removed_at: new Date() }).execute();
    expect(await list(), 'also after it left the stock').toEqual([['71', 'one']]);
  });

  it('changes no list for a page that was loaded for another account, also without a mobile', async () => {
    const phone = browser();
    await phone.signIn(kim);
    await kit.addCar({ id: 75, slug: 'of-kim', name: 'Of Kim' });
    const idOf = async () => String((await phone.send('/api/watchlist')).answer['account_id']);
    const ofKim = { account_id: await idOf(), phone_number: null, car_id: 75 };
    await phone.signIn('robin@shopper.example');
    const change = (path: string, body: object) =>
      phone.send(`/api/watchlist/${path}`, { note: 'Of Kim', before: '', ...body });
    for (const path of ['save-car', 'note-car', 'remove-car'])
      expect((await change(path, ofKim)).status, path).toBe(403);
    expect((await phone.send('/api/watchlist')).answer['cars']).toEqual([]);
    const ofRobin = { ...ofKim, account_id: await idOf() };
    for (const path of ['save-car', 'note-car', 'remove-car'])
      expect((await change(path, ofRobin)).status, path).toBe(200);
  });

  it('[GA-06] keeps a note about a saved vehicle, gives it out, and overwrites none that changed meanwhile', async () => {
    const phone = browser();
    await phone.signIn(kim);
    await kit.addCar({ id: 91, slug: 'noted', name: 'Noted' });
    const write = (note: string, before: string, of = phone) =>
      of.send('/api/watchlist/note-car', { phone_number: null, car_id: 91, note, before });
    expect((await write('Red', '')).status, 'not saved').toBe(404);
    await phone.send('/api/watchlist/save-car', { phone_number: null, car_id: 91 });
    expect((await write('Ask about tyres', '')).answer).toEqual({ success: true });
    expect((await write('Ask about tyres', '')).status, 'once more').toBe(200);
    expect((await write('Blue', 'Red')).status).toBe(409);
    const tooLong = await write('x'.repeat(501), 'Ask about tyres');
    expect([tooLong.status, tooLong.answer['error']]).toEqual([
      ...[422, 'A note has up to 500 characters. Please shorten it.'],
    ]);
    expect((await write('x'.repeat(500), 'Ask about tyres')).status).toBe(200);
    expect((await phone.send('/api/watchlist')).answer).toMatchObject({ cars: [{ note: 'x'.repeat(500) }] });
    expect((await phone.send('/api/account/data')).answer).toMatchObject({
      saved_vehicles: [{ car_id: 91, note: 'x'.repeat(500) }],
    });
    const mallory = browser();
    await mallory.signIn('mallory@shopper.example');
    expect((await write('', 'x'.repeat(500), mallory)).status, 'somebody else').toBe(404);
    expect((await write('', '', browser())).status).toBe(401);
    const otherPhone = { phone_number: '+61491570999', car_id: 91, note: '', before: '' };
    expect((await phone.send('/api/watchlist/note-car', otherPhone)).status).toBe(403);
  });

  it('[GA-06] shares a list by a link that nobody guesses, without notes unless chosen, until it is taken back', async () => {
    const phone = browser();
    await phone.signIn(kim);
    const stranger = browser();
    await kit.addCar({ id: 92, slug: 'shared', name: 'Shared' });
    const about = { phone_number: null, car_id: 92 };
    await phone.send('/api/watchlist/save-car', about);
    await phone.send('/api/watchlist/note-car', { ...about, note: 'Too dear', before: '' });
    expect((await phone.send('/api/watchlist/share')).status, 'not shared yet').toBe(204);
    const share = async (with_notes: boolean) =>
      String((await phone.send('/api/watchlist/share', { with_notes })).answer['link']);
    const link = await share(false);
    expect(link).toMatch(/^[\w-]{43}$/);
    const open = (of: string, by = stranger) => by.send(`/api/shared-watchlist?link=${of}`);
    const shown = await open(link);
    expect([shown.status, shown.set, shown.headers.get('cache-control')]).toEqual([200, [], 'no-store']);
    expect(shown.answer).toEqual({
      cars: [
        {
          ...{ id: '92', name: 'Shared', slug: 'shared', note: '' },
          ...{ make: expect.any(String), model: expect.any(String), primary_image_url: null },
        },
      ],
    });
    expect(await share(true), 'the link stays').toBe(link);
    expect((await open(link)).answer).toMatchObject({ cars: [{ note: 'Too dear' }] });
    expect((await phone.send('/api/watchlist/share')).answer).toEqual({ link, with_notes: true });
    expect((await phone.send('/api/account/data')).answer).toMatchObject({
      shared_lists: [{ site: 'harbour-city', link, with_notes: true }],
    });
    expect((await open(link, browser('northside-group.localhost'))).status, 'at another site').toBe(404);
    for (const wrong of ['', 'x'.repeat(43), link.toLowerCase()])
      expect((await open(wrong)).status).toBe(404);

    await stranger.signIn('mallory@shopper.example');
    await stranger.send('/api/watchlist/unshare', {});
    expect((await open(link)).status, 'nobody else takes it back').toBe(200);
    await phone.send('/api/watchlist/unshare', {});
    expect((await open(link)).status).toBe(404);
    expect(await share(false), 'another link').not.toBe(link);
    for (const path of ['share', 'unshare'])
      expect((await browser().send(`/api/watchlist/${path}`, { with_notes: true })).status).toBe(401);
    expect((await browser().send('/api/watchlist/share')).status).toBe(401);
    const last = await share(false);
    await phone.send('/api/account/delete', { confirm: true });
    expect((await open(last)).status, 'it goes with the account').toBe(404);
  });

  it('a full watchlist keeps what it has, also when several vehicles come at once', async () => {
    const phone = browser();
    const { answer } = await phone.signIn(kim);
    const car = { name: 'A car', slug: 'a-car', make: 'A', model: 'Car', primary_image_url: null };
    const rows = Array.from({ length: MOST_SAVED - 2 }, (_, index) => ({
      ...{ shopper_id: String(answer['id']), site: 'harbour-city', car_id: 1000 + index },
      ...{ saved_at: new Date(), car: JSON.stringify(car) },
    }));
    await kit.database.db.insertInto('shopper_cars').values(rows).execute();
    for (const id of [81, 82, 83, 84]) await kit.addCar({ id, slug: `car-${id}`, name: `Car ${id}` });
    const saved = await Promise.all(
      [81, 82, 83, 84].map((car_id) => phone.send('/api/watchlist/save-car', { phone_number: null, car_id })),
    );
    expect(saved.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 422, 422]);
  });
});
