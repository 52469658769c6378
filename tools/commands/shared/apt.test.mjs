import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { aptGet } from './apt.mjs';

const folder = mkdtempSync(join(tmpdir(), 'forecourt-apt-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A command in place of apt-get, which finds the lock taken so many times. */
function lockedFor(times, words = 'E: Could not get lock /var/lib/dpkg/lock-frontend.') {
  const command = join(folder, `apt-${times}`);
  const count = join(folder, `count-${times}`);
  writeFileSync(
    command,
    `#!/bin/sh\necho x >> ${count}\n[ $(wc -l < ${count}) -gt ${times} ] && echo done && exit 0\necho "${words}" >&2\nexit 100\n`,
  );
  chmodSync(command, 0o755);
  return command;
}
const quick = { timeoutMs: 5_000, pauseMs: 10 };

test('apt-get waits while another process holds the lock', async () => {
  const { ok, output } = await aptGet(['update'], { ...quick, command: lockedFor(2) });
  assert.deepEqual({ ok, output }, { ok: true, output: 'done\n' });
});

test('apt-get fails at once for another reason, and with its words when the lock is never free', async () => {
  const missing = await aptGet(['install'], {
    ...quick,
    command: lockedFor(3, 'E: Unable to locate package'),
  });
  assert.deepEqual(missing, { ok: false, output: 'E: Unable to locate package\n' });
  const locked = await aptGet(['install'], { ...quick, timeoutMs: 30, command: lockedFor(1_000) });
  assert.equal(locked.ok, false);
  assert.match(locked.output, /Could not get lock/);
});
