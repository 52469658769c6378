import assert from 'node:assert/strict';
import test from 'node:test';
import { engineSuites, notOnPostgres, titleOn } from './engine-suites.mjs';
import { root } from './paths.mjs';

const suites = engineSuites(root);

test('a suite for both engines has the engine in its title', () => {
  assert.ok(suites.length >= 60, `only ${suites.length} suites`);
  for (const suite of suites) assert.ok(titleOn('postgres', suite), `${suite.file}: ${suite.line}`);
});

test('no two suites of a project have one title, or one that passed would stand for both', () => {
  const keys = suites.map((suite) => `${suite.project}: ${titleOn('postgres', suite)}`);
  assert.deepEqual(
    keys.filter((key, at) => keys.indexOf(key) !== at),
    [],
  );
});

test('a suite that did not run on PostgreSQL, or did not pass there, is named', () => {
  const suite = {
    project: 'libs/server/staff',
    file: 'libs/server/staff/src/a.test.ts',
    line: "testEngines('staff'))('staff on %s', (engine) => {",
  };
  const ran = (...results) => notOnPostgres([suite], [{ name: suite.project, results }]);
  const embedded = { title: 'staff on pglite > signs in', status: 'passed' };
  const named = ['libs/server/staff/src/a.test.ts: staff on postgres'];
  assert.deepEqual(notOnPostgres([suite], []), named);
  assert.deepEqual(ran(embedded), named);
  assert.deepEqual(ran(embedded, { title: 'staff on postgres > signs in', status: 'failed' }), named);
  assert.deepEqual(ran(embedded, { title: 'staff on postgres > signs in', status: 'passed' }), []);
});
