import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The secret that signs session cookies and encrypts authenticator apps: DESK_SECRET. A development machine makes one in its data
 * folder.
 *
 * @param dataDirectory null in production, where DESK_SECRET must be set.
 */
export function deskSecret(env: NodeJS.ProcessEnv, dataDirectory: string | null): string {
  const given = env['DESK_SECRET'];
  if (given !== undefined && given.length >= 32) return given;
  if (given)
    throw new Error(
      'DESK_SECRET is too short. Set it to at least 32 random characters, such as of `openssl rand -base64 32`.',
    );
  if (dataDirectory === null)
    throw new Error(
      'DESK_SECRET is not set, and DESK_HOSTS is. Set it to at least 32 random characters, such as of `openssl rand -base64 32`.',
    );
  const file = path.join(dataDirectory, 'desk-secret');
  mkdirSync(dataDirectory, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8');
}
