import { randomUUID } from 'node:crypto';
import { addEvents, eraseHolds, settleHold, type Hold } from '@forecourt/checkout-desk';
import { testHolds, type TestHolds } from '@forecourt/checkout-desk/testing';
import { testEngines } from '@forecourt/database/testing';
import { deskRoutes } from '@forecourt/desk-client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLead } from './test/addLead.ts';
import { other, site, testDesk, type Browser, type TestDesk } from './test/testDesk.ts';

const { audit, convertReservation, extendReservation, noteReservation } = deskRoutes;
const { refundReservation, reservation, reservations } = deskRoutes;
const params = { site: site.slug };
const HOUR = 3_600_000;

describe.each(testEngines('reservations'))('reservations in the desk on %s', (engine) => {
  let kit: TestDesk;
  let holds: TestHolds;
  let owner: Browser;
  let seller: Browser;
  let carId = 0;
  beforeAll(async () => {
    kit = await testDesk(engine);
    owner = await kit.staff('owner');
    expect(await owner.ask(reservations, { params, query: {} })).toEqual({ reservations: [], next: null });
    holds = await testHolds(kit.database.db);
    seller = await kit.staff('sales');
  });
  afterAll(() => kit.database.close());

  const add = (given: { paid?: boolean; leadId?: string; site?: string } = {}): Promise<Hold> =>
    holds.add({ site: site.slug, carId: (carId += 1), ...given });
  const at = ({ id }: Pick<Hold, 'id'>) => ({ ...params, id });
  const later = (hold: Hold, hours: number) =>
    new Date(Date.parse(hold.state.heldUntil ?? '') + hours * HOUR).toISOString();
  const reserved = async (id: number): Promise<boolean> => {
    const { rows } = await sql<{ reserved: boolean }>`
      select (car ->> 'reserved')::boolean as reserved from cars where id = ${id}`.execute(kit.database.db);
    return rows[0]?.reserved === true;
  };

  it('lists them by page and status, and shows one with its shopper and its audit trail', async () => {
    const paid = await add();
    const open = await add({ paid: false });
    await add({ site: other.slug });
    const first = await seller.ask(reservations, { params, query: { limit: '1' } });
    expect(first.reservations).toMatchObject([{ id: open.id, status: 'started', held_until: null }]);
    const second = await seller.ask(reservations, {
      params,
      query: { limit: '1', cursor: first.next ?? '' },
    });
    expect(second).toMatchObject({ reservations: [{ id: paid.id }], next: null });
    const held = await seller.ask(reservations, { params, query: { status: 'held' } });
    expect(held.reservations).toEqual([
      {
        ...{ id: paid.id, reference: paid.reference, shopper: 'Ann Lee', status: 'held', money: 'paid' },
        car: { id: paid.car.id, name: '2021 Toyota RAV4', stocknum: `S${paid.car.id}` },
        ...{ dispute: null, deposit_cents: 20_000, refunded_cents: 0, held_until: paid.state.heldUntil },
        started_at: paid.facts.openedAt,
      },
    ]);
    expect(await seller.ask(reservation, { params: at(paid) })).toMatchObject({
      ...{ price: 34_990, runs: true, why: null, payment: paid.payment, terms: { version: '2026-11' } },
      contact: { name: 'Ann Lee', email: 'ann@shopper.example', phone: '0491 570 006' },
      log: [
        { what: 'started', who: 'shopper' },
        { what: 'paid', who: 'provider' },
      ],
    });
    expect(await seller.refused(reservations, { params, query: { cursor: 'x' } })).toBe('422 badCursor');
  });

  it('[GA-07] shows what a purchase chose, private choices too, until its shopper is erased', async () => {
    const hold = await add();
    const seen = () => seller.ask(reservation, { params: at(hold) });
    expect(await seen()).toMatchObject({ purchase: null });
    const lines = [{ label: '2021 Toyota RAV4', cents: 3_499_000 }];
    const choice = { label: 'Delivery', text: '1 Example St' };
    const purchase = { lines, totalCents: 3_499_000, rows: [{ ...choice, private: true }], loan: null };
    const { db } = kit.database;
    await sql`update checkout_holds set purchase = ${JSON.stringify(purchase)}::jsonb where id = ${hold.id}`.execute(
      db,
    );
    expect(await seen()).toMatchObject({ purchase: { choices: [choice], lines, total_cents: 3_499_000 } });
    await eraseHolds({ db, now: new Date() }, { holds: [hold], who: 'operator', why: 'asked' });
    expect(await seen()).toMatchObject({ purchase: null, contact: null });
  });

  it('gives more time, once under its key, to at most 60 days, and only while it runs', async () => {
    const hold = await add();
    const until = later(hold, 24);
    const body = { until, key: randomUUID() };
    const wrong = { until: hold.state.heldUntil ?? '', key: randomUUID() };
    expect(await seller.refused(extendReservation, { params: at(hold), body: wrong })).toBe('422 badTime');
    const far = { until: later(hold, 24 * 60), key: randomUUID() };
    expect(await seller.refused(extendReservation, { params: at(hold), body: far })).toBe('422 badTime');
    const answers = await Promise.all(
      [body, body, body].map((each) => seller.ask(extendReservation, { params: at(hold), body: each })),
    );
    for (const answer of answers) expect(answer).toMatchObject({ held_until: until, status: 'held' });
    const { log } = await seller.ask(reservation, { params: at(hold) });
    expect(log.filter(({ what }) => what === 'extended')).toMatchObject([{ who: seller.email }]);
    const over = new Date(Date.parse(hold.state.heldUntil ?? '') + HOUR);
    await settleHold({ db: kit.database.db, now: over }, holds.provider, { ...params, id: hold.id });
    expect((await holds.find(hold)).state.status).toBe('held');
    const open = await add({ paid: false });
    const early = { until: new Date(Date.now() + HOUR).toISOString(), key: randomUUID() };
    expect(await seller.refused(extendReservation, { params: at(open), body: early })).toBe('409 over');
  });

  it('sends a deposit back, whoever presses first; the vehicle is free at once, and the money follows when the provider answers', async () => {
    const hold = await add();
    expect(await reserved(hold.car.id)).toBe(true);
    const wakes = kit.wakes();
    const press = () => owner.send(refundReservation, { params: at(hold), body: { key: randomUUID() } });
    const statuses = (await Promise.all([press(), press(), press()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(kit.wakes()).toBeGreaterThan(wakes);
    expect(await reserved(hold.car.id)).toBe(false);
    expect(await owner.ask(reservation, { params: at(hold) })).toMatchObject({
      ...{ status: 'refunded', money: 'returning', why: 'staff', runs: false },
    });
    const { db } = kit.database;
    const away = { ...holds.provider, refund: () => Promise.reject(new Error('away')) };
    const settle = (provider: typeof holds.provider) =>
      settleHold({ db, now: new Date() }, provider, { ...params, id: hold.id });
    await expect(settle(away)).rejects.toThrow('away');
    expect(await owner.ask(reservation, { params: at(hold) })).toMatchObject({ money: 'returning' });
    await settle(holds.provider);
    expect((await holds.find(hold)).state).toMatchObject({ status: 'refunded', money: 'returned' });
    const convert = { params: at(hold), body: { key: randomUUID() } };
    expect(await owner.refused(convertReservation, convert)).toBe('409 over');
    const { entries } = await owner.ask(audit, { params, query: { limit: '1' } });
    expect(entries).toMatchObject([{ kind: 'reservationRefunded', by: { id: owner.staffId } }]);
  });

  it('keeps the deposit of a vehicle that was bought; nothing sends it back afterwards', async () => {
    const hold = await add();
    const body = { key: randomUUID() };
    for (const _ of [1, 2])
      expect(await owner.ask(convertReservation, { params: at(hold), body })).toMatchObject({
        status: 'converted',
        money: 'paid',
      });
    const refund = { params: at(hold), body: { key: randomUUID() } };
    expect(await owner.refused(refundReservation, refund)).toBe('409 over');
    const { db } = kit.database;
    const now = new Date(Date.now() + 49 * HOUR);
    await settleHold({ db, now }, holds.provider, { ...params, id: hold.id });
    expect((await holds.find(hold)).state).toMatchObject({ status: 'converted', money: 'paid' });
    expect(await reserved(hold.car.id)).toBe(true);
  });

  it('one that the shopper has given up, or whose time is over, stays as it is', async () => {
    const { db } = kit.database;
    const given = await add();
    const entries = async () => (await owner.ask(audit, { params, query: {} })).entries.length;
    const before = await entries();
    const now = new Date();
    await addEvents(
      { db, now },
      {
        id: given.id,
        who: 'shopper',
        events: [{ kind: 'refundAsked', at: now.toISOString(), why: 'shopper' }],
      },
    );
    for (const call of [refundReservation, convertReservation])
      expect(await owner.refused(call, { params: at(given), body: { key: randomUUID() } })).toBe('409 over');
    expect((await holds.find(given)).state.why).toBe('shopper');
    expect(await entries()).toBe(before);
  });

  it('keeps notes for staff, once under their key, until the shopper is erased', async () => {
    const hold = await add({ paid: false });
    const body = { text: 'Zuleika comes on Thursday', key: randomUUID() };
    await seller.ask(noteReservation, { params: at(hold), body });
    const { log } = await seller.ask(noteReservation, { params: at(hold), body });
    expect(log.filter(({ what }) => what === 'noted')).toMatchObject([
      { who: seller.email, detail: 'Zuleika comes on Thursday' },
    ]);
    expect(JSON.stringify(await owner.ask(audit, { params, query: {} }))).not.toContain('Zuleika');
    await eraseHolds({ db: kit.database.db, now: new Date() }, { holds: [hold], who: '', why: '' });
    const erased = await seller.ask(reservation, { params: at(hold) });
    expect(erased).toMatchObject({ contact: null, shopper: null });
    expect(JSON.stringify(erased)).not.toContain('Zuleika');
    const late = { text: 'Zuleika again', key: randomUUID() };
    expect(await seller.refused(noteReservation, { params: at(hold), body: late })).toBe('409 erased');
  });

  it('sellers may not end one, staff of some places see those of their leads, another dealership none', async () => {
    const leadId = await addLead(kit, { locationId: 101 });
    const here = await add({ leadId });
    expect((await owner.ask(deskRoutes.lead, { params: { ...params, id: leadId } })).records).toEqual([
      { page: 'reservations', id: here.id, name: here.car.name },
    ]);
    const elsewhere = await add();
    const body = { key: randomUUID() };
    for (const call of [refundReservation, convertReservation])
      expect(await seller.refused(call, { params: at(here), body })).toBe('404 noAccess');
    const local = await kit.staff('manager', { places: [101] });
    const listed = await local.ask(reservations, { params, query: {} });
    expect(listed.reservations.map(({ id }) => id)).toEqual([here.id]);
    // The newer one of another place takes no room on the page.
    const [first] = (await local.ask(reservations, { params, query: { limit: '1' } })).reservations;
    expect(first?.id).toBe(here.id);
    expect((await local.ask(reservation, { params: at(here) })).id).toBe(here.id);
    expect(await local.refused(reservation, { params: at(elsewhere) })).toBe('404 notFound');
    expect(await local.refused(refundReservation, { params: at(elsewhere), body })).toBe('404 notFound');
    const stranger = await kit.staff('owner', { site: other.slug });
    const there = { site: other.slug, id: here.id };
    expect(await stranger.refused(reservation, { params: there })).toBe('404 notFound');
    expect(await stranger.refused(refundReservation, { params: there, body })).toBe('404 notFound');
    expect((await holds.find(here)).state.status).toBe('held');
  });
});
