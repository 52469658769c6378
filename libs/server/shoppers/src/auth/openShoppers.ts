import type { Schema } from '@forecourt/database';
import { refusedAsNull, withCookies, type WithCookies } from '@forecourt/sign-in';
import { betterAuth } from 'better-auth';
import type { Kysely } from 'kysely';
import type { Contact } from '../contact.ts';
import { deviceCookie, knownDevice } from '../codes/knownDevice.ts';
import { makeCode } from '../codes/makeCode.ts';
import { useCode } from '../codes/useCode.ts';
import { openPasskeys, ownerOfSigned, type Passkeys, type PasskeySite } from '../passkeys/openPasskeys.ts';
import type { SignedChallenge } from '../passkeys/verifyPasskey.ts';
import { addressesOf } from '../person/addressesOf.ts';
import { authOptions, type AuthSettings } from './authOptions.ts';
import { hintCookie, noHintCookie } from './cookies.ts';
import { shopperOf } from './shopperOf.ts';

/** Who is signed in, in which session. */
export interface ShopperSession {
  id: string;
  startedAt: Date;
  shopper: { id: string; email: string | null; phone: string | null };
}

/** A session as its owner sees it. */
export interface ListedSession {
  id: string;
  userAgent: string | null;
  startedAt: Date;
  usedAt: Date;
}

/**
 * How shoppers sign in. A realm is a site, or several that share their accounts: neither a code nor a session counts in another one.
 * Calls about a session take the headers of its request, which have the session's cookie.
 */
export interface Shoppers extends Passkeys {
  /** Makes a code for the browser that asks. Returns its id, which the browser keeps, and the code to send; null after too many in a day. */
  makeCode(
    asked: { realm: string; contact: Contact },
    headers: Headers,
  ): Promise<{ id: string; code: string } | null>;
  /** Whether the browser has signed in with this address before. */
  knows(asked: { realm: string; contact: Contact }, headers: Headers): boolean;
  /** Starts a session and ends the earlier one of the browser; null for a code that is wrong, expired or used up. */
  signIn(
    typed: { realm: string; id: string; code: string },
    headers: Headers,
  ): Promise<WithCookies<ShopperSession> | null>;
  /** Starts a session by a passkey that has signed the challenge of the browser, as `signIn` does; null for anything else. */
  signInWithPasskey(
    site: PasskeySite,
    signed: SignedChallenge,
    headers: Headers,
  ): Promise<WithCookies<ShopperSession> | null>;
  /** The session of a request; null without a valid one. */
  session(realm: string, headers: Headers): Promise<WithCookies<ShopperSession> | null>;
  /** The sessions of the account, last used first. */
  sessions(shopperId: string): Promise<ListedSession[]>;
  /** Ends one session of the account, or all but one. */
  end(shopperId: string, which: { id: string } | { allBut: string }): Promise<void>;
  /** Ends the session of the request. */
  signOut(headers: Headers): Promise<WithCookies<true>>;
}

/** A session in use ends after 180 days, milliseconds. */
const LONGEST_MS = 180 * 86_400_000;

/** Settings of the sign-in. */
export interface ShopperSettings extends AuthSettings {
  now: () => Date;
}

/** Opens the sign-in of shoppers: sessions and cookies by better-auth, codes by our own tables. */
export function openShoppers(settings: ShopperSettings): Shoppers {
  const { db, now, secret, secure } = settings;
  const { api } = betterAuth(authOptions(settings));

  async function session(realm: string, headers: Headers): Promise<WithCookies<ShopperSession> | null> {
    const { response, headers: sent } = await api.getSession({ headers, returnHeaders: true });
    if (!response || response.user.realm !== realm) return null;
    const { id } = response.user;
    const { id: sessionId, createdAt } = response.session;
    // By the clock of the library, which wrote it.
    if (Date.now() - createdAt.getTime() >= LONGEST_MS) {
      await endOne(db, id, sessionId);
      return null;
    }
    const shopper = { id, ...(await contactOf(db, id)) };
    const renewed = sent.getSetCookie();
    // The cookie for scripts lasts as long as that of the session.
    const cookies = renewed.length > 0 ? [...renewed, hintCookie(secure)] : [];
    return { result: { id: sessionId, startedAt: createdAt, shopper }, cookies };
  }

  /** Starts a session of an account and ends the earlier one of the browser; null if the account was deleted meanwhile. */
  async function start(
    { realm, shopperId }: { realm: string; shopperId: string },
    headers: Headers,
  ): Promise<WithCookies<ShopperSession> | null> {
    const earlier = await session(realm, headers);
    const made = await refusedAsNull(() =>
      api.startSession({ body: { shopperId }, headers, returnHeaders: true }),
    );
    if (made === null) return null;
    const cookies = made.headers.getSetCookie();
    const started = await session(realm, withCookies(headers, cookies));
    if (!started) return null;
    if (earlier) await endOne(db, earlier.result.shopper.id, earlier.result.id);
    return { result: started.result, cookies: [...cookies, hintCookie(secure)] };
  }

  return {
    session,
    ...openPasskeys(settings),

    knows: (asked, headers) => knownDevice(headers, { ...asked, secret }, secure) !== null,

    makeCode(asked, headers) {
      return makeCode(db, {
        ...asked,
        device: knownDevice(headers, { ...asked, secret }, secure),
        secret,
        now: now(),
      });
    },

    async signIn({ realm, id, code }, headers) {
      const contact = await useCode(db, { realm, id, code, secret, now: now() });
      if (!contact) return null;
      const shopperId = await shopperOf(db, { realm, contact, now: now() });
      const started = await start({ realm, shopperId }, headers);
      const device = deviceCookie({ realm, contact, secret }, secure);
      return started && { result: started.result, cookies: [...started.cookies, device] };
    },

    async signInWithPasskey(site, signed, headers) {
      const shopperId = await ownerOfSigned(settings, site, signed, headers);
      return shopperId === null ? null : start({ realm: site.realm, shopperId }, headers);
    },

    async sessions(shopperId) {
      const rows = await db
        .selectFrom('shopper_sessions')
        .select(['id', 'user_agent', 'created_at', 'updated_at'])
        .where('shopper_id', '=', shopperId)
        .where('expires_at', '>', now())
        .orderBy('updated_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(({ id, user_agent, created_at, updated_at }) => ({
        ...{ id, userAgent: user_agent, startedAt: created_at, usedAt: updated_at },
      }));
    },

    async end(shopperId, which) {
      if ('id' in which) return endOne(db, shopperId, which.id);
      await db
        .deleteFrom('shopper_sessions')
        .where('shopper_id', '=', shopperId)
        .where('id', '<>', which.allBut)
        .execute();
    },

    async signOut(headers) {
      const { headers: sent } = await api.signOut({ headers, returnHeaders: true });
      return { result: true, cookies: [...sent.getSetCookie(), noHintCookie(secure)] };
    },
  };
}

async function endOne(db: Kysely<Schema>, shopperId: string, id: string): Promise<void> {
  await db.deleteFrom('shopper_sessions').where('shopper_id', '=', shopperId).where('id', '=', id).execute();
}

/** The addresses that are shown of an account. */
async function contactOf(db: Kysely<Schema>, shopperId: string) {
  const all = await addressesOf(db, shopperId);
  const of = (kind: Contact['kind']) => all.find((each) => each.kind === kind)?.address ?? null;
  return { email: of('email'), phone: of('sms') };
}
