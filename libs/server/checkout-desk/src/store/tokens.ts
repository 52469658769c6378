import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A secret of 256 bits, for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of the secret of a browser, or of what is compared and not read: SHA-256, as hex. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Letters and digits that are not mistaken for each other on the phone. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference that people read to each other: `RS-7K3M-9PQR`. */
export function newReference(kind = 'RS'): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${kind}-${group()}-${group()}`;
}
