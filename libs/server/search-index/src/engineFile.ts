import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { EngineAddress } from './engineClient.ts';

const FILE = 'search-engine.json';

/**
 * Writes URL and key of the engine in this process to a file in the data directory, so that commands on this machine can connect to
 * it; only this user can read it. Returns a function that removes the file.
 */
export async function publishEngine(directory: string, engine: EngineAddress): Promise<() => Promise<void>> {
  const file = path.join(directory, FILE);
  await mkdir(directory, { recursive: true });
  await writeFile(file, JSON.stringify(engine), { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** Reads the engine file; null if there is none. It may be stale after a crash. */
export async function publishedEngine(directory: string): Promise<EngineAddress | null> {
  try {
    const word: unknown = JSON.parse(await readFile(path.join(directory, FILE), 'utf8'));
    return isAddress(word) ? { url: word.url, apiKey: word.apiKey } : null;
  } catch {
    return null;
  }
}

function isAddress(word: unknown): word is EngineAddress {
  return (
    typeof word === 'object' &&
    word !== null &&
    'url' in word &&
    typeof word.url === 'string' &&
    'apiKey' in word &&
    typeof word.apiKey === 'string'
  );
}
