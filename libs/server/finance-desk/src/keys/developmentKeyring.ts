import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Keyring } from './Keyring.ts';
import { readKeyring } from './readKeyring.ts';

/**
 * The key of a development machine, in the file `finance-keys` of a folder; it is made at the first use. In production a key on the same
 * disk as the data would protect nothing.
 */
export function developmentKeyring(directory: string): Keyring {
  const file = path.join(directory, 'finance-keys');
  mkdirSync(directory, { recursive: true });
  try {
    // Fails if another process has made it in the meantime.
    writeFileSync(file, `development:${randomBytes(32).toString('base64')}`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readKeyring(readFileSync(file, 'utf8'));
}
