import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineAddress } from './engineClient.ts';

const FILE = 'search-engine.json';

/**
 * Leaves word in a data directory of the engine that runs inside this process, so that commands on this machine can speak to
 * it; only this user can read it. Returns how to take it away again.
 */
export async function publishEngine(directory: string, engine: EngineAddress): Promise<() => Promise<void>> {
  const file = path.join(directory, FILE);
  await mkdir(directory, { recursive: true });
  await writeFile(file, JSON.stringify(engine), { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** The engine that a running process left word of; null where there is none. It may have ended since without a farewell. */
export async function publishedEngine(directory: string): Promise<EngineAddress | null> {
  try {
    const engine: EngineAddress = JSON.parse(await readFile(path.join(directory, FILE), 'utf8'));
    return engine;
  } catch {
    return null;
  }
}
