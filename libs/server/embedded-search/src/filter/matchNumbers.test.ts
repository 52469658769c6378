import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Collection } from '../collection/Collection.ts';
import { NumberColumn } from '../columns/NumberColumn.ts';
import { parseSchema } from '../schema/parseSchema.ts';
import type { NumberTest } from './filterNode.ts';
import { matchNumbers } from './matchNumbers.ts';

const number = fc.integer({ min: -3, max: 12 });
const tests = fc.array(
  fc.oneof(
    fc.record({ op: fc.constantFrom('=', '<', '<=', '>', '>=', '!='), value: number }),
    fc.record({ op: fc.constant('..'), low: number, high: number }),
  ),
  { minLength: 1, maxLength: 8 },
);

function passes(value: number | null, test: NumberTest): boolean {
  if (test.op === '!=') return value !== test.value;
  if (value === null) return false;
  if (test.op === '..') return value >= test.low && value <= test.high;
  if (test.op === '=') return value === test.value;
  if (test.op === '<') return value < test.value;
  if (test.op === '<=') return value <= test.value;
  return test.op === '>' ? value > test.value : value >= test.value;
}

describe('matchNumbers', () => {
  const values = [null, ...Array.from({ length: 10 }, (_, n) => n)];
  const fields = [{ name: 'n', type: 'int32', optional: true }];
  const collection = new Collection(parseSchema({ name: 'x', fields }), 0);
  values.forEach((n, i) => collection.put(String(i), { id: String(i), ...(n === null ? {} : { n }) }));
  const column = collection.columns.get('n');

  it('matches documents that pass any of the tests, also with overlaps', () => {
    fc.assert(
      fc.property(tests, (asked) => {
        if (!(column instanceof NumberColumn)) throw new Error('n is a number');
        const found = matchNumbers(column, asked, values.length, collection).toArray();
        const expected = values.flatMap((n, doc) => (asked.some((test) => passes(n, test)) ? [doc] : []));
        expect([...found]).toEqual(expected);
      }),
    );
  });
});
