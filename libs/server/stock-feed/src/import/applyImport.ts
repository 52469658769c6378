import type { Schema } from '@forecourt/database';
import { sql, type Kysely, type Transaction } from 'kysely';
import { DropRefused, ImportOvertaken } from './importErrors.ts';

/** Changes of the dealer's live stock. */
export interface StockChanges {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** Options of `applyImport`. */
export interface ApplyOptions {
  importId: number;
  dealer: string;
  now: Date;
  /** Allow a feed to remove more than 30 % of the stock. */
  allowDrop: boolean;
}

/** A feed that would remove a greater share of the live stock is rejected. */
export const LARGEST_DROP = 0.3;

/** Days whose most cars a feed is compared with, since the last import that was allowed to remove much. */
const JUDGED_DAYS = 7;

/** Fields of a car that the platform sets; a feed neither sets nor clears them. */
const KEPT = [
  'views',
  'reserved',
  'tag',
  'subscription_price',
  'offer_price',
  'autograb_data',
  'finance_lenders',
  'youxQuote',
  'file',
  'video_url',
  'external_video_url',
  'video',
  'spin_images',
  'spin_code',
  'spin_interior_image',
  'spin_interior_size',
  'hotspots',
  'features',
];

/**
 * Applies the staged cars of an import to the dealer's stock, in the given transaction: new cars get an id and a slug, changed
 * ones keep theirs, cars that are no longer in the feed are marked as removed, and each of them gets an outbox row for the search
 * index. Rejected rows and rows for review leave their car unchanged.
 */
export async function applyImport(trx: Transaction<Schema>, options: ApplyOptions): Promise<StockChanges> {
  const { importId, dealer, now, allowDrop } = options;
  await sql`select pg_advisory_xact_lock(hashtext(${`stock:${dealer}`}))`.execute(trx);
  // Lock, so that an import that starts now waits for this one before it compares the feed with the live stock.
  const own = await trx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) throw new ImportOvertaken(dealer);

  const { live, gone } = await countGone(trx, importId, dealer);
  if (!allowDrop) await refuseDrop(trx, options, { live, gone });

  const changed = await updateCars(trx, importId, dealer, now);
  const added = await insertCars(trx, importId, dealer, now);
  const removed = gone === 0 ? 0 : await removeCars(trx, importId, dealer, now);
  const staged = await countStaged(trx, importId);
  await trx.deleteFrom('import_cars').where('import_id', '=', importId).execute();
  return { added, changed, removed, unchanged: staged - added - changed };
}

/** A week of small drops empties a dealer as one large one does. */
async function refuseDrop(
  db: Kysely<Schema>,
  { importId, dealer, now }: ApplyOptions,
  { live, gone }: { live: number; gone: number },
): Promise<void> {
  if (gone === 0) return;
  if (gone / live > LARGEST_DROP) throw new DropRefused(dealer, live, gone);
  const { rows } = await sql<{ most: number | null; fresh: number }>`
    select
      (select max(stock) from imports where dealer = ${dealer} and stock is not null
        and started_at > ${new Date(now.getTime() - JUDGED_DAYS * 86_400_000)}
        and id >= coalesce((select max(id) from imports where dealer = ${dealer} and stock is not null and drop_allowed), 0)) as most,
      (select count(*) from import_cars i where i.import_id = ${importId} and not exists (
        select 1 from cars c where c.dealer = ${dealer} and c.stocknum = i.stocknum and c.removed_at is null)) as fresh
  `.execute(db);
  const { most = null, fresh = 0 } = rows[0] ?? {};
  const left = live - gone + fresh;
  if (most !== null && (most - left) / most > LARGEST_DROP)
    throw new DropRefused(dealer, live, gone, { most, left });
}

/** The number of live cars of a dealer. */
export async function countLive(db: Kysely<Schema>, dealer: string): Promise<number> {
  const { live } = await db
    .selectFrom('cars')
    .select((eb) => eb.fn.countAll<number>().as('live'))
    .where('dealer', '=', dealer)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return live;
}

/** Live cars that are in no row of the feed, including rejected rows. */
const isGone = (importId: number) => sql<boolean>`
  removed_at is null
  and not exists (select 1 from import_cars i where i.import_id = ${importId} and i.stocknum = cars.stocknum)
  and not exists (select 1 from import_rows r where r.import_id = ${importId} and r.stocknum = cars.stocknum
    and r.outcome in ('review', 'reject'))`;

async function countGone(db: Kysely<Schema>, importId: number, dealer: string) {
  const { rows } = await sql<{ live: number; gone: number }>`
    select count(*) filter (where removed_at is null) as live, count(*) filter (where ${isGone(importId)}) as gone
    from cars where dealer = ${dealer}
  `.execute(db);
  return rows[0] ?? { live: 0, gone: 0 };
}

async function countStaged(db: Kysely<Schema>, importId: number): Promise<number> {
  const { rows } = await sql<{ staged: number }>`
    select count(*) as staged from import_cars where import_id = ${importId}
  `.execute(db);
  return rows[0]?.staged ?? 0;
}

const notify = sql`insert into outbox (topic, key) select 'car.changed', id::text from touched`;

/** `sold_date_timestamp` of a car: seconds since 1970. */
const soldFacts = (soldAt: ReturnType<typeof sql>) =>
  sql`case when i.status = 'sold' then jsonb_build_object('sold_date_timestamp', extract(epoch from ${soldAt})::bigint)
    else jsonb_build_object('sold_date_timestamp', null) end`;

/** The time of the import if the feed has no sold date; null if the feed's sold date is invalid. */
const soldUntold = (now: Date) =>
  sql`case when jsonb_exists(i.car, 'sold_date_timestamp') then null else ${now}::timestamptz end`;

/** The feed's sold date; null without one. */
const fedSoldAt = sql`to_timestamp((i.car->>'sold_date_timestamp')::float8)`;

/**
 * When the price last fell: as the feed says; the time of the import if it lowers the price; the time before it while the price stays.
 * Prices on other terms, such as drive-away and before charges, are not compared.
 */
const priceLoweredAt = (now: Date) => sql`coalesce(i.car->>'price_lowered_at', case
  when i.car->>'price_type' is distinct from cars.car->>'price_type' then null
  when (i.car->>'price')::float8 < (cars.car->>'price')::float8 then ${now.toISOString()}::text
  when (i.car->>'price')::float8 = (cars.car->>'price')::float8 then cars.car->>'price_lowered_at' end)`;

async function updateCars(db: Kysely<Schema>, importId: number, dealer: string, now: Date): Promise<number> {
  const result = await sql`
    with touched as (
      update cars set
        vin = i.vin, status = i.status, content_hash = i.content_hash, updated_at = ${now}, removed_at = null,
        sold_at = case when i.status = 'sold' then coalesce(${fedSoldAt}, cars.sold_at, ${soldUntold(now)}) end,
        car = i.car
          || (select coalesce(jsonb_object_agg(kept.key, kept.value), '{}') from jsonb_each(cars.car) as kept
              where kept.key = any(${KEPT}::text[]))
          || jsonb_build_object('id', cars.id, 'slug', cars.slug, 'path', '/cars/' || cars.slug,
              'created_at', coalesce(i.car->>'created_at', cars.car->>'created_at'), 'updated_at', ${now.toISOString()}::text,
              'price_lowered_at', ${priceLoweredAt(now)})
          || ${soldFacts(sql`coalesce(${fedSoldAt}, cars.sold_at, ${soldUntold(now)})`)}
      from import_cars i
      where i.import_id = ${importId} and cars.dealer = ${dealer} and cars.stocknum = i.stocknum
        and (cars.content_hash <> i.content_hash or cars.removed_at is not null)
      returning cars.id
    ) ${notify}
  `.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

async function insertCars(db: Kysely<Schema>, importId: number, dealer: string, now: Date): Promise<number> {
  const result = await sql`
    with fresh as (
      select i.*, nextval(pg_get_serial_sequence('cars', 'id')) as new_id,
        case
          when row_number() over (partition by i.slug order by i.row) = 1
            and not exists (select 1 from cars c where c.dealer = ${dealer} and c.slug = i.slug) then i.slug
          else i.slug || '-' || substr(md5(i.stocknum), 1, 8)
        end as new_slug
      from import_cars i
      where i.import_id = ${importId}
        and not exists (select 1 from cars c where c.dealer = ${dealer} and c.stocknum = i.stocknum)
    ),
    touched as (
      insert into cars (id, dealer, stocknum, vin, slug, status, car, content_hash, created_at, updated_at, sold_at)
      select new_id, ${dealer}, i.stocknum, i.vin, new_slug, i.status,
        i.car || jsonb_build_object('id', new_id, 'slug', new_slug, 'path', '/cars/' || new_slug,
            'created_at', coalesce(i.car->>'created_at', case when jsonb_exists(i.car, 'created_at') then null else ${now.toISOString()}::text end), 'updated_at', ${now.toISOString()}::text)
          || ${soldFacts(sql`coalesce(${fedSoldAt}, ${soldUntold(now)})`)},
        i.content_hash, coalesce((i.car->>'created_at')::timestamptz, ${now}), ${now}::timestamptz,
        case when i.status = 'sold' then coalesce(${fedSoldAt}, ${soldUntold(now)}) end
      from fresh i
      returning id
    ) ${notify}
  `.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}

async function removeCars(db: Kysely<Schema>, importId: number, dealer: string, now: Date): Promise<number> {
  const result = await sql`
    with touched as (
      update cars set removed_at = ${now}, updated_at = ${now} where dealer = ${dealer} and ${isGone(importId)} returning id
    ) ${notify}
  `.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
