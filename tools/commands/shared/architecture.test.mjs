import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { root } from './paths.mjs';

test('the architecture page is up to date with the packages, and each file it names exists', () => {
  const script = join(root, 'tools/commands/architecture.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  assert.equal(status, 0, `${stdout}${stderr}`);
});
