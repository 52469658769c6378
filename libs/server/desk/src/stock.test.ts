import { json } from '@forecourt/database';
import { deskRoutes } from '@forecourt/desk-client';
import { logPhoneReveal } from '@forecourt/lead-desk';
import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { parseCar } from '@forecourt/vehicle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IndexDifferences } from './stock/DeskSearch.ts';
import { addCar } from './test/addLead.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const {
  carFlags,
  cars,
  compareSearch,
  draftLink,
  importRows,
  imports,
  phoneReveals,
  searchIndex,
  stockHealth,
} = deskRoutes;
const params = { site: site.slug };
const whole = {
  make: 'Toyota',
  car_type: 'used',
  status: 'in_stock',
  year: 2020,
  price: 30_000,
  km: 50_000,
  colour: 'Black',
  dealercomments: 'One owner.',
  primary_image_url: '/pictures/a.webp',
};

describe('the stock in the desk', () => {
  let kit: TestDesk;
  let owner: Browser;
  const ids: number[] = [];
  beforeAll(async () => {
    const definition = defineDealer({ ...exampleDealer, slug: site.slug, features: [] });
    const enquiry = {
      actions: { new: ['enquire'], demo: null, used: null },
      show: { finance: true, tradeIn: false },
      customAction: null,
    };
    const shown = { ...publicSite({ ...definition, routes: [] }), features: { enquiry } };
    const own = {
      ...site,
      shown,
      publish: { vin: true, regplate: false, privatePlace: false },
      stockFeed: { url: 'https://feeds.example/stock.csv', staleAfterHours: 26 },
    };
    kit = await testDesk('pglite', { siteBySlug: (slug) => (slug === site.slug ? own : null) });
    owner = await kit.staff('owner');
    const { db } = kit.database;
    const add = (id: number, model: string, changes: object = {}, dealer?: string) =>
      addCar(
        kit,
        parseCar({ id, slug: `car-${id}`, stocknum: `S${id}`, model, ...whole, ...changes }),
        dealer,
      );
    await add(1, 'RAV4');
    await add(2, 'Corolla', { primary_image_url: null, price: null, status: 'sold' });
    await add(3, 'HiLux', { km: null, dealercomments: '' });
    await add(4, 'Yaris', { km: null, car_type: 'new' });
    await add(5, 'Kluger', {}, other.slug);
    await add(6, 'Camry', { reserved: true, features: { finance: false, checkout: true } });
    await db.updateTable('cars').set({ removed_at: new Date() }).where('id', '=', 2).execute();
    for (const [dealer, finished_at, refused = null] of [
      [site.slug, new Date()],
      [other.slug, new Date()],
      [site.slug, null],
      [site.slug, new Date(Date.now() + 60_000), 'This feed would remove 9 of the 10 cars.'],
    ] as const) {
      const facts = { dealer, feed: '/srv/feeds/stock.csv', map: 'autogate', finished_at, refused };
      const report = { counts: json({ rows: 3, added: 2 }), report: json({}) };
      const { id } = await db
        .insertInto('imports')
        .values({ ...facts, ...report })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(id);
      const rows = [1, 2, 3].map((row) => ({
        import_id: id,
        row,
        stocknum: `S${row}`,
        outcome: row === 1 ? ('accept' as const) : ('reject' as const),
        warnings: json([{ code: row === 3 ? 'of long ago' : 'no_price', field: 'price', raw: '0' }]),
        reason: row === 1 ? null : 'It has no price.',
      }));
      await db.insertInto('import_rows').values(rows).execute();
    }
  });
  afterAll(() => kit.database.close());

  it('lists the imports of its own dealers, with state and the name of the feed', async () => {
    const seen = await owner.ask(imports, { params, query: {} });
    expect(seen.imports).toMatchObject([
      { id: ids[3], state: 'refused', refused: 'This feed would remove 9 of the 10 cars.' },
      { id: ids[2], state: 'running', feed: 'stock.csv', counts: { rows: 3, added: 2 } },
      { id: ids[0], state: 'applied', refused: null },
    ]);
    expect(JSON.stringify(seen)).not.toContain('/srv');
  });

  it('says of each row of an import why it was not accepted', async () => {
    const at = { ...params, id: String(ids[0]) };
    const first = await owner.ask(importRows, { params: at, query: { limit: '2' } });
    const second = await owner.ask(importRows, {
      params: at,
      query: { limit: '2', cursor: first.next ?? '' },
    });
    expect([...first.rows, ...second.rows].map(({ row }) => row)).toEqual([1, 2, 3]);
    const rejected = await owner.ask(importRows, { params: at, query: { outcome: 'reject' } });
    expect(rejected.rows).toMatchObject([
      {
        ...{ row: 2, reason: 'It has no price.' },
        warnings: [
          { code: 'no_price', text: 'there is no price; the site shows its no-price text', raw: '0' },
        ],
      },
      { row: 3, warnings: [{ code: 'of long ago', text: 'of long ago' }] },
    ]);
    for (const id of [String(ids[1]), '99999'])
      expect(await owner.refused(importRows, { params: { ...params, id } })).toBe('404 notFound');
  });

  it('counts the live cars, and those without what a shopper looks for', async () => {
    const seen = await owner.ask(stockHealth, { params });
    expect(seen).toMatchObject({ live: 4, by_status: { in_stock: 4 } });
    expect(
      seen.missing.map(({ what, cars: count, examples }) => [what, count, examples.map(({ id }) => id)]),
    ).toEqual([
      ['photos', 0, []],
      ['price', 0, []],
      ['description', 1, [3]],
      ['kilometres', 1, [3]],
      ['colour', 0, []],
    ]);
    // The refused one is later.
    expect(Date.parse(seen.last_import_at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('says whether the search had the cars of the stock when they were compared', async () => {
    const { db } = kit.database;
    expect((await owner.ask(stockHealth, { params })).search).toBeNull();
    const seen = { site: site.slug, seen_at: new Date() };
    await db.insertInto('indexed_sites').values(seen).execute();
    expect((await owner.ask(stockHealth, { params })).search).toEqual({ compared_at: null, differing: 0 });
    const verified_at = new Date('2026-11-24T16:00:00Z');
    await db.updateTable('indexed_sites').set({ verified_at, drift: 2 }).execute();
    expect((await owner.ask(stockHealth, { params })).search).toEqual({
      compared_at: verified_at.toISOString(),
      differing: 2,
    });
  });

  it('makes a link of drafts for leaders, where the process serves websites', async () => {
    const make = () => owner.ask(draftLink, { params, body: {} });
    expect(await owner.refused(draftLink, { params, body: {} })).toBe('404 noDrafts');
    const until = new Date('2026-11-24T08:00:00Z');
    kit.services.draftLink = ({ slug, origin }) => ({ url: `${origin}/?drafts=${slug}`, until });
    expect(await make()).toEqual({ url: `${site.origin}/?drafts=${site.slug}`, until: until.toISOString() });
    expect(await (await kit.staff('sales')).refused(draftLink, { params, body: {} })).toBe('404 noAccess');
  });

  it('says what the search has now, and which cars it has not as they are in the stock', async () => {
    const ask = () => owner.ask(searchIndex, { params });
    const compare = () => owner.ask(compareSearch, { params, body: {} });
    expect(await ask()).toEqual({ index: null });
    expect(await owner.refused(compareSearch, { params, body: {} })).toBe('404 noSearch');
    const waitingSince = new Date('2026-11-24T16:00:00Z');
    let compared: IndexDifferences | null = {
      ...{ listed: 4, compared: 4, waiting: 1, missing: ['1', '3'], surplus: ['5', '99'], different: [] },
    };
    kit.services.search = {
      state: async (slug) =>
        slug === site.slug
          ? { answers: true, ready: true, indexed: 3, listed: 4, waiting: 1, waitingSince }
          : null,
      compare: async () => compared ?? Promise.reject(new Error('No answer.')),
    };
    expect(await ask()).toEqual({
      index: {
        ...{ answers: true, ready: true, indexed: 3, listed: 4, waiting: 1 },
        waiting_since: waitingSince.toISOString(),
      },
    });
    // 5 is a car of another dealer, and 99 is not kept any more.
    expect(await compare()).toMatchObject({
      ...{ listed: 4, compared: 4, waiting: 1, different: { cars: 0, examples: [] } },
      missing: { cars: 2, examples: [{ id: 3, stocknum: 'S3' }, { id: 1 }] },
      surplus: { cars: 2, examples: [] },
    });
    compared = null;
    expect(await owner.refused(compareSearch, { params, body: {} })).toBe('503 notCompared');
    expect(kit.logs.join('\n')).toContain('the search could not be compared for the desk');
    expect(await (await kit.staff('sales')).refused(compareSearch, { params, body: {} })).toBe(
      '404 noAccess',
    );
    kit.services.search = null;
  });

  it('names the broken files of content, of which the site shows the last good version, until they are mended', async () => {
    expect((await owner.ask(stockHealth, { params })).content).toEqual([]);
    const broken = { what: 'expiry: "soon" is not valid.', why: 'Its last day.', fix: 'Write a day.' };
    kit.services.contentProblems = (slug) =>
      slug === site.slug ? [{ path: 'content/offers/a.md:4', ...broken }] : [];
    const seen = await owner.ask(stockHealth, { params });
    expect(seen.content).toEqual([{ file: 'content/offers/a.md:4', ...broken }]);
    delete kit.services.contentProblems;
    expect((await owner.ask(stockHealth, { params })).content).toEqual([]);
  });

  it('lists the phone numbers that shoppers revealed, of the site and the own places', async () => {
    const log = (of: string, viewKey: string, location_id: number | null) =>
      logPhoneReveal(
        { db: kit.database.db, now: new Date() },
        { site: of, viewKey, car: { id: 1, dealership_id: null, location_id }, page: '/cars/x' },
      );
    await log(site.slug, 'a', 101);
    await log(site.slug, 'b', 102);
    await log('northside-group', 'c', 101);
    const places = async (who: Browser) =>
      (await who.ask(phoneReveals, { params })).reveals.map(({ location_name, car }) => [
        location_name,
        car.id,
      ]);
    expect(await places(owner)).toEqual([
      ['Bowen Hills', 1],
      ['Newstead', 1],
    ]);
    expect(await places(await kit.staff('sales', { places: [102] }))).toEqual([['Bowen Hills', 1]]);
    expect(await (await kit.staff('service')).refused(phoneReveals, { params })).toBe('404 noAccess');
  });

  it('says whether the feed works: its last success, what failed since and why, and whether it is stale', async () => {
    const { db } = kit.database;
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const attempt = (hours: number, outcome: 'imported' | 'failed', reason: string | null = null) => ({
      ...{ dealer: site.slug, source: 'https://feeds.example/stock.csv', outcome, reason },
      ...{ started_at: hoursAgo(hours), finished_at: hoursAgo(hours) },
    });
    expect((await owner.ask(stockHealth, { params })).feed).toEqual({
      ...{ last_success_at: null, failures: 0, stale: false, reason: null },
    });
    await db.insertInto('feed_fetches').values(attempt(25, 'imported')).execute();
    await db
      .insertInto('feed_fetches')
      .values(attempt(1, 'failed', 'The server does not answer.'))
      .execute();
    const { feed } = await owner.ask(stockHealth, { params });
    expect(feed).toMatchObject({ failures: 1, stale: false, reason: 'The server does not answer.' });
    expect(Date.now() - Date.parse(feed?.last_success_at ?? '')).toBeGreaterThan(24 * 3_600_000);
    await db
      .updateTable('feed_fetches')
      .set({ finished_at: hoursAgo(27) })
      .where('outcome', '=', 'imported')
      .execute();
    expect((await owner.ask(stockHealth, { params })).feed).toMatchObject({ stale: true });
  });

  it('says why a car shows a button, by the level that decided', async () => {
    const flagsOf = async (id: number) => {
      const { flags } = await owner.ask(carFlags, { params: { ...params, id: String(id) } });
      return Object.fromEntries(flags.map(({ flag, value, decided_by }) => [flag, [value, decided_by]]));
    };
    expect(await flagsOf(1)).toEqual({
      show_on_dealer_website: [true, 'car'],
      'action.enquire': [true, 'platform'],
      'action.testDrive': [true, 'platform'],
      'action.reserve': [false, 'platform'],
      'action.finance': [true, 'dealer'],
      'action.tradeIn': [false, 'dealer'],
      'action.custom': [false, 'platform'],
      'action.buyOnline': [false, 'dealer'],
      'show.vin': [true, 'dealer'],
      'show.regplate': [false, 'platform'],
      'show.privatePlace': [false, 'platform'],
    });
    expect(await flagsOf(6)).toMatchObject({
      'action.finance': [false, 'car'],
      'action.reserve': [false, 'state'],
      'action.testDrive': [false, 'state'],
    });
    expect(await flagsOf(2)).toMatchObject({
      'action.enquire': [false, 'state'],
      show_on_dealer_website: [false, 'state'],
    });
    expect(await flagsOf(4)).toMatchObject({ 'action.testDrive': [false, 'dealer'] });
    expect(await owner.refused(carFlags, { params: { ...params, id: '5' } })).toBe('404 notFound');
  });

  it('finds a car by words, the removed ones last', async () => {
    const found = async (search: string) =>
      (await owner.ask(cars, { params, query: { search } })).cars.map(({ id }) => id);
    expect(await found('hilux 2020')).toEqual([3]);
    expect(await found('s2')).toEqual([2]);
    expect((await found('toyota')).at(-1)).toBe(2);
    for (const none of ['kluger', '%', "'"]) expect(await found(none)).toEqual([]);
  });
});
