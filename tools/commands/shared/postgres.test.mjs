import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isSetUp } from './postgres.mjs';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-dpkg-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A command in place of dpkg-query, for which the package of version 15 is in a state, and no other is known. */
function dpkg(state) {
  const command = join(folder, `dpkg-${state}`);
  writeFileSync(command, `#!/bin/sh\n[ "$4" = postgresql-15 ] || exit 1\nprintf ${state}\n`);
  chmodSync(command, 0o755);
  return command;
}

test('a PostgreSQL of Debian is used when dpkg has set it up, not while it is unpacked', () => {
  const of15 = (state) => isSetUp('/usr/lib/postgresql/15/bin', { command: dpkg(state) });
  assert.deepEqual(['half-installed', 'unpacked', 'half-configured', 'installed'].map(of15), [
    false,
    false,
    false,
    true,
  ]);
});

test('a PostgreSQL that is no package of Debian is used as it is', () => {
  assert.ok(isSetUp('/opt/postgresql/bin', { command: dpkg('unpacked') }));
  assert.ok(isSetUp('/usr/lib/postgresql/16/bin', { command: dpkg('unpacked') }));
  assert.ok(isSetUp('/usr/lib/postgresql/15/bin', { command: join(folder, 'no-dpkg') }));
});
