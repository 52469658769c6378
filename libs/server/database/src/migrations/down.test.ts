import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { json } from '../json.ts';
import { migrate, migrateDown, migrationState, platformMigrations, type OwnMigrations } from '../migrate.ts';
import { openTestDatabase, testEngines, type TestDatabase } from '../testing/index.ts';

const NOW = new Date('2026-11-21T02:00:00Z');
const washing: OwnMigrations = {
  feature: 'wash',
  migrations: {
    'wash-0001': {
      up: async (db) => void (await sql`create table washes (id int primary key)`.execute(db)),
      down: async (db) => void (await sql`drop table washes`.execute(db)),
    },
    'wash-0002': {
      up: async (db) => void (await sql`alter table washes add column wax boolean`.execute(db)),
    },
  },
};

describe.each(testEngines('migrations down'))('migrations that are taken back on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());

  /** Every column, constraint and index of the tables. */
  async function schema(): Promise<string[]> {
    const { rows } = await sql<{ part: string }>`
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as part
        from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) from pg_constraint
        where connamespace = 'public'::regnamespace and conrelid::regclass::text not like 'kysely%'
      union all select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%'
      order by part`.execute(database.db);
    return rows.map(({ part }) => part);
  }

  /** Rows of what dealers and shoppers would miss, and of what a way down has to tidy up. */
  async function fill(): Promise<void> {
    const { db } = database;
    const lead = randomUUID();
    await db
      .insertInto('leads')
      .values({
        ...{ id: lead, site: 'a', idempotency_key: 'k', dedupe_key: 'd', category: 'general' },
        ...{ payload: json({ name: 'Kim' }), created_at: NOW },
      })
      .execute();
    await db
      .insertInto('cars')
      .values({
        ...{ dealer: 'a', stocknum: 'U1', slug: 'kia', status: 'in_stock', content_hash: '' },
        car: json({ show_on_dealer_website: true }),
      })
      .execute();
    const imported = {
      ...{ dealer: 'a', feed: 'f', map: 'm', started_at: NOW, finished_at: NOW },
      ...{ counts: json({}), report: json({}) },
    };
    await db
      .insertInto('imports')
      .values([imported, { ...imported, refused: 'It would remove much.' }])
      .execute();
    await db
      .insertInto('feed_fetches')
      .values({ dealer: 'a', source: 'https://feeds.example/', started_at: NOW })
      .execute();
    const place = { site: 'a', location_id: 1, starts_at: NOW, lead_id: lead };
    // Two shoppers at one time, which was not possible before there were places.
    await db
      .insertInto('appointments')
      .values([
        { ...place, place: 1 },
        { ...place, place: 2, loan_car: true },
      ])
      .execute();
    await db.insertInto('indexed_sites').values({ site: 'a', seen_at: NOW, drift: 1 }).execute();
    await db.insertInto('outbox').values({ topic: 'car.changed', key: '1', payload: '{}' }).execute();
  }
  const rowsOf = async (table: 'leads' | 'cars' | 'imports' | 'appointments' | 'outbox') => {
    const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(
      database.db,
    );
    return rows[0]?.count;
  };

  it('one after the other leave the tables as they were before each, with the rows that fit, and come again', async () => {
    const { db } = database;
    const names = (await migrationState(db)).map(({ name }) => name);
    const latest = await schema();
    await fill();
    expect(await migrateDown(db, 'none')).toEqual(names.toReversed());
    expect(await schema()).toEqual([]);
    expect((await migrationState(db)).every(({ ranAt }) => ranAt === null)).toBe(true);
    expect(await migrate(db)).toEqual(names);
    expect(await schema()).toEqual(latest);

    await fill();
    const after: string[][] = [];
    for (const name of names.toReversed().slice(1)) {
      await migrateDown(db, name);
      after.unshift(await schema());
      if (name === '0016-import-history') expect(await rowsOf('imports')).toBe(2);
      // A refused import would look as if it had been applied, and two shoppers cannot be at one time any more.
      if (name === '0015-indexed-sites') expect(await rowsOf('imports')).toBe(1);
      if (name === '0007-lead-turns') expect(await rowsOf('appointments')).toBe(1);
    }
    expect([await rowsOf('leads'), await rowsOf('cars'), await rowsOf('outbox')]).toEqual([1, 1, 1]);
    // On the way up each leaves what the way down of the next has left.
    await migrateDown(db, 'none');
    const provider = { getMigrations: () => Promise.resolve({ ...platformMigrations }) };
    for (const [at, expected] of after.entries()) {
      const { results } = await new Migrator({ db, provider }).migrateUp();
      expect(results?.map(({ migrationName }) => migrationName)).toEqual([names[at]]);
      expect(await schema(), names[at]).toEqual(expected);
    }
    await migrate(db);
    expect(await schema()).toEqual(latest);
    await fill();
  });

  it('are refused, and change nothing, where one has no way down or is unknown', async () => {
    const { db } = database;
    await migrate(db, [washing]);
    const before = await schema();
    await expect(migrateDown(db, 'wash-0001', [washing])).rejects.toThrow('wash-0002 cannot be taken back');
    await expect(migrateDown(db, 'none', [washing])).rejects.toThrow('wash-0002 cannot be taken back');
    await expect(migrateDown(db, '0099-tomorrow', [washing])).rejects.toThrow(
      'no migration that this database has',
    );
    expect(await schema()).toEqual(before);
    // The last one of a feature stays, so nothing goes.
    expect(await migrateDown(db, 'wash-0002', [washing])).toEqual([]);
    await sql`drop table washes, kysely_migration_wash, kysely_migration_wash_lock`
      .execute(db)
      .catch(() => sql`drop table washes, kysely_migration_wash`.execute(db));
  });

  it('are taken back together: one that fails leaves those before it in place', async () => {
    const { db } = database;
    const before = await schema();
    // A table that is not of the platform, so its first tables cannot go.
    await sql`create table of_another (car_id bigint references cars (id))`.execute(db);
    await expect(migrateDown(db, 'none')).rejects.toThrow(
      'Migration 0001-initial failed and was rolled back',
    );
    await sql`drop table of_another`.execute(db);
    expect(await schema()).toEqual(before);
  });
});
