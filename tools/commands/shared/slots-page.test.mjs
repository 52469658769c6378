import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { root } from './paths.mjs';
import { page, slotMaps } from './slots-page.mjs';

test('the slots page is up to date with the features and the overrides of dealers', () => {
  const script = join(root, 'tools/commands/slots.mjs');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=@forecourt/source', script, '--check'],
    { encoding: 'utf8' },
  );
  assert.equal(status, 0, `${stdout}${stderr}`);
});

test('the maps of slots have every slot that the features declare, and no other', () => {
  const declared = [...readFileSync(page, 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, id]) => id);
  const drawn = slotMaps().flatMap(({ ids }) => ids);
  assert.deepEqual(
    [...new Set(drawn)].sort(),
    declared.sort(),
    'Draw the maps again: npm run visual -- --update',
  );
});
