import { json, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { checkFeed } from '../check/checkFeed.ts';
import type { CheckedRow } from '../check/checkRow.ts';
import type { FeedSite } from '../check/feedSite.ts';
import { findDuplicates } from '../check/findDuplicates.ts';
import type { FeedMap } from '../maps/feedMap.ts';
import type { Bytes } from '../read/rawRow.ts';
import { applyImport, type StockChanges } from './applyImport.ts';
import { ImportOvertaken } from './importErrors.ts';
import { createTally, REPORT_ROWS, reportRows, type ImportReport } from './importReport.ts';
import { findStaged, stageRows } from './stageRows.ts';

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
  onProgress?: (progress: ImportProgress) => void;
}

/** Batch size of row writes; bounds the memory. */
const BATCH = 400;

/**
 * Imports a feed as the stock of a dealer. Rows are streamed and staged separately from the live stock in small transactions; one
 * transaction at the end changes the cars and writes their outbox rows. If killed before it, the live
 * stock is untouched and the next run starts over; after it, the import is complete. Idempotent: the same feed again changes nothing.
 *
 * Throws `FeedFormatError` when the file cannot be read, `DropRefused` when too much stock would be removed, `ImportOvertaken`
 * when a newer import of the dealer started; nothing is changed then.
 */
export async function importStock(options: ImportOptions): Promise<ImportReport> {
  const { db, dealer, now, onProgress } = options;
  const started = performance.now();
  const importId = await beginImport(options);
  try {
    const { counts, warnings, notes } = await stageFeed(options, importId);
    onProgress?.({ phase: 'applying', rows: counts.rows });
    const report = await db.transaction().execute(async (trx) => {
      const changes: StockChanges = await applyImport(trx, {
        importId,
        dealer,
        now,
        allowDrop: options.allowDrop ?? false,
      });
      const rows = await reportRows(trx, importId, { limit: REPORT_ROWS });
      const seconds = Math.round(performance.now() - started) / 1_000;
      const remarks = await trx
        .selectFrom('import_rows')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('import_id', '=', importId)
        .executeTakeFirstOrThrow();
      const whole: ImportReport = {
        counts: { ...counts, ...changes },
        notes: notes(),
        warnings,
        rows,
        moreRows: Math.max(0, remarks.count - rows.length),
        seconds,
      };
      await trx
        .updateTable('imports')
        .set({ finished_at: new Date(), counts: json(whole.counts), report: json(whole) })
        .where('id', '=', importId)
        .execute();
      return whole;
    });
    onProgress?.({ phase: 'done', rows: counts.rows });
    return report;
  } catch (error) {
    await db.deleteFrom('imports').where('id', '=', importId).where('finished_at', 'is', null).execute();
    throw isForeignKeyError(error) ? new ImportOvertaken(dealer) : error;
  }
}

/**
 * Deletes the data of killed runs and the row reports before the last import, then inserts the new run. A concurrent run of the
 * same dealer finds its own record deleted and stops.
 */
async function beginImport({ db, dealer, feedName, map }: ImportOptions): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('imports').where('dealer', '=', dealer).where('finished_at', 'is', null).execute();
    await trx
      .deleteFrom('import_rows')
      .where('import_id', 'in', (eb) => eb.selectFrom('imports').select('id').where('dealer', '=', dealer))
      .execute();
    const { id } = await trx
      .insertInto('imports')
      .values({ dealer, feed: feedName, map: map.name, counts: '{}', report: '{}' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function stageFeed(options: ImportOptions, importId: number) {
  const { db, dealer, feed, map, site, now, onProgress } = options;
  const tally = createTally(site);
  const find = findStaged(db, importId);
  let batch: CheckedRow[] = [];
  const write = async () => {
    const decided = await findDuplicates(batch, find);
    await stageRows(db, importId, dealer, decided);
    tally.add(decided);
    onProgress?.({ phase: 'reading', rows: tally.counts.rows });
    batch = [];
  };
  for await (const row of checkFeed(feed, map, { site, now }, tally.note)) {
    batch.push(row);
    if (batch.length >= BATCH) await write();
  }
  if (batch.length > 0) await write();
  return tally;
}

function isForeignKeyError(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === '23503';
}
