import { testHolds } from '@forecourt/checkout-desk/testing';
import { json } from '@forecourt/database';
import { testEngines } from '@forecourt/database/testing';
import { addApplication, testApplications } from '@forecourt/finance-desk/testing';
import { openShoppers, realmOf } from '@forecourt/shoppers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFiles, addLead } from '../test/addLead.ts';
import { other, site, testDesk, type TestDesk } from '../test/testDesk.ts';
import { purgeAccounts, purgeEnded, purgeOld } from './purgeOld.ts';

const NOW = new Date('2028-03-31T02:00:00Z');
const kept = { ...site, retention: { leadMonths: 24, accountMonths: 36, eventMonths: 14, mailDays: 30 } };
const day = (text: string) => new Date(`${text}T02:00:00Z`);

describe.each(testEngines('retention'))('what a site keeps no longer, on %s', (engine) => {
  let kit: TestDesk;
  beforeAll(async () => {
    kit = await testDesk(engine);
  });
  afterAll(() => kit.database.close());
  const purge = (of = kept, now = NOW) => purgeOld({ db: kit.database.db, now }, of);
  const rowsOf = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(kit.database.db)).rows;
  const leadIds = async () => (await rowsOf('leads')).map(({ id }) => id);

  it('are leads after 24 months, with files, history, appointments, additions and mails; others stay', async () => {
    const form = { email: 'old@shopper.example' };
    const files = await addFiles(kit);
    const old = await addLead(kit, { form, files, at: day('2026-03-30'), appointment: day('2026-04-02') });
    await addLead(kit, {
      form: { ...form, message: 'And a towbar?' },
      at: new Date(day('2026-03-30').getTime() + 60_000),
    });
    const { db } = kit.database;
    const asOf = (id: string, at: Date) =>
      db.updateTable('lead_states').set({ updated_at: at }).where('lead_id', '=', id).execute();
    await asOf(old, day('2026-03-30'));
    await db
      .insertInto('desk_events')
      .values({
        site: site.slug,
        at: NOW,
        kind: 'noted',
        lead_id: old,
        data: '{}',
        staff_id: null,
        subject: null,
        key: null,
      })
      .execute();
    const young = await addLead(kit, { at: day('2026-04-01') });
    const answered = await addLead(kit, { at: day('2025-01-01') });
    await asOf(answered, day('2027-06-01'));
    const coming = await addLead(kit, { at: day('2026-01-01'), appointment: day('2028-04-03') });
    const elsewhere = await addLead(kit, { form, site: other, locationId: 201, at: day('2020-01-01') });

    expect(await purge()).toMatchObject({ leads: 1 });
    expect(new Set(await leadIds())).toEqual(new Set([young, answered, coming, elsewhere]));
    for (const table of ['lead_additions', 'lead_states', 'desk_events', 'outbox', 'appointments', 'uploads'])
      expect([table, JSON.stringify(await rowsOf(table)).includes(old)]).toEqual([table, false]);
    expect(await rowsOf('uploads')).toHaveLength(2);
    await kit.files.uploads.purge(NOW);
    expect(await rowsOf('uploads')).toEqual([]);
    expect(await purge({ ...kept, retention: { ...kept.retention, leadMonths: 25 } })).toEqual({
      leads: 0,
      events: 0,
    });
    expect(await purge(kept, day('2028-04-02'))).toMatchObject({ leads: 1 });
    expect(await purgeOld({ db, now: NOW }, other), 'without a retention').toEqual({ leads: 0, events: 0 });
    expect(await leadIds()).toContain(elsewhere);
  });

  it('are leads of many pages, but not that of a reservation with its contact details', async () => {
    const { db } = kit.database;
    const first = await addLead(kit, { at: day('2024-01-01') });
    await sql`insert into leads select gen_random_uuid(), site, 'many' || n, 'many' || n, category, payload, created_at
      from leads, generate_series(1, 250) as n where id = ${first}`.execute(db);
    await sql`insert into lead_states (lead_id, site, category, department, created_at, updated_at, search)
      select id, site, category, 'sales', created_at, created_at, '' from leads where dedupe_key like 'many%'`.execute(
      db,
    );
    const holds = await testHolds(db);
    await holds.add({ site: site.slug, carId: 91, leadId: first, shopper: { name: 'Zuleika' } });
    expect(await purge()).toMatchObject({ leads: 250 });
    expect(await leadIds()).toContain(first);
  });

  it('are counts of events and revealed numbers after 14 months, and deeds of staff about no lead after 24', async () => {
    const { db } = kit.database;
    const count = (of: string, on: string) =>
      db
        .insertInto('event_counts')
        .values({ site: of, day: on, event_id: 1, car_id: 0, label: '', count: 1 })
        .execute();
    for (const on of ['2027-01-30', '2027-01-31', '2028-03-31']) await count(site.slug, on);
    await count(other.slug, '2020-01-01');
    const car = {
      car_id: 1,
      dealership_id: null,
      location_id: null,
      page: '/cars/x',
      kind: 'phone-reveal' as const,
    };
    for (const at of ['2027-01-30', '2027-02-01'])
      await db
        .insertInto('lead_log')
        .values({ ...car, site: site.slug, view_key: at, created_at: day(at) })
        .execute();
    for (const at of ['2026-03-30', '2026-04-01'])
      await db
        .insertInto('desk_events')
        .values({
          site: site.slug,
          at: day(at),
          kind: 'leadsExported',
          lead_id: null,
          data: '{}',
          staff_id: null,
          subject: null,
          key: null,
        })
        .execute();
    expect(await purge()).toMatchObject({ events: 3 });
    const days = await sql<{
      site: string;
      day: string;
    }>`select site, day::text from event_counts order by day`.execute(db);
    expect(days.rows).toEqual([
      { site: other.slug, day: '2020-01-01' },
      { site: site.slug, day: '2027-01-31' },
      { site: site.slug, day: '2028-03-31' },
    ]);
    expect(await rowsOf('lead_log')).toMatchObject([{ view_key: '2027-02-01' }]);
    expect(await purge()).toEqual({ leads: 0, events: 0 });
  });

  it('are many counts, deleted in statements that are short; none follows once the process stops', async () => {
    const { db } = kit.database;
    await sql`insert into event_counts (site, day, event_id, car_id)
      select ${site.slug}, '2020-01-01', 1, n from generate_series(1, 10001) as n`.execute(db);
    expect(await purgeOld({ db, now: NOW, stopping: () => true }, kept)).toMatchObject({ events: 0 });
    const answers = [false];
    const stopping = () => answers.pop() ?? true;
    expect(await purgeOld({ db, now: NOW, stopping }, kept)).toMatchObject({ events: 5000 });
    expect(await purge()).toMatchObject({ events: 5001 });
  });

  it('are no leads of a finance application that is kept, decided or not', async () => {
    const { db } = kit.database;
    const leadId = await addLead(kit, { at: day('2020-01-01') });
    const finance = await testApplications(db);
    await addApplication({ ...finance, now: day('2028-01-01') }, { site: site.slug, leadId, answers: {} });
    await addApplication({ ...finance, now: day('2028-01-01') }, { site: other.slug, leadId, answers: {} });
    await purge();
    expect(await leadIds()).toContain(leadId);
    expect(await rowsOf('finance_applications')).toHaveLength(2);
    await purge(kept, day('2028-07-01'));
    expect(await leadIds(), 'undecided for half a year').not.toContain(leadId);
    expect(await rowsOf('finance_applications')).toMatchObject([{ site: other.slug }]);
  });

  it('are no leads that were merged into one that is not old', async () => {
    const { db } = kit.database;
    const target = await addLead(kit, { at: day('2027-01-01') });
    const merged = await addLead(kit, { at: day('2020-01-01') });
    const merge = (at: Date) =>
      db
        .updateTable('lead_states')
        .set({ merged_into: target, updated_at: at })
        .where('lead_id', '=', merged)
        .execute();
    await merge(day('2020-01-01'));
    await purge();
    expect(await leadIds()).toEqual(expect.arrayContaining([target, merged]));
    await purge(kept, day('2029-02-01'));
    expect(await leadIds()).not.toContain(merged);
    expect(await leadIds()).not.toContain(target);
  });

  it('are no leads that took one in that is kept: it would be in the lists again', async () => {
    const { db } = kit.database;
    const at = day('2020-01-01');
    const appointment = day('2029-01-01');
    const finance = await testApplications(db);
    const holds = await testHolds(db);
    const young = await addLead(kit, { at });
    const coming = await addLead(kit, { at, appointment });
    const applying = await addLead(kit, { at });
    await addApplication(
      { ...finance, now: day('2028-03-01') },
      { site: site.slug, leadId: applying, answers: {} },
    );
    const holding = await addLead(kit, { at });
    await holds.add({ site: site.slug, carId: 92, leadId: holding });
    const targets = new Map<string, string>();
    for (const child of [young, coming, applying, holding]) {
      const target = await addLead(kit, { at });
      targets.set(child, target);
      await db
        .updateTable('lead_states')
        .set({ merged_into: target, ...(child === young && { updated_at: day('2028-01-01') }) })
        .where('lead_id', '=', child)
        .execute();
    }
    await purge();
    expect(await leadIds()).toEqual(expect.arrayContaining([...targets.keys(), ...targets.values()]));
    await db.deleteFrom('appointments').where('lead_id', '=', coming).execute();
    await purge();
    expect(await leadIds()).not.toContain(targets.get(coming));
    expect(await leadIds()).not.toContain(coming);
  });

  it('are sessions, codes and challenges that ended; those that run stay', async () => {
    const { db } = kit.database;
    await kit.staff('owner');
    const from = new Date();
    await db.deleteFrom('staff_sessions').execute();
    const staffId = sql`(select id from staff limit 1)`;
    const shopperId = sql`(select id from shoppers limit 1)`;
    await sql`insert into shoppers (name, login, email_verified, realm) values ('', 'ended', true, '')`.execute(
      db,
    );
    for (const [ends, expires] of [
      ['ended', new Date(from.getTime() - 1)],
      ['runs', new Date(from.getTime() + 1)],
    ] as const) {
      await sql`insert into staff_sessions (expires_at, token, updated_at, staff_id)
        values (${expires}, ${ends}, ${from}, ${staffId})`.execute(db);
      await sql`insert into shopper_sessions (expires_at, token, updated_at, shopper_id)
        values (${expires}, ${ends}, ${from}, ${shopperId})`.execute(db);
      for (const table of ['staff_codes', 'shopper_verifications'])
        await sql`insert into ${sql.table(table)} (identifier, value, expires_at) values (${ends}, '', ${expires})`.execute(
          db,
        );
      await sql`insert into shopper_challenges (id, realm, host, challenge, expires_at)
        values (gen_random_uuid(), '', '', ${ends}, ${expires})`.execute(db);
    }
    expect(await purgeEnded({ db, now: from })).toBe(5);
    for (const table of [
      'staff_sessions',
      'staff_codes',
      'shopper_sessions',
      'shopper_verifications',
      'shopper_challenges',
    ]) {
      const left = JSON.stringify(await rowsOf(table));
      expect([table, left.includes('"runs"'), left.includes('"ended"')]).toEqual([table, true, false]);
    }
    expect(await purgeEnded({ db, now: from })).toBe(0);
  });

  it('are codes of shoppers a day after they were made: before, they count towards those of an address', async () => {
    const { db } = kit.database;
    let now = new Date('2028-03-31T02:00:00Z');
    const shoppers = openShoppers({ db, secret: 'x'.repeat(32), secure: true, now: () => now });
    const realm = realmOf({ slug: site.slug, accountRealm: null });
    const contact = { kind: 'email', address: 'codes@shopper.example' } as const;
    const ask = () => shoppers.makeCode({ realm, contact }, new Headers());
    let made = 0;
    while (made < 100 && (await ask()) !== null) made += 1;
    expect(made).toBe(40);
    now = new Date(now.getTime() + 11 * 60_000);
    await purgeEnded({ db, now });
    expect(await ask()).toBeNull();
    expect(await rowsOf('shopper_codes')).toHaveLength(40);
    expect(await purgeEnded({ db, now: new Date('2028-04-01T02:00:00Z') })).toBe(40);
    expect(await rowsOf('shopper_codes')).toEqual([]);
  });

  it('are accounts that nobody has used for 36 months, with what was saved; of sites that share them, for the longest time', async () => {
    const { db } = kit.database;
    const shared = { ...kept, slug: 'shared', accountRealm: 'group' };
    const longer = { ...shared, slug: 'longer', retention: { ...kept.retention, accountMonths: 60 } };
    let now = day('2025-03-01');
    const shoppers = openShoppers({ db, secret: 'x'.repeat(32), secure: true, now: () => now });
    const own = realmOf({ slug: site.slug, accountRealm: null });
    const group = realmOf({ slug: shared.slug, accountRealm: 'group' });
    const foreign = realmOf({ slug: other.slug, accountRealm: null });
    const signIn = async (realm: string, address: string) => {
      const made = await shoppers.makeCode({ realm, contact: { kind: 'email', address } }, new Headers());
      if (!made) throw new Error('There is no code.');
      const { id, code } = made;
      await shoppers.signIn({ realm, id, code }, new Headers());
    };
    const left = async () => {
      const names = (await rowsOf('shopper_addresses')).map(({ address }) =>
        String(address).replace(/@.*/, ''),
      );
      return names.toSorted((a, b) => a.localeCompare(b));
    };
    for (const name of ['idle', 'came-back', 'saves', 'has-passkey'])
      await signIn(own, `${name}@shopper.example`);
    await signIn(foreign, 'elsewhere@shopper.example');
    await signIn(group, 'of-group@shopper.example');
    const mine = db.selectFrom('shopper_addresses').select('shopper_id');
    await db.updateTable('shoppers').set({ created_at: now }).where('id', 'in', mine).execute();
    await db.updateTable('shopper_sessions').set({ updated_at: now, created_at: now }).execute();
    const idOf = async (name: string) => {
      const address = `${name}@shopper.example`;
      const row = await db
        .selectFrom('shopper_addresses')
        .select('shopper_id')
        .where('address', '=', address)
        .executeTakeFirstOrThrow();
      return row.shopper_id;
    };
    const saved = { site: site.slug, car_id: 7, car: json({}), note: '' };
    for (const [name, at] of [
      ['idle', now],
      ['saves', day('2025-04-02')],
    ] as const)
      await db
        .insertInto('shopper_cars')
        .values({ shopper_id: await idOf(name), saved_at: at, ...saved })
        .execute();
    await db
      .insertInto('shopper_passkeys')
      .values({
        ...{ shopper_id: await idOf('has-passkey'), host: 'h', credential_id: 'c', public_key: 'p' },
        ...{ counter: 0, name: 'Phone', created_at: now, used_at: day('2025-04-02') },
      })
      .execute();
    now = day('2025-04-02');
    await signIn(own, 'came-back@shopper.example');
    await purgeEnded({ db, now: NOW });
    const errors: unknown[] = [];
    const onError = (error: unknown) => void errors.push(error);
    const purging = { db, now: NOW, areAll: true, onError };
    expect(await purgeAccounts({ ...purging, stopping: () => true }, [kept])).toBe(0);
    expect(await purgeAccounts(purging, [kept, shared, longer])).toBe(1);
    expect(await left()).toEqual(['came-back', 'elsewhere', 'has-passkey', 'of-group', 'saves']);
    expect(await rowsOf('shopper_cars')).toMatchObject([{ shopper_id: await idOf('saves') }]);
    // Another site may keep the shared accounts longer.
    expect(await purgeAccounts({ ...purging, areAll: false }, [shared])).toBe(0);
    expect(await purgeAccounts(purging, [shared, { ...longer, retention: undefined }])).toBe(0);
    expect(await left()).toContain('of-group');
    const nowhere = { ...kept, slug: 'no\0where' };
    expect(await purgeAccounts(purging, [nowhere, shared])).toBe(1);
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringContaining('0x00') })]);
    expect(await left()).not.toContain('of-group');
  });
});
