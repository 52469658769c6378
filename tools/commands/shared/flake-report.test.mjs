import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addRun, flakeReport } from './flake-report.mjs';

function reportOf(...runs) {
  const seen = new Map();
  for (const statuses of runs)
    addRun(seen, [{ name: 'libs/a', results: statuses.map(([title, status]) => ({ title, status })) }]);
  return flakeReport(seen, runs.length);
}
const [passes, fails] = ['passed', 'failed'].map((status) => (title) => [title, status]);

test('tests that passed in each run are counted and not named', () => {
  assert.deepEqual(reportOf([passes('one')], [passes('one')]), { lines: [], tests: 1, failed: 0 });
});

test('a test that failed in some runs is named with its rate, those that failed most often first', () => {
  const { lines, failed } = reportOf(
    [passes('one'), fails('two'), passes('three')],
    [fails('one'), fails('two'), passes('three')],
  );
  assert.deepEqual(lines, ['2 of 2 failed: libs/a: two', '1 of 2 failed: libs/a: one']);
  assert.equal(failed, 2);
});

test('a test that is missing in a run is named', () => {
  assert.deepEqual(reportOf([passes('one')], []).lines, ['0 of 2 failed, 1 without a result: libs/a: one']);
});

test('tests with one title are told apart', () => {
  const { lines, tests } = reportOf([passes('one'), fails('one')], [passes('one'), passes('one')]);
  assert.deepEqual([lines, tests], [['1 of 2 failed: libs/a: one (2)'], 2]);
});
