import { sharedPerAddress, visitorLimit } from '@forecourt/api';
import type { ApiContext, ApiSite, HalfApi, HalfServices } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { operations } from '@forecourt/platform-client/contracts';
import { passkeysOf, removePasskey, renamePasskey, type ShopperSession } from '@forecourt/shoppers';
import type { Kysely } from 'kysely';
import { deviceName } from '../logic/device-name.ts';
import type { AccountSite } from './AccountSite.ts';
import { TRIES_A_CODE } from './sign-in-limits.ts';
import { queuePasskeyNotice } from './passkey-notice.ts';
import type { SignedIn } from './signed-in.ts';

/** A passkey is added in a session that is one day old at most, milliseconds: who finds an old one open adds none. */
const FRESH_MS = 86_400_000;

/** Passkeys, and the sign-in with them. */
export function passkeyRoutes(
  api: HalfApi<AccountSite>,
  { db, leads, logger, now, trustedProxies = 0, codesPer10Minutes = 20 }: HalfServices,
  { shoppersOf, sessionOf }: SignedIn,
): void {
  // As many as codes, and counted apart from them: who has tried passkeys still signs in with a code.
  const calls = Math.ceil(codesPer10Minutes * TRIES_A_CODE);
  const limited = (name: string) => visitorLimit(sharedPerAddress(calls, { db, name }), trustedProxies);
  const [challenges, tries, additions] = [
    ...['passkey-challenges', 'passkey-tries', 'passkey-additions'].map(limited),
  ];

  /** The site at the host that the browser has opened, which is one of its own: by it the request was found to be the site's. */
  const placeOf = (context: ApiContext, site: ApiSite, { realm, secure }: AccountSite) => {
    const address = context.req.header('host') ?? '';
    const protocols = secure ? ['https'] : ['https', 'http'];
    return {
      ...{ realm, name: site.name, host: new URL(`https://${address}`).hostname },
      origins: protocols.map((protocol) => `${protocol}://${address.toLowerCase()}`),
    };
  };
  const isFresh = ({ startedAt }: ShopperSession) => now().getTime() - startedAt.getTime() < FRESH_MS;
  // An id, never an address.
  const factsOf = (context: ApiContext, site: ApiSite) => ({
    ...{ request_id: context.get('requestId'), site: site.slug },
  });

  api.serve(operations.askPasskey, {
    limit: challenges,
    async handle({ context, site, offer }) {
      const { result, cookies } = await shoppersOf(offer).askPasskey(placeOf(context, site, offer));
      return { answer: result, cache: 'no-store', cookies };
    },
  });

  api.serve(operations.postPasskeySignIn, {
    limit: tries,
    async handle({ context, site, offer, request: { body } }) {
      const { headers } = context.req.raw;
      const signedIn = await shoppersOf(offer).signInWithPasskey(
        placeOf(context, site, offer),
        body,
        headers,
      );
      const facts = { ...factsOf(context, site), sign_in: 'passkey' };
      if (!signedIn) {
        logger.warn(facts, 'a sign-in was refused');
        return { problem: 'wrongPasskey' };
      }
      const { shopper } = signedIn.result;
      logger.info({ ...facts, shopper_id: shopper.id }, 'somebody signed in');
      return { answer: shopper, cache: 'no-store', cookies: signedIn.cookies };
    },
  });

  api.serve(operations.passkeys, {
    async handle({ context, offer }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const listed = await passkeysOf(db, session.result.shopper.id);
      const passkeys = listed.map(({ id, host, name, addedAt, usedAt }) => ({
        ...{ id, host, name, added_at: addedAt.toISOString(), used_at: usedAt?.toISOString() ?? null },
      }));
      const answer = { passkeys, may_add: isFresh(session.result) };
      return { answer, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.askNewPasskey, {
    limit: additions,
    async handle({ context, site, offer }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      if (!isFresh(session.result)) return { problem: 'staleSession' };
      const { id, email, phone } = session.result.shopper;
      const owner = { shopperId: id, shown: email ?? phone ?? site.name };
      const asked = await shoppersOf(offer).askNewPasskey(placeOf(context, site, offer), owner);
      if (!asked) return { problem: 'mostPasskeys' };
      return { answer: asked.result, cache: 'no-store', cookies: [...session.cookies, ...asked.cookies] };
    },
  });

  api.serve(operations.addPasskey, {
    limit: additions,
    async handle({ context, site, offer, request: { body } }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const { headers } = context.req.raw;
      const shopperId = session.result.shopper.id;
      const device = deviceName(headers.get('user-agent'));
      const onAdded = (transaction: Kysely<Schema>, passkey: string) =>
        queuePasskeyNotice(transaction, {
          ...{ site: site.slug, passkey, shopper: shopperId, device, at: now() },
        });
      const added = { shopperId, name: device, made: body, onAdded };
      const id = await shoppersOf(offer).addPasskey(placeOf(context, site, offer), added, headers);
      if (id === null) return { problem: 'wrongPasskey' };
      leads.wake();
      logger.info({ ...factsOf(context, site), shopper_id: shopperId }, 'a passkey was added');
      return { answer: { id }, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.renamePasskey, {
    async handle({ context, offer, request: { body } }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const done = await renamePasskey(db, session.result.shopper.id, body);
      return done
        ? { answer: { done }, cache: 'no-store', cookies: session.cookies }
        : { problem: 'noPasskey' };
    },
  });

  api.serve(operations.removePasskey, {
    async handle({ context, site, offer, request: { body } }) {
      const session = await sessionOf(context, offer);
      if (!session) return { problem: 'signedOut' };
      const done = await removePasskey(db, session.result.shopper.id, body.id);
      if (!done) return { problem: 'noPasskey' };
      const shopperId = session.result.shopper.id;
      logger.info({ ...factsOf(context, site), shopper_id: shopperId }, 'a passkey was removed');
      return { answer: { done }, cache: 'no-store', cookies: session.cookies };
    },
  });
}
