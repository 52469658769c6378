import { createHash } from 'node:crypto';
import { isSoldOnline } from '@forecourt/site-config';
import { readText } from '@forecourt/values';
import { readCarType, type Car } from '@forecourt/vehicle';
import { explain } from '../explain.ts';
import { readComments, looksSold } from '../fields/readComments.ts';
import { readKm } from '../fields/readKm.ts';
import { readPrice } from '../fields/readPrice.ts';
import { readStockNumber } from '../fields/readStockNumber.ts';
import { readVin } from '../fields/readVin.ts';
import { readYear } from '../fields/readYear.ts';
import type { FeedDraft } from '../maps/feedMap.ts';
import type { RawRow } from '../read/rawRow.ts';
import { warnings, type Warn, type Warning, type WarningCode } from '../warning.ts';
import { buildCar } from './buildCar.ts';
import { nativeCar } from './nativeCar.ts';
import { ownership, type FeedSite } from './feedSite.ts';

/** The outcome of a row by itself; duplicates are detected later (`findDuplicates`). */
export type RowOutcome = 'accept' | 'skip' | 'review' | 'reject';

/** A checked row. */
export interface CheckedRow {
  row: number;
  stocknum: string | null;
  outcome: RowOutcome;
  warnings: Warning[];
  /** Why the row is not accepted, as a sentence; null when it is. */
  reason: string | null;
  /** The car with id 0, for an accepted row. */
  car: Car | null;
  /** Date fields with an invalid date in the feed: they stay empty, while a missing one becomes the day of the import. */
  undated: readonly string[];
  /** Hash of the raw record. */
  rowHash: string;
  /** Hash of all feed data of the car; empty without a car. */
  contentHash: string;
}

/** Context of the check. */
export interface CheckContext {
  site: FeedSite;
  now: Date;
}

/**
 * Checks one row: decides its outcome, collects warnings, and builds the car. It never throws for
 * a bad row: errors are returned as outcome and reason.
 */
export function checkRow(raw: RawRow, draft: FeedDraft, { site, now }: CheckContext): CheckedRow {
  const { list, warn } = warnings();
  list.push(...raw.problems);
  const end = (outcome: RowOutcome, code: WarningCode | null, car: Car | null = null): CheckedRow => ({
    row: raw.row,
    stocknum: readText(draft.stocknum),
    outcome,
    warnings: list,
    reason: code === null ? null : explain(code),
    car,
    undated: list.flatMap(({ code, field }) => (code === 'invalid_date' && field !== null ? field : [])),
    rowHash: hash(raw.text),
    contentHash: car === null ? '' : hash(JSON.stringify(car)),
  });

  if (!raw.usable) return end('reject', list[0]?.code ?? 'ragged_row');
  if (list.some((warning) => warning.code === 'malformed_quote')) return end('review', 'malformed_quote');
  const owner = ownership(draft, site);
  if (owner === 'unknown')
    return (warn('unknown_dealer', 'dealer', draft.dealershipId), end('reject', 'unknown_dealer'));
  if (owner === 'other')
    return (
      warn('other_dealer', 'dealer', draft.dealershipId ?? draft.locationId), end('skip', 'other_dealer')
    );

  const stock = readStockNumber(draft.stocknum ?? null, warn);
  if (stock.stocknum === null) return end('reject', 'no_stock');
  if (stock.review) return end('review', 'stock_scientific_notation');
  if (draft.car !== undefined) {
    const car = nativeCar(draft.car, warn);
    if (car === null) return end('reject', 'not_a_car');
    warnOfState(car, Reflect.get(Object(draft.car), 'state'), site, warn);
    return end('accept', null, car);
  }
  if (readText(draft.make) === null || readText(draft.model) === null)
    return (warn('no_make', 'make', draft.make), end('reject', 'no_make'));

  const carType = readCarType(readText(draft.carType));
  if (carType === null) warn('unknown_car_type', 'car_type', draft.carType);
  const year = readYear(readText(draft.year), now.getUTCFullYear(), warn);
  const km = readKm(readText(draft.km), carType, warn);
  const price = readPrice(draft.price ?? null, warn);
  const comments = readComments(draft.comments ?? null, warn);
  const sold = looksSold(comments);
  if (sold) warn('looks_sold', 'dealercomments', comments);
  const vin = readVin(draft.vin ?? null, warn);
  if (carType === null || sold || year.review || km.review || price.review)
    return end('review', list.findLast((warning) => DECISIVE.has(warning.code))?.code ?? 'ambiguous_number');

  const values = { stocknum: stock.stocknum, vin, carType, year: year.year, km: km.km, price, comments };
  const car = buildCar(draft, values, { site, now }, warn);
  warnOfState(car, draft.state, site, warn);
  return end('accept', null, car);
}

/**
 * A state that is not understood is left out. A dealer with locations in several states, of which some may be hidden, is told of every vehicle
 * without one: where they are shown, it is not sold online.
 */
function warnOfState({ state }: Car, said: unknown, { locations }: FeedSite, warn: Warn): void {
  if (state !== null) return;
  const text = readText(said);
  if (text !== null || !isSoldOnline({ locations }, state)) warn('unknown_state', 'state', text);
}

/** Warnings that need a manual review. */
const DECISIVE = new Set<WarningCode>([
  'unknown_car_type',
  'looks_sold',
  'year_out_of_range',
  'new_with_km',
  'ambiguous_number',
  'invalid_price',
  'price_out_of_range',
]);

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 40);
}
