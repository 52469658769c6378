import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, open, readFile, rename, rm, utimes, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process that runs the engine of a data directory, from the lock file. */
export interface LockHolder {
  token: string;
  pid: number;
  host: string;
  /** Start time of the process in system ticks; detects a reused process id. */
  processStart: string | null;
  socket: string;
  since: string;
}

/** A lock that this process holds. */
export interface HeldLock {
  release: () => Promise<void>;
}

const HEARTBEAT_MS = 2_000;
const STALE_AFTER_MS = 15_000;
const SETTLE_MS = 30;

/** The holder of the directory's lock, or null if it is not held. */
export async function readLock(directory: string): Promise<LockHolder | null> {
  const text = await readFile(lockPath(directory), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    const holder: unknown = JSON.parse(text);
    return isLockHolder(holder) ? holder : null;
  } catch {
    return null;
  }
}

/** Takes the lock; null when another process holds it. The file is written atomically. */
export async function takeLock(directory: string, socket: string): Promise<HeldLock | null> {
  const holder: LockHolder = {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    processStart: processStart(process.pid),
    socket,
    since: new Date().toISOString(),
  };
  const draft = path.join(directory, `lock.${holder.token}`);
  const file = await open(draft, 'wx');
  await file.writeFile(JSON.stringify(holder));
  await file.close();
  const taken = await link(draft, lockPath(directory)).then(
    () => true,
    () => false,
  );
  await rm(draft, { force: true });
  if (!taken) return null;

  // Two processes may replace the same stale lock at once; the one whose file remains after a pause holds the lock.
  await sleep(SETTLE_MS);
  if ((await readLock(directory))?.token !== holder.token) return null;

  const beat = setInterval(() => {
    const now = new Date();
    utimes(lockPath(directory), now, now).catch(() => undefined);
  }, HEARTBEAT_MS);
  beat.unref();
  let released: Promise<void> | null = null;
  return {
    // The end of the engine and the close of the database both release it: whoever is second waits for the first.
    release() {
      clearInterval(beat);
      return (released ??= removeLock(directory, holder.token));
    },
  };
}

/** Removes the lock file if it is still the one with this token. */
export async function removeLock(directory: string, token: string): Promise<void> {
  const aside = path.join(directory, `lock.${randomUUID()}`);
  if (
    !(await rename(lockPath(directory), aside).then(
      () => true,
      () => false,
    ))
  )
    return;
  const moved = await readFile(aside, 'utf8').catch(() => '');
  if (!moved.includes(token)) await link(aside, lockPath(directory)).catch(() => undefined);
  await rm(aside, { force: true });
}

/**
 * True when the lock is stale: on this machine its process has ended, on another one the
 * lock has not been touched for 15 seconds.
 */
export async function isHolderGone(directory: string, holder: LockHolder): Promise<boolean> {
  if (holder.host !== hostname()) {
    const touched = await stat(lockPath(directory)).then(
      (stats) => stats.mtimeMs,
      () => 0,
    );
    return Date.now() - touched > STALE_AFTER_MS;
  }
  if (!isRunning(holder.pid)) return true;
  return holder.processStart !== null && processStart(holder.pid) !== holder.processStart;
}

function isLockHolder(value: unknown): value is LockHolder {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['token', 'host', 'socket', 'since'].every((key) => typeof Reflect.get(value, key) === 'string') &&
    typeof Reflect.get(value, 'pid') === 'number'
  );
}

function lockPath(directory: string): string {
  return path.join(directory, 'lock');
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The start time of a process from /proc, where there is one. */
function processStart(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
