import type { Collection } from '../collection/Collection.ts';
import { Bitset } from '../columns/Bitset.ts';
import type { NumberColumn } from '../columns/NumberColumn.ts';
import { isArray } from '../schema/field.ts';
import type { NumberTest } from './filterNode.ts';

/** The documents whose number (or one of whose numbers) passes one of the tests. `!=` also takes those without a number. */
export function matchNumbers(
  column: NumberColumn,
  tests: readonly NumberTest[],
  capacity: number,
  collection: Collection,
): Bitset {
  const found = new Bitset(capacity);
  for (const test of tests) {
    if (test.op === '!=') {
      const equal = matchNumbers(column, [{ op: '=', value: test.value }], capacity, collection);
      found.or(collection.all().andNot(equal));
    } else if (isArray(column.field)) matchLists(column, bounds(test), found);
    else matchSingles(column.values, bounds(test), found);
  }
  return found;
}

interface Bounds {
  low: number;
  high: number;
  openLow: boolean;
  openHigh: boolean;
}

/** A test as an interval; every comparison but `!=` is one. */
function bounds(test: NumberTest): Bounds {
  const closed = { openLow: false, openHigh: false };
  if (test.op === '..') return { low: test.low, high: test.high, ...closed };
  const { op, value } = test;
  if (op === '<' || op === '<=') return { low: -Infinity, high: value, openLow: false, openHigh: op === '<' };
  if (op === '>' || op === '>=') return { low: value, high: Infinity, openLow: op === '>', openHigh: false };
  return { low: value, high: value, ...closed };
}

function matchSingles(values: Float64Array, { low, high, openLow, openHigh }: Bounds, found: Bitset): void {
  const { words, size } = found;
  const end = Math.min(values.length, size);
  for (let doc = 0; doc < end; doc++) {
    const value = values[doc]!;
    // NaN, no value, passes neither comparison.
    if (value >= low && value <= high && !(openLow && value === low) && !(openHigh && value === high)) {
      words[doc >>> 5] = words[doc >>> 5]! | (1 << (doc & 31));
    }
  }
}

function matchLists(column: NumberColumn, { low, high, openLow, openHigh }: Bounds, found: Bitset): void {
  const passes = (value: number): boolean =>
    value >= low && value <= high && !(openLow && value === low) && !(openHigh && value === high);
  for (const [doc, list] of column.lists) if (list.some(passes)) found.add(doc);
}
