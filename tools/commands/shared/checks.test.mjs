import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { checks, nxCalls, unitWorkers } from './checks.mjs';
import { root } from './paths.mjs';

const words = (options) => nxCalls(checks, options).map(({ args }) => args.join(' '));

test('all steps are four calls of Nx: stories and running sites wait for the browser, and requirements come last', () => {
  const calls = nxCalls(checks);
  assert.deepEqual(
    calls.map(({ browser }) => browser),
    [false, true, true, false],
  );
  assert.deepEqual(
    calls.slice(1, 3).map(({ steps }) => steps.map(({ name }) => name)),
    [['stories'], ['fuzz', 'dev', 'journeys']],
  );
  assert.deepEqual(
    calls.flatMap(({ steps }) => steps),
    checks,
  );
});

test('with a dealer, build, stories, fuzz, journeys and size run for that dealer only; the other steps are unchanged', () => {
  const [checked, built, shown, running, visited, last] = words({
    dealers: ['harbour-city', 'northside-group'],
  });
  const both =
    'apps/dealers/harbour-city,apps/site-e2e/sites/harbour-city,apps/dealers/northside-group,apps/site-e2e/sites/northside-group';
  assert.match(checked, /^run-many -t format sync typecheck lint commands unused test /);
  assert.doesNotMatch(checked, / -p /);
  assert.ok(built.startsWith(`run-many -t build size -p ${both} `), built);
  assert.ok(shown.startsWith(`run-many -t stories -p .,${both} `), shown);
  assert.match(running, /^run-many -t hot-reload --parallel/);
  assert.ok(visited.startsWith(`run-many -t fuzz e2e -p ${both} `), visited);
  assert.equal(last, undefined, 'requirements need the journeys of every dealer');
});

test('with a base, Nx finds out what it and the files here differ in', () => {
  for (const call of words({ base: 'origin/main' })) assert.match(call, /^affected --base=origin\/main -t /);
});

test('the unit tests of a lib have their share of the cores, and at least one', () => {
  assert.deepEqual([1, 2, 4, 8, 16].map(unitWorkers), [1, 1, 1, 2, 5]);
});

test('an unknown dealer is rejected before anything runs, with the nearest name', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(root, 'tools/commands/test.mjs'), '--only', 'size', '--dealer', 'harbor-city'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 1);
  assert.match(stderr, /No dealer is called harbor-city\. Did you mean harbour-city\? Choose of /);
  assert.doesNotMatch(stderr + stdout, /First-load|\n\s+at /);
});
