/** The page about personal data names every table that a migration makes, and no other. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';

/** Sources that make tables: migrations of the platform, and of the features that have their own. */
const sources = ['libs/server', 'libs/feature'].flatMap((folder) =>
  filesBelow(join(root, folder))
    .filter((file) => file.endsWith('.ts') && !/\/(test|testing)\/|\.test\.ts$/.test(file))
    .map((file) => join(root, folder, file)),
);

const made = new Set();
for (const file of sources) {
  const text = readFileSync(file, 'utf8')
    // Examples in comments make no table.
    .replaceAll(/^\s*\*.*$/gm, '');
  for (const [, name] of text.matchAll(/\bcreate (?:unlogged )?table (?:if not exists )?([a-z_]+)/gi))
    made.add(name);
}

const [, section = ''] = readFileSync(join(root, 'docs/operations/personal-data.md'), 'utf8').split(
  '\n## Tables\n',
);
const named = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split('|')[1].matchAll(/`([a-z_]+)`/g)].map(([, name]) => name));

const byName = (one, other) => one.localeCompare(other);

test('the page about personal data names each table once', () => {
  assert.ok(made.size > 40, 'the tables of the migrations are found');
  assert.deepEqual(named.toSorted(byName), [...made].toSorted(byName));
});
