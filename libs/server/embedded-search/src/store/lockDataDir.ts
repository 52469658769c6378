import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Locks a data directory for this process; returns the release function. Throws if a running process holds the lock. */
export function lockDataDir(dir: string): () => void {
  const path = join(dir, 'lock');
  const owner = readOwner(path);
  if (owner !== null && owner.pid !== process.pid && isAlive(owner)) {
    throw new Error(
      `The search data in ${dir} is in use by process ${owner.pid}. Two engines on one directory would spoil it: stop that process, or give this one another directory.`,
    );
  }
  writeFileSync(path, `${process.pid} ${processState(process.pid)?.started ?? ''}`);
  return () => rmSync(path, { force: true });
}

/** A process id and, where available, its start time, because process ids are reused. */
interface Owner {
  pid: number;
  started: string;
}

function readOwner(path: string): Owner | null {
  try {
    const [pid, started = ''] = readFileSync(path, 'utf8').split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), started } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Owner): boolean {
  const state = processState(pid);
  if (state) return !state.hasEnded && (started === '' || started === state.started);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** State of a process from /proc, including zombies; null on other systems. */
function processState(pid: number): { hasEnded: boolean; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { hasEnded: 'ZX'.includes(state), started: rest[18] ?? '' };
  } catch {
    return null;
  }
}
