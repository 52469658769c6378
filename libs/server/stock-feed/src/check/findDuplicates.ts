import { explain } from '../explain.ts';
import type { CheckedRow, RowOutcome } from './checkRow.ts';

/** A row accepted earlier in the same feed. */
export interface SeenRow {
  stocknum: string;
  vin: string | null;
  rowHash: string;
}

/** A row with its final outcome: `merge` replaces the row accepted earlier with its stock number. */
export interface DecidedRow extends Omit<CheckedRow, 'outcome'> {
  outcome: RowOutcome | 'merge';
}

/** Finds the accepted rows of a feed with one of these stock numbers or VINs. */
export type FindSeen = (asked: { stocknums: string[]; vins: string[] }) => Promise<SeenRow[]>;

/**
 * Dedupes a batch of rows in feed order: an identical row is skipped, the same stock number
 * with other content replaces the earlier row, another stock number with the same VIN needs review.
 * `find` looks up rows of earlier batches, so that memory stays bounded for a feed of any length.
 */
export async function findDuplicates(batch: readonly CheckedRow[], find: FindSeen): Promise<DecidedRow[]> {
  const cars = batch.flatMap(({ car }) => (car === null ? [] : [car]));
  const seen = await find({
    stocknums: cars.flatMap((car) => car.stocknum ?? []),
    vins: cars.flatMap((car) => car.vin ?? []),
  });
  const byStock = new Map(seen.map((row): [string, SeenRow] => [row.stocknum, row]));
  const byVin = new Map(
    seen.flatMap((row): [string, SeenRow][] => (row.vin === null ? [] : [[row.vin, row]])),
  );

  return batch.map((row): DecidedRow => {
    const { car, stocknum } = row;
    if (row.outcome !== 'accept' || car === null || stocknum === null) return row;
    const before = byStock.get(stocknum);
    const twin = car.vin === null ? undefined : byVin.get(car.vin);
    if (before?.rowHash === row.rowHash) return decide(row, 'skip', 'duplicate', stocknum);
    if (twin !== undefined && twin.stocknum !== stocknum)
      return { ...decide(row, 'review', 'duplicate_vin', `${car.vin} is ${twin.stocknum} too`), car: null };
    const entry = { stocknum, vin: car.vin, rowHash: row.rowHash };
    byStock.set(stocknum, entry);
    if (before?.vin) byVin.delete(before.vin);
    if (car.vin !== null) byVin.set(car.vin, entry);
    return before === undefined ? row : decide(row, 'merge', 'duplicate_stock', stocknum);
  });
}

function decide(
  row: CheckedRow,
  outcome: DecidedRow['outcome'],
  code: 'duplicate' | 'duplicate_stock' | 'duplicate_vin',
  raw: string,
): DecidedRow {
  const field = code === 'duplicate_vin' ? 'vin' : 'stocknum';
  return { ...row, outcome, reason: explain(code), warnings: [...row.warnings, { code, field, raw }] };
}
