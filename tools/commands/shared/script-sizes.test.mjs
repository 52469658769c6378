import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  limitFor,
  limitsOf,
  pageKinds,
  scriptName,
  sizeProblems,
} from '../../../apps/site-e2e/src/support/script-sizes.ts';
import { siteSlugs } from './sites.mjs';

const page = [
  { name: 'root', size: 90_000 },
  { name: 'map', size: 10_000 },
];

test('a limit fits from the size to 2 % above it, and as --update sets it', () => {
  for (const limit of [100_000, 102_000, limitFor(100_000)])
    assert.deepEqual(sizeProblems('home', page, { limit, exact: true }), []);
  assert.match(
    sizeProblems('home', page, { limit: 99_999, exact: true }).join(),
    /over the limit of 100.0 kB/,
  );
  assert.match(sizeProblems('home', page, { limit: 102_001, exact: true }).join(), /2.0 %\) under the limit/);
  assert.deepEqual(sizeProblems('home', page, { limit: 102_001, exact: false }), []);
});

test('a script without its name in the list, and a missing limit, are reported', () => {
  assert.deepEqual(sizeProblems('home', page, { limit: 101_000, allowed: ['root'], exact: true }), [
    'home: the script map (10.0 kB) now loads without a click.',
  ]);
  assert.deepEqual(sizeProblems('home', page, { exact: true }), ['home: 100.0 kB have no limit.']);
});

test('the name of a script lacks its hash', () => {
  assert.equal(scriptName('/assets/Lower-DwgIgdIx.js'), 'Lower');
  assert.equal(scriptName('/assets/chevron-left-CVIxngc8.js'), 'chevron-left');
});

test('every dealer has limits of its own for each kind of page', () => {
  for (const slug of siteSlugs())
    for (const kind of pageKinds) {
      const limits = limitsOf(slug, kind);
      assert.ok(limits.exact && limits.firstLoad && limits.unclicked && limits.scripts, `${slug} ${kind}`);
    }
});
