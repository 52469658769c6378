import { fetchInSession } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { textOf } from './text-of.ts';

/** Where a post of the page leads, and the cookies that it sets. */
export interface AccountPost {
  to: string;
  cookies: readonly string[];
}

/** Answers a post of the page of an account: ends sessions, renames or removes a passkey, or deletes the account. */
export async function postAccount(
  services: SiteServices,
  request: Request,
  form: FormData,
): Promise<AccountPost> {
  const session = fetchInSession(services, request);
  const { fetch } = session;
  const go = textOf(form, 'go');
  try {
    if (go === 'delete') {
      if (!form.has('confirm')) return { to: paths.account(), cookies: [] };
      await call(routes.deleteAccount, { body: { confirm: true } }, { fetch });
      return { to: paths.home(), cookies: session.cookies };
    }
    const passkey = textOf(form, 'passkey');
    if (go === 'rename-passkey' || go === 'remove-passkey') {
      if (go === 'remove-passkey') await call(routes.removePasskey, { body: { id: passkey } }, { fetch });
      else await call(routes.renamePasskey, { body: { id: passkey, name: textOf(form, 'name') } }, { fetch });
      return { to: paths.account(), cookies: session.cookies };
    }
    const which = textOf(form, 'session') || go;
    await call(routes.endSessions, { body: { which } }, { fetch });
    return { to: which === 'this' ? paths.home() : paths.account(), cookies: session.cookies };
  } catch (error) {
    // Signed out meanwhile, or a button of an older page: the page says how it is now.
    if (error instanceof PlatformProblem && [401, 404, 422].includes(error.status))
      return { to: paths.account(), cookies: [] };
    throw error;
  }
}
