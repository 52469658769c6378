import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Marks a data directory as this process's; returns how to let go of it. Throws where a living process has it. */
export function lockDataDir(dir: string): () => void {
  const path = join(dir, 'lock');
  const owner = readOwner(path);
  if (owner !== null && owner !== process.pid && isAlive(owner)) {
    throw new Error(
      `The search data in ${dir} is in use by process ${owner}. Two engines on one directory would spoil it: stop that process, or give this one another directory.`,
    );
  }
  writeFileSync(path, String(process.pid));
  return () => rmSync(path, { force: true });
}

function readOwner(path: string): number | null {
  try {
    return Number(readFileSync(path, 'utf8')) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
