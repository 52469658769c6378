import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compareFigures, median } from './bench-comparison.mjs';

const problems = (last, now) =>
  compareFigures(last, now).flatMap(({ figure, problem }) => (problem ? [`${figure} ${problem}`] : []));

test('up to 20 % slower passes, and so does any faster figure', () => {
  assert.deepEqual(problems({ a: 10, b: 10, c: 10 }, { a: 12, b: 10, c: 1 }), []);
});

test('more than 20 % slower fails, and says by how much', () => {
  assert.deepEqual(problems({ a: 10, b: 10 }, { a: 12.5, b: 10 }), ['a is 25 % slower; 20 % is allowed']);
});

test('a figure that is gone fails, a new one does not', () => {
  assert.deepEqual(problems({ a: 1 }, { b: 1 }), ['a is no longer measured']);
});

test('a figure that is not a number fails', () => {
  assert.equal(problems({ a: 1 }, { a: NaN }).length, 1);
});

test('the median is not moved by one slow run', () => {
  assert.equal(median([5, 1, 900, 2, 3]), 3);
});
