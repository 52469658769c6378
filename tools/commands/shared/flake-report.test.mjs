import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addRun, flakeReport, runProblems } from './flake-report.mjs';

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

test('a test that every run skips is no flake, one that some runs skip is', () => {
  const skips = (title) => [title, 'skipped'];
  const { lines, tests } = reportOf([skips('one'), skips('two')], [skips('one'), passes('two')]);
  assert.deepEqual([lines, tests], [['0 of 2 failed, 1 without a result: libs/a: two'], 1]);
});

test('a run that failed without a failed test is a problem of its own', () => {
  const ran = (ok, status) => ({
    ok,
    log: 'flakes.log',
    runs: [{ name: 'libs/a', results: [{ title: 'one', status }] }],
  });
  assert.deepEqual(runProblems([ran(true, 'passed'), ran(false, 'failed')], ['libs/a']), []);
  assert.deepEqual(runProblems([ran(true, 'passed'), ran(false, 'passed')], ['libs/a']), [
    'Run 2 failed, and none of its tests did. Its output is in flakes.log.',
  ]);
});

test('a project without results in any run is named', () => {
  const history = [{ ok: true, log: '', runs: [{ name: 'libs/a', results: [] }] }];
  assert.deepEqual(runProblems(history, ['libs/a', 'libs/b']), ['No run has results of libs/a, libs/b.']);
});
