import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import test from 'node:test';
import { root } from './paths.mjs';

test('the slots page is up to date with the features and the overrides of dealers', () => {
  const script = join(root, 'tools/commands/slots.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@forecourt/source', script, '--check'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, `${stdout}${stderr}`);
});
