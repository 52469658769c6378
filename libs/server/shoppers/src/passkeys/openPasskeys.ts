import { inTransaction, type Schema } from '@forecourt/database';
import type { WithCookies } from '@forecourt/sign-in';
import { sql, type Kysely } from 'kysely';
import { challengeCookie, challengeId, makeChallenge, takeChallenge } from './challenges.ts';
import { MOST_PASSKEYS } from './ownPasskeys.ts';
import {
  passkeyCreation,
  passkeyRequest,
  userHandle,
  type PasskeyCreation,
  type PasskeyRequest,
} from './passkeyOptions.ts';
import { verifyNewPasskey, verifySigned, type NewPasskey, type SignedChallenge } from './verifyPasskey.ts';

/** The site where a passkey is added or used. */
export interface PasskeySite {
  realm: string;
  /** The host at which the browser has opened it, without port: the relying party. A passkey counts there and nowhere else. */
  host: string;
  /** The origins of its pages at that host. */
  origins: readonly string[];
}

/** What follows from a new passkey, in its transaction. */
type OnAdded = (transaction: Kysely<Schema>, id: string) => Promise<void>;

/** How shoppers add passkeys and sign in with them. A challenge belongs to the browser that asked for it, and is signed once. */
export interface Passkeys {
  /** Asks a browser for any passkey of the site. */
  askPasskey(site: PasskeySite): Promise<WithCookies<PasskeyRequest>>;
  /** Asks a browser for a new passkey of an account, which is shown as `shown`; null for an account that has as many as it may. */
  askNewPasskey(
    site: PasskeySite & { name: string },
    owner: { shopperId: string; shown: string },
  ): Promise<WithCookies<PasskeyCreation> | null>;
  /**
   * Keeps a new passkey; returns its id, or null for what does not fit the browser's challenge, or is known. `onAdded` is done in the same
   * transaction.
   */
  addPasskey(
    site: PasskeySite,
    added: { shopperId: string; name: string; made: NewPasskey; onAdded?: OnAdded },
    headers: Headers,
  ): Promise<string | null>;
}

/** What passkeys need. */
interface PasskeySettings {
  db: Kysely<Schema>;
  secure: boolean;
  now: () => Date;
}

/** Opens the passkeys of shoppers, with tables of our own. */
export function openPasskeys({ db, secure, now }: PasskeySettings): Passkeys {
  return {
    async askPasskey({ realm, host }) {
      const { id, challenge } = await makeChallenge(db, { realm, host, shopperId: null }, now());
      return { result: passkeyRequest(host, challenge), cookies: [challengeCookie(id, secure)] };
    },

    async askNewPasskey({ name, realm, host }, { shopperId, shown }) {
      const rows = await db
        .selectFrom('shopper_passkeys')
        .select('credential_id')
        .where('shopper_id', '=', shopperId)
        .where('host', '=', host)
        .execute();
      if (rows.length >= MOST_PASSKEYS) return null;
      const { id, challenge } = await makeChallenge(db, { realm, host, shopperId }, now());
      const known = rows.map(({ credential_id }) => credential_id);
      const asked = passkeyCreation({ host, siteName: name, challenge }, { shopperId, shown, known });
      return { result: asked, cookies: [challengeCookie(id, secure)] };
    },

    async addPasskey({ realm, host, origins }, { shopperId, name, made, onAdded }, headers) {
      const asked = { id: challengeId(headers, secure), now: now() };
      const challenge = await takeChallenge(db, { realm, host, shopperId }, asked);
      if (challenge === null) return null;
      const facts = await verifyNewPasskey(made, { challenge, origins, host });
      if (!facts) return null;
      return inTransaction(db, async (transaction) => {
        const kept = await transaction
          .insertInto('shopper_passkeys')
          .values({
            ...{ shopper_id: shopperId, host, name, created_at: asked.now, counter: facts.counter },
            ...{ credential_id: facts.credentialId, public_key: facts.publicKey },
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!kept) return null;
        await onAdded?.(transaction, kept.id);
        return kept.id;
      });
    },
  };
}

/**
 * The account whose passkey has signed the challenge of the browser; null for a passkey that was removed, is of another host or realm,
 * or was not unlocked, and for a challenge that was signed before or has expired.
 */
export async function ownerOfSigned(
  { db, secure, now }: PasskeySettings,
  { realm, host, origins }: PasskeySite,
  signed: SignedChallenge,
  headers: Headers,
): Promise<string | null> {
  const asked = { id: challengeId(headers, secure), now: now() };
  const challenge = await takeChallenge(db, { realm, host, shopperId: null }, asked);
  if (challenge === null) return null;
  const known = await db
    .selectFrom('shopper_passkeys')
    .innerJoin('shoppers', 'shoppers.id', 'shopper_passkeys.shopper_id')
    .select(['shopper_passkeys.id', 'shopper_id', 'public_key', 'counter'])
    .where('host', '=', host)
    .where('credential_id', '=', signed.id)
    .where('realm', '=', realm)
    .executeTakeFirst();
  if (!known) return null;
  const handle = signed.response.userHandle;
  if (handle && handle !== userHandle(known.shopper_id)) return null;
  const facts = { credentialId: signed.id, publicKey: known.public_key, counter: known.counter };
  const counter = await verifySigned(signed, facts, { challenge, origins, host });
  if (counter === null) return null;
  const used = await db
    .updateTable('shopper_passkeys')
    .set({ counter: sql`greatest(counter, ${counter}::bigint)`, used_at: asked.now })
    .where('id', '=', known.id)
    .returning('shopper_id')
    .executeTakeFirst();
  return used?.shopper_id ?? null;
}
