import { randomUUID } from 'node:crypto';
import { openTestDatabase, testEngines, type TestDatabase } from '@forecourt/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { acceptLead, AppointmentTaken, bookedAppointments, leadVehicle, type NewLead } from '../index.ts';
import { car, NOW, payload, site } from '../test/samples.ts';

const later = (minutes: number, milliseconds = 0) =>
  new Date(NOW.getTime() + minutes * 60_000 + milliseconds);

describe.each(testEngines('lead-desk'))('keeping a lead on %s', (engine) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(() => sql`truncate outbox, leads, appointments`.execute(database.db));

  const accept = (changes: Partial<NewLead> = {}, now = NOW) =>
    acceptLead(
      { db: database.db, now },
      { site, idempotencyKey: randomUUID(), payload: payload(), vehicle: leadVehicle(car), ...changes },
    );
  const leads = () => database.db.selectFrom('leads').selectAll().orderBy('created_at').execute();
  const outbox = () => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();

  it('[EN-03] stores the payload with its e-mail, and with its webhook where the site has one', async () => {
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

  it('keeps the car as it stood when the shopper asked', async () => {
    await accept();
    expect((await outbox())[0]?.payload).toMatchObject({
      site: 'harbour-city',
      vehicle: { vin: '6ZZ4KAUU2LD587621', price: 55_880, price_text: '$55,880 Excl. govt charges' },
    });
  });

  it('gives the same lead for the same key, however late, and stores nothing more', async () => {
    const first = await accept({ idempotencyKey: 'key-12345' });
    const second = await accept({ idempotencyKey: 'key-12345' }, later(600));
    expect(second).toEqual({ leadId: first.leadId, outcome: 'repeated' });
    expect(await leads()).toHaveLength(1);
    expect(await outbox()).toHaveLength(1);
  });

  const MONDAY = new Date('2026-11-22T23:00:00Z');
  const booking = (email: string, locationId = 101, start = MONDAY): Partial<NewLead> => ({
    payload: { ...payload({ email, category: 'Test Drive' }), dateTime: start.toISOString() },
    appointment: { locationId, start },
  });
  const booked = (locationId = 101) =>
    bookedAppointments(database.db, { site: 'harbour-city', locationId, from: NOW });

  it('[EN-04] books the half hour with the lead; the same form sent again has it still', async () => {
    const first = await accept({ idempotencyKey: 'key-12345', ...booking('a@shopper.example') });
    expect(await booked()).toEqual([MONDAY]);
    expect(await booked(102)).toEqual([]);
    const again = await accept({ idempotencyKey: 'key-12345', ...booking('a@shopper.example') }, later(600));
    expect(again).toEqual({ leadId: first.leadId, outcome: 'repeated' });
    expect((await accept(booking('a@shopper.example'))).outcome).toBe('merged');
  });

  it('[EN-04] of ten shoppers who want one half hour at once, one has it and the others leave nothing behind', async () => {
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

  it('[EN-04] another time of the same shopper is another booking, and one place does not fill another', async () => {
    await accept(booking('a@shopper.example'));
    const second = await accept(booking('a@shopper.example', 101, new Date('2026-11-22T23:30:00Z')));
    expect(second.outcome).toBe('stored');
    expect((await accept(booking('b@shopper.example', 102))).outcome).toBe('stored');
    expect(await booked()).toHaveLength(2);
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
    const second = await accept(
      { payload: payload({ email: 'KIM@shopper.example ', message: 'Hello?' }) },
      then,
    );
    expect(second.outcome).toBe(outcome);
    expect(second.leadId === first.leadId).toBe(outcome === 'merged');
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

  it('never merges two shoppers who were handed one key by a cached page', async () => {
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
