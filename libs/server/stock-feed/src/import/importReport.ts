import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Warning, WarningCode } from '../warning.ts';
import type { StockChanges } from './applyImport.ts';
import type { FeedSite } from '../check/feedSite.ts';
import type { DecidedRow } from '../check/findDuplicates.ts';
import type { StillOnSale } from './stillOnSale.ts';
import { surveyStock } from './surveyStock.ts';

/** A row of the report: its outcome and the reason. */
export interface ReportRow {
  row: number;
  stocknum: string | null;
  outcome: DecidedRow['outcome'];
  reason: string | null;
  warnings: Warning[];
}

/** Number of rows by outcome. */
export interface ImportCounts extends StockChanges {
  rows: number;
  accepted: number;
  merged: number;
  skipped: number;
  review: number;
  rejected: number;
}

/** The report of an import, stored in the table `imports`. */
export interface ImportReport {
  /** Id of the import. */
  id: number;
  counts: ImportCounts;
  /** Notes on the feed as a whole, as sentences: its encoding, vehicles that the site will not list, picture hosts. */
  notes: string[];
  /** Vehicles that stay on sale as they were, because their row needs a decision or was rejected. */
  stillOnSale: StillOnSale[];
  /** The count of each warning. */
  warnings: Partial<Record<WarningCode, number>>;
  /** The rows with a reason or warnings: rejected ones first, then by row. At most `REPORT_ROWS`; all of them are in `import_rows`. */
  rows: ReportRow[];
  /** Number of further rows beyond `rows`. */
  moreRows: number;
  seconds: number;
}

/** Maximum number of rows in the report. */
export const REPORT_ROWS = 2_000;

/** Counts rows as they are decided. */
export function createTally(site: FeedSite) {
  const counts = { rows: 0, accepted: 0, merged: 0, skipped: 0, review: 0, rejected: 0 };
  const warnings: ImportReport['warnings'] = {};
  const survey = surveyStock(site);
  const said: string[] = [];
  const keys = {
    accept: 'accepted',
    merge: 'merged',
    skip: 'skipped',
    review: 'review',
    reject: 'rejected',
  } as const;
  return {
    counts,
    warnings,
    note: (sentence: string) => void said.push(sentence),
    notes: () => [...said, ...survey.notes()],
    add: (batch: readonly DecidedRow[]) => {
      for (const row of batch) {
        counts.rows += 1;
        counts[keys[row.outcome]] += 1;
        if (row.outcome === 'accept' && row.car) survey.add(row.car);
        for (const { code } of row.warnings) warnings[code] = (warnings[code] ?? 0) + 1;
      }
    },
  };
}

/** The rows of an import with a reason or warnings, from an offset, in report order. */
export async function reportRows(
  db: Kysely<Schema>,
  importId: number,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<ReportRow[]> {
  return db
    .selectFrom('import_rows')
    .select(['row', 'stocknum', 'outcome', 'reason'])
    .select((eb) => eb.ref('warnings').$castTo<Warning[]>().as('warnings'))
    .where('import_id', '=', importId)
    .orderBy((eb) =>
      eb
        .case()
        .when('outcome', '=', 'reject')
        .then(0)
        .when('outcome', '=', 'review')
        .then(1)
        .when('outcome', '=', 'merge')
        .then(2)
        .when('outcome', '=', 'skip')
        .then(3)
        .else(4)
        .end(),
    )
    .orderBy('row')
    .limit(limit)
    .offset(offset)
    .execute();
}
