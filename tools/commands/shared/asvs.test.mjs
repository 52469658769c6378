/** The table of OWASP ASVS names every requirement of level 2 once, and only tests that there are. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './paths.mjs';

/** How many requirements of ASVS 5.0.0 each section has at levels 1 and 2. They are numbered from 1. */
const LEVEL_2 = {
  ...{ 1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2, 2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1 },
  ...{ 3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2, 4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4 },
  ...{ 5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3, 6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4 },
  ...{ 7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2, 8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1, 9.1: 3, 9.2: 4 },
  ...{ 10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3 },
  ...{ 11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1, 12.1: 3, 12.2: 2, 12.3: 4 },
  ...{ 13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5, 14.1: 2, 14.2: 4, 14.3: 3 },
  ...{ 15.1: 3, 15.2: 3, 15.3: 7, 16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3, 17.1: 1, 17.2: 4, 17.3: 2 },
};
const ids = Object.entries(LEVEL_2)
  .flatMap(([section, count]) => Array.from({ length: count }, (_, index) => `${section}.${index + 1}`))
  .sort(byNumbers);

function byNumbers(a, b) {
  const [one, other] = [a, b].map((id) => id.split('.').map(Number));
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}

const rows = readFileSync(join(root, 'docs/operations/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the table has each requirement of level 2 once, in its order', () => {
  const named = rows.flatMap(([, requirement]) => {
    const [from, to = from] = requirement.split('–');
    const [start, end] = [ids.indexOf(from), ids.indexOf(to)];
    assert.ok(start >= 0 && end >= start, requirement);
    return ids.slice(start, end + 1);
  });
  assert.equal(ids.length, 253);
  assert.deepEqual(named, ids);
});

test('each line has a test that there is, or a reason', () => {
  for (const [, requirement, asks, reason, known] of rows) {
    assert.ok(asks && reason, requirement);
    if (known === '') continue;
    const [, title, file] = /^\[(.+)\]\(\.\.\/\.\.\/(.+)\)$/.exec(known) ?? [];
    assert.ok(file && existsSync(join(root, file)), `${requirement}: ${known}`);
    assert.match(file, /\.(test|journey)\.(tsx?|mjs)$/, requirement);
    assert.ok(
      readFileSync(join(root, file), 'utf8').includes(title),
      `${requirement}: ${file} has no test "${title}"`,
    );
  }
});
