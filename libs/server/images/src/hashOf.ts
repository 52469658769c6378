import { createHash } from 'node:crypto';

/** The key of a picture in the cache: a hash of all that it is made of. */
export function hashOf(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40);
}
