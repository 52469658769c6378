import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { root } from './paths.mjs';
import { commandLines, jobsOf, workflowFile } from './workflow.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

test('the nightly job installs the packages of each browser, and runs the smoke', () => {
  const [, list] =
    /const PACKAGES = \{([^}]*)\}/.exec(read('apps/site-e2e/src/browsers/find-browsers.ts')) ?? [];
  const needed = [...(list ?? '').matchAll(/'([^']+)'/g)].flatMap(([, packages]) => packages.split(' '));
  assert.ok(needed.length >= 4, `only ${needed.length} packages`);
  const lines = commandLines(jobsOf(read(workflowFile)).browsers);
  const installed = lines
    .filter((line) => line.startsWith('apt-get install'))
    .flatMap((line) => line.split(' '));
  assert.deepEqual(
    needed.filter((name) => !installed.includes(name)),
    [],
  );
  assert.ok(lines.includes('npm run test:browsers'));
});
