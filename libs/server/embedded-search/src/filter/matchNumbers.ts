import type { Collection } from '../collection/Collection.ts';
import { Bitset } from '../columns/Bitset.ts';
import type { NumberColumn } from '../columns/NumberColumn.ts';
import { isArray } from '../schema/field.ts';
import type { NumberTest } from './filterNode.ts';

/** The documents whose number (or one of whose numbers) passes one of the tests. `!=` also matches those without a number. */
export function matchNumbers(
  column: NumberColumn,
  tests: readonly NumberTest[],
  capacity: number,
  collection: Collection,
): Bitset {
  const found = matchIntervals(column, tests.filter((test) => test.op !== '!=').map(bounds), capacity);
  // A document passes one of several `!=` unless it has the numbers of all of them.
  let equal: Bitset | null = null;
  for (const value of new Set(tests.flatMap((test) => (test.op === '!=' ? [test.value] : [])))) {
    const own = matchIntervals(column, [bounds({ op: '=', value })], capacity);
    equal = equal ? equal.and(own) : own;
    if (equal.isEmpty()) break;
  }
  return equal ? found.or(collection.all().andNot(equal)) : found;
}

interface Interval {
  low: number;
  high: number;
  openLow: boolean;
  openHigh: boolean;
}

/** A test as an interval; every comparison but `!=` is one. */
function bounds(test: NumberTest): Interval {
  const closed = { openLow: false, openHigh: false };
  if (test.op === '..') return { low: test.low, high: test.high, ...closed };
  const { op, value } = test;
  if (op === '<' || op === '<=') return { low: -Infinity, high: value, openLow: false, openHigh: op === '<' };
  if (op === '>' || op === '>=') return { low: value, high: Infinity, openLow: op === '>', openHigh: false };
  return { low: value, high: value, ...closed };
}

function matchIntervals(column: NumberColumn, intervals: readonly Interval[], capacity: number): Bitset {
  const found = new Bitset(capacity);
  const apart = joined(intervals);
  if (isArray(column.field)) {
    for (const [doc, list] of column.lists) if (list.some((value) => isInOne(apart, value))) found.add(doc);
    return found;
  }
  const [only] = apart;
  if (only && apart.length === 1) matchSingles(column.values, only, found);
  else if (only) {
    const end = Math.min(column.values.length, capacity);
    for (let doc = 0; doc < end; doc++) if (isInOne(apart, column.values[doc]!)) found.add(doc);
  }
  return found;
}

/** Intervals in ascending order, merged if adjacent or overlapping, without empty ones. */
function joined(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals
    .filter(({ low, high }) => low <= high)
    .sort((a, b) => a.low - b.low || Number(a.openLow) - Number(b.openLow));
  const apart: Interval[] = [];
  for (const next of sorted) {
    const last = apart.at(-1);
    if (!last || next.low > last.high || (next.low === last.high && (next.openLow || last.openHigh))) {
      apart.push({ ...next });
    } else if (next.high > last.high || (next.high === last.high && !next.openHigh)) {
      last.high = next.high;
      last.openHigh = next.openHigh;
    }
  }
  return apart;
}

/** Whether a number lies in one of the intervals returned by `joined`. NaN, which means no value, lies in none. */
function isInOne(apart: readonly Interval[], value: number): boolean {
  let low = 0;
  let high = apart.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (apart[middle]!.low <= value) low = middle + 1;
    else high = middle;
  }
  return isIn(apart[low - 1], value) || isIn(apart[low - 2], value);
}

function isIn(interval: Interval | undefined, value: number): boolean {
  if (!interval) return false;
  const { low, high, openLow, openHigh } = interval;
  return value >= low && value <= high && !(openLow && value === low) && !(openHigh && value === high);
}

function matchSingles(values: Float64Array, { low, high, openLow, openHigh }: Interval, found: Bitset): void {
  const { words, size } = found;
  const end = Math.min(values.length, size);
  for (let doc = 0; doc < end; doc++) {
    const value = values[doc]!;
    // NaN, which means no value, passes neither comparison.
    if (value >= low && value <= high && !(openLow && value === low) && !(openHigh && value === high)) {
      words[doc >>> 5] = words[doc >>> 5]! | (1 << (doc & 31));
    }
  }
}
