import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';
import { siteSlugs } from './sites.mjs';
import { missed, parts, soakParts } from './soak-parts.mjs';

test('each part of the soak has a script and sites that there are', () => {
  for (const { script, sites } of parts) {
    assert.ok(existsSync(join(root, script)), script);
    for (const slug of sites) assert.ok(siteSlugs().includes(slug), slug);
  }
});

test('parts are chosen by name, all without one, and an unknown name is an error that has the names', () => {
  assert.deepEqual(soakParts([]), parts);
  assert.deepEqual(
    soakParts(['fuzz', 'kill']).map(({ name }) => name),
    ['kill', 'fuzz'],
  );
  assert.throws(() => soakParts(['fuz']), /No part is called fuz\. There are: kill, away, fuzz, shoppers\./);
});

test('a part misses what is beyond its target, ends with an error, or proves nothing', () => {
  const lost = { figure: 'leads lost', value: 1, unit: '', atMost: 0 };
  const slow = { figure: 'p99', value: 620, unit: 'ms', atMost: 500 };
  const few = { figure: 'pages', value: 10, unit: 'requests/s', atLeast: 20 };
  const fine = { figure: 'leads twice', value: 0, unit: '', atMost: 0 };
  const told = { figure: 'kills', value: 4, unit: '' };
  assert.deepEqual(missed('kill', { ok: true, figures: [fine, told] }), []);
  assert.deepEqual(missed('kill', { ok: true, figures: [lost, slow, few, fine] }), [
    'kill: leads lost is 1, and should be at most 0.',
    'kill: p99 is 620 ms, and should be at most 500.',
    'kill: pages is 10 requests/s, and should be at least 20.',
  ]);
  assert.deepEqual(missed('kill', { ok: false, figures: [fine] }), ['kill ended with an error.']);
  assert.deepEqual(missed('kill', { ok: true, figures: [told] }), ['kill has no figure with a target.']);
});
