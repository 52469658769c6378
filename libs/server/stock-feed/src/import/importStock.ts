import { json, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { checkFeed } from '../check/checkFeed.ts';
import type { CheckedRow } from '../check/checkRow.ts';
import type { FeedSite } from '../check/feedSite.ts';
import { findDuplicates } from '../check/findDuplicates.ts';
import type { FeedMap } from '../maps/feedMap.ts';
import { FeedFormatError, type Bytes } from '../read/rawRow.ts';
import { watchEnd } from '../read/watchEnd.ts';
import { applyImport, countLive, type StockChanges } from './applyImport.ts';
import { ImportOvertaken } from './importErrors.ts';
import { createTally, REPORT_ROWS, reportRows, type ImportReport } from './importReport.ts';
import type { PictureSize } from './measureInterior.ts';
import { NoRowAccepted } from './NoRowAccepted.ts';
import { refusalOf } from './refusalOf.ts';
import { findStaged, stageRows } from './stageRows.ts';
import { findStillOnSale, stillOnSaleNotes, tellOnSale } from './stillOnSale.ts';

/** Progress of an import. `reading` counts rows, `applying` is the single transaction at the end. */
export interface ImportProgress {
  phase: 'reading' | 'applying' | 'done';
  rows: number;
}

/** Options of `importStock`. */
export interface ImportOptions {
  db: Kysely<Schema>;
  /** The slug of the site whose stock the feed is. */
  dealer: string;
  feed: Bytes;
  /** The feed's name, for the record. */
  feedName: string;
  map: FeedMap;
  site: FeedSite;
  now: Date;
  /** Allow the feed to remove more than 30 % of the dealer's stock. */
  allowDrop?: boolean;
  /** Measures the pictures of interiors. */
  pictureSize: PictureSize;
  onProgress?: (progress: ImportProgress) => void;
}

/** Batch size of row writes; bounds the memory. */
const BATCH = 400;

/**
 * Imports a feed as the stock of a dealer. Rows are streamed and staged separately from the live stock in small transactions; one
 * transaction at the end changes the cars and writes their outbox rows. If killed before it, the live
 * stock is untouched and the next run starts over; after it, the import is complete. Idempotent: the same feed again changes nothing.
 *
 * Throws `FeedFormatError` when the file cannot be read, `NoRowAccepted` when every row of the dealer was rejected, `DropRefused` when
 * too much stock would be removed, `ImportOvertaken` when a newer import of the dealer started; nothing is changed then. All but the
 * last leave a record with the reason.
 */
export async function importStock(options: ImportOptions): Promise<ImportReport> {
  const { db, dealer, now, onProgress } = options;
  const started = performance.now();
  const importId = await beginImport(options);
  const tally = createTally(options.site);
  try {
    await stageFeed(options, importId, tally);
    const { counts } = tally;
    if (counts.rejected > 0 && counts.accepted + counts.merged + counts.review === 0)
      throw new NoRowAccepted(dealer, await reportOf(db, importId, tally, started));
    onProgress?.({ phase: 'applying', rows: counts.rows });
    const report = await db.transaction().execute(async (trx) => {
      const changes: StockChanges = await applyImport(trx, {
        importId,
        dealer,
        now,
        allowDrop: options.allowDrop ?? false,
      });
      const stillOnSale = await findStillOnSale(trx, importId, dealer);
      await tellOnSale(trx, dealer, stillOnSale, now);
      const whole: ImportReport = {
        ...(await reportOf(trx, importId, tally, started)),
        counts: { ...counts, ...changes },
        notes: [...stillOnSaleNotes(stillOnSale), ...tally.notes()],
        stillOnSale,
      };
      await trx
        .updateTable('imports')
        .set({
          finished_at: new Date(),
          counts: json(whole.counts),
          report: json(whole),
          stock: await countLive(trx, dealer),
        })
        .where('id', '=', importId)
        .execute();
      return whole;
    });
    onProgress?.({ phase: 'done', rows: counts.rows });
    return report;
  } catch (error) {
    const cause = isForeignKeyError(error) ? new ImportOvertaken(dealer) : error;
    const refused = refusalOf(cause);
    await (refused === null ? forget(db, importId) : recordRefusal(db, importId, refused, tally.counts));
    throw cause;
  }
}

/** The report of an import that has changed nothing. */
async function reportOf(
  db: Kysely<Schema>,
  importId: number,
  { counts, warnings, notes }: ReturnType<typeof createTally>,
  started: number,
): Promise<ImportReport> {
  const rows = await reportRows(db, importId, { limit: REPORT_ROWS });
  const remarks = await db
    .selectFrom('import_rows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return {
    id: importId,
    counts: { ...counts, added: 0, changed: 0, removed: 0, unchanged: 0 },
    notes: notes(),
    stillOnSale: [],
    warnings,
    rows,
    moreRows: Math.max(0, remarks.count - rows.length),
    seconds: Math.round(performance.now() - started) / 1_000,
  };
}

async function forget(db: Kysely<Schema>, importId: number): Promise<void> {
  await db.deleteFrom('imports').where('id', '=', importId).where('finished_at', 'is', null).execute();
}

async function recordRefusal(
  db: Kysely<Schema>,
  importId: number,
  refused: string,
  counts: Record<string, number>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('import_cars').where('import_id', '=', importId).execute();
    await trx
      .updateTable('imports')
      .set({ finished_at: new Date(), refused, counts: json(counts) })
      .where('id', '=', importId)
      .where('finished_at', 'is', null)
      .execute();
  });
}

/**
 * Deletes the data of killed runs and the row reports before the last import, then inserts the new run. A concurrent run of the
 * same dealer finds its own record deleted and stops.
 */
async function beginImport({ db, dealer, feedName, map, now, allowDrop }: ImportOptions): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('imports').where('dealer', '=', dealer).where('finished_at', 'is', null).execute();
    await trx
      .deleteFrom('import_rows')
      .where('import_id', 'in', (eb) => eb.selectFrom('imports').select('id').where('dealer', '=', dealer))
      .execute();
    const { id } = await trx
      .insertInto('imports')
      .values({
        dealer,
        feed: feedName,
        map: map.name,
        started_at: now,
        drop_allowed: allowDrop ?? false,
        counts: '{}',
        report: '{}',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function stageFeed(
  options: ImportOptions,
  importId: number,
  tally: ReturnType<typeof createTally>,
): Promise<void> {
  const { db, dealer, feed, map, site, now, onProgress } = options;
  const find = findStaged(db, importId);
  let batch: CheckedRow[] = [];
  const write = async () => {
    const decided = await findDuplicates(batch, find);
    await stageRows(db, importId, dealer, decided, options.pictureSize);
    tally.add(decided);
    onProgress?.({ phase: 'reading', rows: tally.counts.rows });
    batch = [];
  };
  const { bytes, isCutOff } = watchEnd(feed);
  let last: CheckedRow | undefined;
  for await (const row of checkFeed(bytes, map, { site, now }, tally.note)) {
    batch.push((last = row));
    if (batch.length >= BATCH) await write();
  }
  if (last && isCutOff(last))
    throw new FeedFormatError(
      'The feed ends in the middle of its last line, so that it is not whole. Nothing was imported. Export the feed again.',
    );
  if (batch.length > 0) await write();
}

function isForeignKeyError(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === '23503';
}
