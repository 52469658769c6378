import type { DeskAccess } from '@forecourt/desk-client/contracts';
import { membershipsOf, noteSeen, type StaffSession } from '@forecourt/staff';
import type { ApiSite } from '@forecourt/api';
import type { DeskServices } from '../DeskServices.ts';
import type { Member } from './DeskCall.ts';
import { refuse, type Refused } from './Refused.ts';

/** Who makes a call, as far as the call asks for it. */
export interface Caller {
  session?: StaffSession;
  site?: ApiSite;
  member?: Member;
  cookies: readonly string[];
}

/**
 * Decides who may make a call. It asks the database at each call, so that a role that was taken away counts at once. A dealership where
 * the caller has no role, or not one of the call, is refused like one that does not exist.
 */
export async function callerOf(
  services: DeskServices,
  { access, headers, slug }: { access: DeskAccess; headers: Headers; slug: string | undefined },
): Promise<Caller | Refused<'signedOut' | 'noAccess' | 'secondFactor'>> {
  if (access.who === 'anyone') return { cookies: [] };
  const signedIn = await services.auth.session(headers);
  if (!signedIn) return refuse('signedOut');
  const { result: session, cookies } = signedIn;
  if (access.who === 'signedIn') return { session, cookies };
  const site = services.siteBySlug(slug ?? '');
  const memberships = await membershipsOf(services.db, session.staff.id);
  const membership = memberships.find((each) => each.site === slug);
  if (!site || !membership || !access.roles.includes(membership.role)) return refuse('noAccess');
  if (access.secondFactor && session.verifiedUntil === null) return refuse('secondFactor');
  const { id, name } = session.staff;
  await noteSeen(services.db, membership, { id, now: services.now() });
  return {
    session,
    site,
    member: { site: site.slug, role: membership.role, locationIds: membership.locationIds, id, name },
    cookies,
  };
}
