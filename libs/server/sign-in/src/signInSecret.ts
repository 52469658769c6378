import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The secret of one kind of sign-in. */
export interface SignInSecret {
  /** Name of the environment variable. */
  name: string;
  /** Name of the file on a development machine. */
  file: string;
  /** Why production needs it, as in `DESK_HOSTS is`. */
  because: string;
}

const FIX = 'Set it to at least 32 random characters, such as of `openssl rand -base64 32`.';

/**
 * The secret that signs the cookies of one kind of sign-in. A development machine makes one in its data folder.
 *
 * @param dataDirectory null in production, where the variable must be set.
 * @throws Error with a fix if it is missing or too short.
 */
export function signInSecret(
  env: Readonly<Record<string, string | undefined>>,
  dataDirectory: string | null,
  { name, file, because }: SignInSecret,
): string {
  const given = env[name];
  if (given !== undefined && given.length >= 32) return given;
  if (given) throw new Error(`${name} is too short. ${FIX}`);
  if (dataDirectory === null) throw new Error(`${name} is not set, and ${because}. ${FIX}`);
  const kept = path.join(dataDirectory, file);
  mkdirSync(dataDirectory, { recursive: true });
  try {
    writeFileSync(kept, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(kept, 'utf8');
}
