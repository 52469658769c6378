import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** The name that Postgres clients look for in a socket's folder. */
export const SOCKET_NAME = '.s.PGSQL.5432';

/** Systems limit the path of a Unix socket to 104 (macOS) or 108 bytes. */
const LONGEST = 100;

/**
 * The Unix socket of a data directory: in the directory itself, or, if its path would be too long, in a folder of the user in the system's
 * temporary folder.
 */
export function socketPath(directory: string, temporary = tmpdir()): string {
  const inside = path.join(directory, SOCKET_NAME);
  if (Buffer.byteLength(inside) <= LONGEST) return inside;
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 16);
  return path.join(temporary, `forecourt-${userInfo().uid}-${name}`, SOCKET_NAME);
}
