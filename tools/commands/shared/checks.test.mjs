import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { checks, checksOf } from './checks.mjs';
import { root } from './paths.mjs';

const named = (name, steps) => steps.find((step) => step.name === name);

test('with a dealer, build, fuzz, journeys and size run for that dealer only; the other steps are unchanged', () => {
  const limited = checksOf(checks, ['harbour-city', 'northside-group']);
  const words = (name) => JSON.stringify([named(name, limited).command, named(name, limited).env ?? {}]);
  assert.match(words('build'), /"apps\/dealers\/harbour-city,apps\/dealers\/northside-group"/);
  assert.match(words('fuzz'), /"--dealer","harbour-city","--dealer","northside-group"/);
  assert.match(words('journeys'), /"FORECOURT_JOURNEY_DEALERS":"harbour-city,northside-group"/);
  assert.match(words('size'), /"FORECOURT_DEALER":"harbour-city,northside-group"/);
  for (const step of checks.filter(({ of }) => !of)) assert.deepEqual(named(step.name, limited), step);
});

test('an unknown dealer is rejected before anything runs, with the nearest name', () => {
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [join(root, 'tools/commands/test.mjs'), '--only', 'size', '--dealer', 'harbor-city'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 1);
  assert.match(stderr, /No dealer is called harbor-city\. Did you mean harbour-city\? There are: /);
  assert.doesNotMatch(stderr + stdout, /First-load|\n\s+at /);
});
