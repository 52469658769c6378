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
