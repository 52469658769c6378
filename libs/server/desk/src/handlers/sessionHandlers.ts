import { setTimeout as pause } from 'node:timers/promises';
import { leadLimits } from '@forecourt/lead-desk';
import { CODE_SECONDS } from '@forecourt/sign-in';
import { membershipsOf, type StaffSession } from '@forecourt/staff';
import type { DeskServices } from '../DeskServices.ts';
import type { DeskHandlers } from '../http/DeskCall.ts';
import { refuse } from '../http/Refused.ts';
import { errorFacts } from '@forecourt/api';

const CODE_MS = 400;

type SessionCalls =
  | 'requestCode'
  | 'signIn'
  | 'signOut'
  | 'me'
  | 'enrolSecondFactor'
  | 'confirmSecondFactor'
  | 'verifySecondFactor';

/** Signing in and out, and the second factor. */
export function sessionHandlers({ db }: Pick<DeskServices, 'db'>): DeskHandlers<SessionCalls> {
  // By visitor and by address in ten minutes, over all processes. A code has three tries, so an address has at most 15 in that time.
  const limit = (perAddress: number, name: string) =>
    leadLimits({ perAddress, perSite: null, shared: { db, name: `desk-${name}` } });
  const codesByVisitor = limit(20, 'codes');
  const codesByAddress = limit(5, 'codes-to');
  const triesByVisitor = limit(30, 'tries');

  return {
    async requestCode({ request: { body }, services, address }) {
      const { auth, logger, codeMs = CODE_MS } = services;
      const retryAfter =
        (await codesByVisitor.take('desk', address)) ?? (await codesByAddress.take(body.email, ''));
      if (retryAfter !== null) return refuse('tooMany', { retryAfter });
      const asked = auth.requestCode(body.email).catch((error: unknown) => {
        // The same response, because only an address of staff has a mail that can fail.
        logger.error(errorFacts(error), 'a sign-in code could not be made');
      });
      await Promise.all([asked, pause(codeMs)]);
      return { sent: true, expires_in_seconds: CODE_SECONDS };
    },

    async signIn({ request: { body }, services, headers, address, setCookies }) {
      const retryAfter = await triesByVisitor.take('desk', address);
      if (retryAfter !== null) return refuse('tooMany', { retryAfter });
      const signedIn = await services.auth.signIn(body, headers);
      logSignIn(services, { by: 'code', session: signedIn?.result, accepted: signedIn !== null });
      if (!signedIn) return refuse('wrongCode');
      setCookies(signedIn.cookies);
      return meOf(services, signedIn.result);
    },

    async signOut({ request: { body }, services, headers, setCookies }) {
      const { cookies } = await services.auth.signOut(headers, body.everywhere ?? false);
      setCookies(cookies);
      return { done: true };
    },

    me: ({ services, session }) => meOf(services, session),

    async enrolSecondFactor({ services, headers }) {
      const begun = await services.auth.enrol(headers);
      return begun === 'enrolled' ? refuse('enrolled') : begun;
    },

    async confirmSecondFactor({ request: { body }, services, session, headers, setCookies }) {
      const confirmed = await services.auth.confirm(body.code, headers);
      if (confirmed !== 'notBegun')
        logSignIn(services, { by: 'second factor', session, accepted: typeof confirmed !== 'string' });
      if (confirmed === 'locked') return refuse('tooMany');
      if (confirmed === 'notBegun') return refuse('notBegun');
      if (confirmed === 'wrong') return refuse('wrongCode');
      setCookies(confirmed.cookies);
      const { backupCodes, verifiedUntil } = confirmed.result;
      return { backup_codes: backupCodes, verified_until: verifiedUntil.toISOString() };
    },

    async verifySecondFactor({ request: { body }, services, session, headers }) {
      const verified = await services.auth.verify(body.code, headers);
      if (verified !== 'notEnrolled')
        logSignIn(services, { by: 'second factor', session, accepted: typeof verified !== 'string' });
      if (verified === 'locked') return refuse('tooMany');
      if (verified === 'notEnrolled') return refuse('notEnrolled');
      if (verified === 'wrong') return refuse('wrongCode');
      return { verified_until: verified.toISOString() };
    },
  };
}

/** Who signed in by what, or was refused: an id, never an address. Whose code it was is not known of a wrong one. */
function logSignIn(
  { logger }: Pick<DeskServices, 'logger'>,
  {
    by,
    session,
    accepted,
  }: { by: 'code' | 'second factor'; session: StaffSession | undefined; accepted: boolean },
): void {
  const facts = { sign_in: by, ...(session && { staff_id: session.staff.id }) };
  if (accepted) logger.info(facts, 'somebody signed in');
  else logger.warn(facts, 'a sign-in was refused');
}

async function meOf({ db, siteBySlug }: DeskServices, session: StaffSession) {
  const { staff, verifiedUntil, expiresAt } = session;
  const memberships = await membershipsOf(db, staff.id);
  return {
    staff: { id: staff.id, name: staff.name, email: staff.email },
    memberships: memberships.flatMap(({ site: slug, role, locationIds }) => {
      const site = siteBySlug(slug);
      if (!site) return [];
      const { name, timeZone, locations } = site;
      const seen = locations.filter(({ id }) => locationIds?.includes(id) ?? true);
      return {
        site: slug,
        site_name: name,
        time_zone: timeZone,
        role,
        locations: seen.map((each) => ({ id: each.id, name: each.name })),
        all_locations: locationIds === null,
      };
    }),
    second_factor: { enrolled: staff.enrolled, verified_until: verifiedUntil?.toISOString() ?? null },
    session_expires_at: expiresAt.toISOString(),
  };
}
