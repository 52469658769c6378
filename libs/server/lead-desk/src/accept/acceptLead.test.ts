import { randomUUID } from 'node:crypto';
import { emptyTables, openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { localDate } from '@forecourt/values';
import { acceptLead, AppointmentTaken, bookedAppointments, leadVehicle, type NewLead } from '../index.ts';
import { car, NOW, payload, site } from '../test/samples.ts';

const later = (minutes: number, milliseconds = 0) =>
  new Date(NOW.getTime() + minutes * 60_000 + milliseconds);

describe.each(testEngines('lead-desk'))('accepting a lead on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => emptyTables(database.db, ['outbox', 'leads', 'lead_additions', 'appointments']));

  const accept = (changes: Partial<NewLead> = {}, now = NOW) =>
    acceptLead(
      { db: database.db, now },
      { site, idempotencyKey: randomUUID(), payload: payload(), vehicle: leadVehicle(car), ...changes },
    );
  const leads = () => database.db.selectFrom('leads').selectAll().orderBy('created_at').execute();
  const additions = () =>
    database.db.selectFrom('lead_additions').selectAll().orderBy('lead_id').orderBy('number').execute();
  const outbox = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();

  it('[EN-03] stores the payload with its e-mail, and with its webhook if the site has one', async () => {
    const { leadId, outcome } = await accept();
    expect(outcome).toBe('stored');
    expect(await leads()).toMatchObject([
      { id: leadId, site: 'harbour-city', payload: payload(), created_at: NOW },
    ]);
    expect(await outbox()).toMatchObject([{ topic: 'lead.email', key: leadId, next_attempt_at: NOW }]);

    const hooked = {
      ...site,
      leads: { ...site.leads, webhook: { url: 'https://crm.example', secret: 's' } },
    };
    await accept({ site: hooked, payload: payload({ email: 'other@shopper.example' }) });
    expect((await outbox()).map(({ topic }) => topic)).toEqual(['lead.email', 'lead.email', 'lead.webhook']);
  });

  it('stores a snapshot of the car at the time of the enquiry', async () => {
    await accept();
    expect((await outbox())[0]?.payload).toMatchObject({
      site: 'harbour-city',
      vehicle: { vin: '6ZZ4KAUU2LD587621', price: 55_880, price_text: '$55,880 Excl. govt charges' },
    });
  });

  it('is idempotent: the same key gives the same lead at any later time, and stores nothing more', async () => {
    const first = await accept({ idempotencyKey: 'key-12345' });
    const second = await accept({ idempotencyKey: 'key-12345' }, later(600));
    expect(second).toEqual({ leadId: first.leadId, outcome: 'repeated' });
    expect(await leads()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  const MONDAY = new Date('2026-11-22T23:00:00Z');
  const booking = (email: string, locationId = 101, start = MONDAY): Partial<NewLead> => ({
    payload: { ...payload({ email, category: 'Test Drive' }), dateTime: start.toISOString() },
    appointment: { locationId, start, day: localDate(start, 'Australia/Brisbane') },
  });
  const booked = async (locationId = 101) => {
    const times = await bookedAppointments(database.db, { site: 'harbour-city', locationId, from: NOW });
    return times.map(({ start }) => start);
  };

  it('[EN-04] books the half hour with the lead; a retry of the same form keeps it', async () => {
    const first = await accept({ idempotencyKey: 'key-12345', ...booking('a@shopper.example') });
    expect(await booked()).toEqual([MONDAY]);
    expect(await booked(102)).toEqual([]);
    const again = await accept({ idempotencyKey: 'key-12345', ...booking('a@shopper.example') }, later(600));
    expect(again).toEqual({ leadId: first.leadId, outcome: 'repeated' });
    expect((await accept(booking('a@shopper.example'))).outcome).toBe('merged');
  });

  it('[EN-04] of ten concurrent bookings of one half hour one succeeds, and the others store nothing', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 10 }, (_, each) => accept(booking(`${each}@shopper.example`))),
    );
    const refused = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(9);
    for (const reason of refused) expect(reason).toBeInstanceOf(AppointmentTaken);
    expect(await leads()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
    expect(await booked()).toEqual([MONDAY]);
  });

  it('[EN-04] another time of the same shopper is another booking of the same lead, and locations do not block each other', async () => {
    const first = await accept(booking('a@shopper.example'));
    const second = await accept(booking('a@shopper.example', 101, new Date('2026-11-22T23:30:00Z')));
    expect(second).toEqual({ leadId: first.leadId, outcome: 'added' });
    expect(await booked()).toHaveLength(2);
    expect(await outbox()).toHaveLength(2);
    expect((await accept(booking('b@shopper.example', 102))).outcome).toBe('stored');
    expect(await booked()).toHaveLength(2);
  });

  it('[EN-04] keeps its half hour when an addition has the same time', async () => {
    const first = await accept(booking('a@shopper.example'));
    const again = booking('a@shopper.example');
    const more = { ...again, payload: { ...payload(), ...again.payload, message: 'I may be late.' } };
    expect(await accept(more)).toEqual({ leadId: first.leadId, outcome: 'added' });
    expect(await booked()).toEqual([MONDAY]);
  });

  it('[EN-04] an addition with a taken time is rejected, and nothing of it is stored', async () => {
    await accept(booking('a@shopper.example'));
    const first = await accept({ payload: payload({ email: 'b@shopper.example', category: 'Test Drive' }) });
    await expect(accept(booking('b@shopper.example'))).rejects.toBeInstanceOf(AppointmentTaken);
    expect(await additions()).toEqual([]);
    const free = booking('b@shopper.example', 101, new Date('2026-11-22T23:30:00Z'));
    expect(await accept(free)).toEqual({ leadId: first.leadId, outcome: 'added' });
  });

  it('stores one lead when the same request comes ten times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => accept({ idempotencyKey: 'key-12345' })),
    );
    expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1);
    expect(await leads()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  it('stores one lead when one person sends two forms at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept()));
    expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1);
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
  });

  test.each([
    ['a millisecond under ten minutes', 'merged', later(10, -1)],
    ['ten minutes', 'stored', later(10)],
  ])('the same person, car and category after %s is %s', async (_name, outcome, then) => {
    const first = await accept();
    const second = await accept({ payload: payload({ email: 'KIM@shopper.example ' }) }, then);
    expect(second.outcome).toBe(outcome);
    expect(second.leadId === first.leadId).toBe(outcome === 'merged');
  });

  it('stores a second message as an addition to the first lead, and delivers it', async () => {
    const hooked = {
      ...site,
      leads: { ...site.leads, webhook: { url: 'https://crm.example', secret: 's' } },
    };
    const first = await accept({ site: hooked });
    const second = payload({ message: 'And does it have a towbar?', phone: '0491 570 157' });
    expect(await accept({ site: hooked, payload: second }, later(5))).toEqual({
      leadId: first.leadId,
      outcome: 'added',
    });
    expect(await leads()).toMatchObject([{ payload: payload() }]);
    expect(await additions()).toMatchObject([
      { lead_id: first.leadId, number: 2, site: 'harbour-city', payload: second, created_at: later(5) },
    ]);
    expect((await outbox()).slice(2)).toMatchObject([
      { topic: 'lead.email', key: first.leadId, payload: { addition: 2 }, next_attempt_at: later(5) },
      { topic: 'lead.webhook', key: first.leadId, payload: { addition: 2 } },
    ]);
  });

  it('numbers additions in order of arrival, and adds nothing to a lead older than ten minutes', async () => {
    const { leadId } = await accept();
    for (const [at, message] of ['Second', 'Third'].entries())
      expect((await accept({ payload: payload({ message }) }, later(at + 1))).outcome).toBe('added');
    expect((await additions()).map(({ number, payload }) => [number, payload['message']])).toEqual([
      [2, 'Second'],
      [3, 'Third'],
    ]);
    const late = await accept({ payload: payload({ message: 'Fourth' }) }, later(10));
    expect(late.outcome).toBe('stored');
    expect(late.leadId).not.toBe(leadId);
  });

  it('dedupes a repeated lead or addition under any key', async () => {
    const again = { payload: payload({ message: 'Second' }), idempotencyKey: 'key-second' };
    const { leadId } = await accept({ idempotencyKey: 'key-first' });
    expect((await accept(again)).outcome).toBe('added');
    const outcomes = [
      await accept({ idempotencyKey: 'key-first' }, later(3)),
      await accept(again, later(3)),
      await accept({ ...again, idempotencyKey: 'key-third' }, later(3)),
      await accept({}, later(3)),
      await accept(again, later(600)),
    ];
    expect(outcomes).toEqual(
      ['repeated', 'repeated', 'merged', 'merged', 'repeated'].map((outcome) => ({ leadId, outcome })),
    );
    expect(await additions()).toHaveLength(1);
    expect(await outbox()).toHaveLength(2);
  });

  it('stores a changed form that is sent under an old key', async () => {
    const { leadId } = await accept({ idempotencyKey: 'key-12345' });
    const changed = { idempotencyKey: 'key-12345', payload: payload({ message: 'Second' }) };
    expect(await accept(changed)).toEqual({ leadId, outcome: 'added' });
    expect(await accept(changed)).toEqual({ leadId, outcome: 'repeated' });
  });

  it('stores one lead and each addition once when twenty messages come at once, each of them twice', async () => {
    const messages = Array.from({ length: 10 }, (_, each) => `Message ${each}`);
    const answers = await Promise.all(
      [...messages, ...messages].map((message) =>
        accept({ idempotencyKey: `key of ${message}`, payload: payload({ message }) }),
      ),
    );
    expect(new Set(answers.map(({ leadId }) => leadId)).size).toBe(1);
    const [lead, ...others] = await leads();
    expect(others).toEqual([]);
    const stored = [
      lead?.payload['message'],
      ...(await additions()).map(({ payload }) => payload['message']),
    ];
    expect(stored.map(String).toSorted()).toEqual(messages);
    expect((await additions()).map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await outbox()).toHaveLength(10);
  });

  it('stores no addition when its delivery cannot be stored', async () => {
    await accept();
    await sql`alter table outbox add constraint refuse check (payload ->> 'addition' is null)`.execute(
      database.db,
    );
    const second = { payload: payload({ message: 'Second' }) };
    await expect(accept(second)).rejects.toThrow(/refuse/);
    await sql`alter table outbox drop constraint refuse`.execute(database.db);
    expect(await additions()).toEqual([]);
    expect((await accept(second)).outcome).toBe('added');
  });

  it('loses the additions with their lead when that is erased', async () => {
    const { leadId } = await accept();
    await accept({ payload: payload({ message: 'Second' }) });
    await database.db.deleteFrom('leads').where('id', '=', leadId).execute();
    expect(await additions()).toEqual([]);
  });

  test.each([
    ['another person', { payload: payload({ email: 'sam@shopper.example' }) }],
    ['no car', { payload: payload({}, false), vehicle: null }],
    ['another category', { payload: payload({ category: 'Test Drive' }) }],
    ['another site', { site: { ...site, slug: 'northside-group' } }],
  ])('%s is another lead', async (_name, changes) => {
    await accept();
    expect((await accept(changes)).outcome).toBe('stored');
  });

  it('never merges two shoppers who got the same key from a cached page', async () => {
    const kim = await accept({ idempotencyKey: 'key-12345' });
    const sam = await accept({
      idempotencyKey: 'key-12345',
      payload: payload({ email: 'sam@shopper.example' }),
    });
    expect(sam.outcome).toBe('stored');
    expect(sam.leadId).not.toBe(kim.leadId);
  });

  it('stores nothing when the deliveries cannot be stored', async () => {
    await sql`alter table outbox add constraint refuse check (topic <> 'lead.email')`.execute(database.db);
    await expect(accept()).rejects.toThrow(/refuse/);
    await sql`alter table outbox drop constraint refuse`.execute(database.db);
    expect(await leads()).toEqual([]);
  });

  it('keeps a text with NUL and quotes', async () => {
    await accept({ payload: payload({ message: 'a\0b \'"\\ 🚗' }) });
    expect((await leads())[0]?.payload).toMatchObject({ message: 'ab \'"\\ 🚗' });
  });
});
