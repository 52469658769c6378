import { clientAddress, errorFacts, visitorLimit } from '@forecourt/api';
import type { HalfApi, HalfServices } from '@forecourt/api';
import { operations } from '@forecourt/platform-client/contracts';
import { readContact, shownContact } from '@forecourt/shoppers';
import { CODE_SECONDS } from '@forecourt/sign-in';
import type { AccountSite } from './AccountSite.ts';
import { sendCode } from './send-code.ts';
import { signInLimits } from './sign-in-limits.ts';
import type { SignedIn } from './signed-in.ts';

/** Codes and sign-in. */
export function signInRoutes(
  api: HalfApi<AccountSite>,
  services: HalfServices,
  { shoppersOf, sessionOf }: SignedIn,
): void {
  const { db, logger, trustedProxies = 0, codesPer10Minutes = 20 } = services;
  const limits = signInLimits(db, codesPer10Minutes);

  api.serve(operations.account, {
    async handle({ context, offer }) {
      const session = await sessionOf(context, offer);
      if (!session) return { answer: null, cache: 'no-store' };
      return { answer: session.result.shopper, cache: 'no-store', cookies: session.cookies };
    },
  });

  api.serve(operations.postSignInCode, {
    limit: visitorLimit(limits.codes, trustedProxies),
    async handle({ context, site, offer, request: { body } }) {
      const contact = readContact(body.to, { sms: offer.textMessages });
      if (!contact) return { problem: 'noAddress', ...(offer.textMessages && { error: ADDRESS_OR_MOBILE }) };
      const { kind, address } = contact;
      const key = `${offer.realm} ${kind} ${address}`;
      const { headers } = context.req.raw;
      const shoppers = shoppersOf(offer);
      const network = clientAddress(context, trustedProxies);
      const isStranger = !shoppers.knows({ realm: offer.realm, contact }, headers);
      const retryAfter =
        (await limits.codesOfOne.take(key, network)) ??
        (isStranger ? await limits.codesOfOneADay.take(key, network) : null);
      if (retryAfter !== null) return { problem: 'tooMany', retryAfter };
      const made = await shoppers.makeCode({ realm: offer.realm, contact }, headers);
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
    limit: visitorLimit(limits.tries, trustedProxies),
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
