import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks a data directory as this process's; returns how to let go of it. Throws where a living process has it. */
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

/** A process, and when it started where that can be known: numbers of processes are given again. */
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

/** What Linux tells of a process; one that was killed may wait there until its parent has taken note. Null elsewhere. */
function processState(pid: number): { hasEnded: boolean; started: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { hasEnded: 'ZX'.includes(state), started: rest[18] ?? '' };
  } catch {
    return null;
  }
}
