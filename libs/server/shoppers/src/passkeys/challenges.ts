import { randomBytes, randomUUID } from 'node:crypto';
import type { Schema } from '@forecourt/database';
import { isUuid } from '@forecourt/values';
import type { Kysely } from 'kysely';
import { privateCookie, privateName, readCookie } from '../auth/cookies.ts';

/** How long a challenge can be signed, seconds. */
export const CHALLENGE_SECONDS = 300;

/** For what a challenge is. */
export interface ChallengeOf {
  realm: string;
  host: string;
  /** Who adds a passkey; null for signing in. */
  shopperId: string | null;
}

/** Makes a challenge, and deletes those that have expired. `challenge` is base64url; `id` is for the browser that asked. */
export async function makeChallenge(
  db: Kysely<Schema>,
  { realm, host, shopperId }: ChallengeOf,
  now: Date,
): Promise<{ id: string; challenge: string }> {
  await db.deleteFrom('shopper_challenges').where('expires_at', '<=', now).execute();
  const made = { id: randomUUID(), challenge: randomBytes(32).toString('base64url') };
  const expires = new Date(now.getTime() + CHALLENGE_SECONDS * 1000);
  await db
    .insertInto('shopper_challenges')
    .values({ ...made, realm, host, shopper_id: shopperId, expires_at: expires })
    .execute();
  return made;
}

/** The challenge of a browser, once; null if it has none, or it has expired, or it was for something else. */
export async function takeChallenge(
  db: Kysely<Schema>,
  { realm, host, shopperId }: ChallengeOf,
  { id, now }: { id: string | null; now: Date },
): Promise<string | null> {
  if (id === null) return null;
  const taken = await db
    .deleteFrom('shopper_challenges')
    .where('id', '=', id)
    .where('realm', '=', realm)
    .where('host', '=', host)
    .where('shopper_id', shopperId === null ? 'is' : '=', shopperId)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken?.challenge ?? null;
}

const NAME = 'forecourt-passkey';

/** The cookie that makes a challenge the browser's own. */
export function challengeCookie(id: string, secure: boolean): string {
  return privateCookie({ name: NAME, value: id, seconds: CHALLENGE_SECONDS, sameSite: 'Strict' }, secure);
}

/** The id of the browser's challenge; null without one. */
export function challengeId(headers: Headers, secure: boolean): string | null {
  const value = readCookie(headers, privateName(NAME, secure)) ?? '';
  return isUuid(value) ? value : null;
}
