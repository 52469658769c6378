import { clientAddress, errorFacts, sharedPerAddress, visitorLimit } from '@forecourt/api';
import type { HalfApi, HalfServices } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { readContact, shownContact } from '@forecourt/shoppers';
import { CODE_SECONDS } from '@forecourt/sign-in';
import type { AccountSite } from './AccountSite.ts';
import { sendCode } from './send-code.ts';
import type { SignedIn } from './signed-in.ts';

/** The codes that one network asks for in ten minutes for one address. */
const CODES_OF_ONE = 5;

/** The tries of codes of one network for each code that it may ask for. */
export const TRIES_A_CODE = 1.5;

/** Codes and sign-in. */
export function signInRoutes(
  api: HalfApi<AccountSite>,
  services: HalfServices,
  { shoppersOf, sessionOf }: SignedIn,
): void {
  const { db, logger, trustedProxies = 0, codesPer10Minutes = 20 } = services;
  // Counted in the database: what is tried must not grow with the number of processes.
  const perNetwork = (calls: number, name: string) => sharedPerAddress(calls, { db, name });
  const ofOne = perNetwork(CODES_OF_ONE, 'codes-of-one');
  const tries = perNetwork(Math.ceil(codesPer10Minutes * TRIES_A_CODE), 'code-tries');

  api.serve(operations.account, {
    async handle({ context, offer }) {
      const session = await sessionOf(context, offer);
      if (!session) return { answer: null, cache: 'no-store' };
      return { answer: session.result.shopper, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.postSignInCode, {
    limit: visitorLimit(perNetwork(codesPer10Minutes, 'codes'), trustedProxies),
    async handle({ context, site, offer, request: { body } }) {
      const contact = readContact(body.to, { sms: offer.textMessages });
      if (!contact) return { problem: 'noAddress', ...(offer.textMessages && { error: ADDRESS_OR_MOBILE }) };
      const { kind, address } = contact;
      const key = `${offer.realm} ${kind} ${address}`;
      const retryAfter = await ofOne.take(key, clientAddress(context, trustedProxies));
      if (retryAfter !== null) return { problem: 'tooMany', retryAfter };
      const made = await shoppersOf(offer).makeCode({ realm: offer.realm, contact }, context.req.raw.headers);
      if (!made) return { problem: 'tooMany' };
      // Not awaited: a slow mail server keeps nobody waiting.
      sendCode(services, site, { contact, code: made.code }).catch((error: unknown) => {
        logger.error(errorFacts(error), 'a sign-in code could not be sent');
      });
      const answer = { id: made.id, to: shownContact(contact), expires_in_seconds: CODE_SECONDS };
      return { answer, cache: 'no-store' };
    },
  });

  api.serve(operations.postSignIn, {
    limit: visitorLimit(tries, trustedProxies),
    async handle({ context, site, offer, request: { body } }) {
      const { realm } = offer;
      const signedIn = await shoppersOf(offer).signIn({ realm, ...body }, context.req.raw.headers);
      // An id, never an address. Whose code it was is not known of a wrong one.
      const facts = { request_id: context.get('requestId'), site: site.slug, sign_in: 'code' };
      if (!signedIn) {
        logger.warn(facts, 'a sign-in was refused');
        return { problem: 'wrongCode' };
      }
      logger.info({ ...facts, shopper_id: signedIn.result.shopper.id }, 'somebody signed in');
      return { answer: signedIn.result.shopper, cache: 'no-store', cookies: signedIn.cookies };
    },
  });
}

const ADDRESS_OR_MOBILE =
  'Please enter your email address, such as name@example.com, or an Australian mobile number.';
