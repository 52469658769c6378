import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

const TIMEOUT_MS = 300_000;
const LOCKED = /Could not get lock|Unable to (acquire|lock)/;

/** Runs apt-get once, without questions. */
function once(name, args) {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(name, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/**
 * Runs apt-get, with sudo where the caller is not root. While another apt-get holds the lock, it waits and tries again: a browser and
 * PostgreSQL may be installed at the same time.
 *
 * @param timeoutMs how long to wait for the lock, milliseconds.
 * @returns whether it succeeded, and its output.
 */
export async function aptGet(args, { timeoutMs = TIMEOUT_MS, pauseMs = 2_000, command = 'apt-get' } = {}) {
  const [name, ...rest] = process.getuid?.() === 0 ? [command, ...args] : ['sudo', '-n', command, ...args];
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const result = await once(name, rest);
    if (result.ok || !LOCKED.test(result.output) || Date.now() > deadline) return result;
    await setTimeout(pauseMs);
  }
}
