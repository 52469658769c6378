import { fetchInSession } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { hasPage, paths } from '@forecourt/site-config';

/** How the list of an account is shared: `link` is null while it is not. */
export interface GarageShare {
  link: string | null;
  withNotes: boolean;
}

/** How the list of who is signed in is shared; null on a site without accounts, where no list can be. */
export async function loadShare(services: SiteServices, request: Request): Promise<GarageShare | null> {
  if (!hasPage(services.site, paths.signIn())) return null;
  const { fetch } = fetchInSession(services, request);
  const share = await call(routes.shareOfList, {}, { fetch });
  return share === null
    ? { link: null, withNotes: false }
    : { link: services.origin + paths.sharedGarage(share.link), withNotes: share.with_notes };
}

/**
 * Answers a post of the garage: shares the list, with or without notes, or ends its link.
 *
 * @returns the cookies of the response.
 */
export async function postShare(
  services: SiteServices,
  request: Request,
  form: FormData,
): Promise<readonly string[]> {
  const session = fetchInSession(services, request);
  const { fetch } = session;
  try {
    if (form.get('go') === 'unshare') await call(routes.unshareList, { body: {} }, { fetch });
    else await call(routes.shareList, { body: { with_notes: form.has('notes') } }, { fetch });
  } catch (error) {
    // Signed out meanwhile: the page asks for a sign-in.
    if (!(error instanceof PlatformProblem && error.status === 401)) throw error;
  }
  return session.cookies;
}
