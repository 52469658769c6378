import { json, type Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import type { DecidedRow, FindSeen } from '../check/findDuplicates.ts';
import { measureInterior, type PictureSize } from './measureInterior.ts';

/** Looks up rows of this import that are already staged. */
export function findStaged(db: Kysely<Schema>, importId: number): FindSeen {
  return async ({ stocknums, vins }) => {
    if (stocknums.length === 0) return [];
    const rows = await db
      .selectFrom('import_cars')
      .select(['stocknum', 'vin', 'row_hash'])
      .where('import_id', '=', importId)
      .where((eb) =>
        eb.or([
          eb('stocknum', '=', sql<string>`any(${stocknums}::text[])`),
          eb('vin', '=', sql<string>`any(${vins}::text[])`),
        ]),
      )
      .execute();
    return rows.map((row) => ({ stocknum: row.stocknum, vin: row.vin, rowHash: row.row_hash }));
  };
}

/** The stock numbers of a batch whose live car equals the feed. */
async function findUnchanged(
  db: Kysely<Schema>,
  dealer: string,
  cars: readonly { stocknum: string; content_hash: string }[],
): Promise<Set<string>> {
  const { rows } = await sql<{ stocknum: string }>`
    select stocknum from cars join unnest(
      ${cars.map((car) => car.stocknum)}::text[], ${cars.map((car) => car.content_hash)}::text[]
    ) as told (stocknum, content_hash) using (stocknum, content_hash)
    where dealer = ${dealer} and removed_at is null
  `.execute(db);
  return new Set(rows.map(({ stocknum }) => stocknum));
}

/**
 * Stages a batch of decided rows, separately from the live stock, in one transaction: accepted cars, and rows with a reason or
 * warnings. A repeated stock number replaces the earlier staged car. A car that equals the live one is staged without its
 * content, since most cars of a daily feed are unchanged.
 */
export async function stageRows(
  db: Kysely<Schema>,
  importId: number,
  dealer: string,
  batch: readonly DecidedRow[],
  pictureSize: PictureSize,
): Promise<void> {
  const cars = new Map(
    batch.flatMap((row) =>
      row.car === null || row.stocknum === null || row.outcome === 'skip'
        ? []
        : [[row.stocknum, toStaged(row.stocknum, row, row.car)] as const],
    ),
  );
  const remarks = batch
    .filter((row) => row.outcome !== 'accept' || row.warnings.length > 0)
    .map(({ row, stocknum, outcome, warnings, reason }) => ({ row, stocknum, outcome, warnings, reason }));
  const unchanged = await findUnchanged(db, dealer, [...cars.values()]);
  const staged = await Promise.all(
    [...cars.values()].map(async (row) => ({
      ...row,
      car: unchanged.has(row.stocknum) ? null : await measureInterior(row.car, pictureSize),
    })),
  );
  await db.transaction().execute(async (trx) => {
    if (staged.length > 0)
      await sql`
        insert into import_cars (import_id, stocknum, row, vin, slug, status, car, content_hash, row_hash)
        select ${importId}, stocknum, row, vin, slug, status, coalesce(car, 'null'), content_hash, row_hash
        from jsonb_to_recordset(${json(staged)}::jsonb) as staged(
          stocknum text, row int, vin text, slug text, status text, car jsonb, content_hash text, row_hash text)
        on conflict (import_id, stocknum) do update set row = excluded.row, vin = excluded.vin, slug = excluded.slug,
          status = excluded.status, car = excluded.car, content_hash = excluded.content_hash, row_hash = excluded.row_hash
      `.execute(trx);
    if (remarks.length > 0)
      await sql`
        insert into import_rows (import_id, row, stocknum, outcome, warnings, reason)
        select ${importId}, remark.* from jsonb_to_recordset(${json(remarks)}::jsonb) as remark(
          row int, stocknum text, outcome text, warnings jsonb, reason text)
      `.execute(trx);
  });
}

function toStaged(stocknum: string, row: DecidedRow, car: NonNullable<DecidedRow['car']>) {
  return {
    stocknum,
    row: row.row,
    vin: car.vin,
    slug: car.slug,
    status: car.status,
    car: withoutUntold(car, row.undated),
    content_hash: row.contentHash,
    row_hash: row.rowHash,
  };
}

/** A date that the feed lacks is left out, and the import fills it in; an invalid one stays, as null. */
function withoutUntold(car: NonNullable<DecidedRow['car']>, undated: readonly string[]): Partial<typeof car> {
  const staged: Partial<typeof car> = { ...car };
  for (const field of ['created_at', 'sold_date_timestamp'] as const)
    if (car[field] === null && !undated.includes(field)) delete staged[field];
  return staged;
}
