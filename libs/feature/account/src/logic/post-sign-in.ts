import type { LoadedPage } from '@forecourt/page/gate';
import { fetchInSession } from '@forecourt/page/loader';
import type { SiteServices } from '@forecourt/page/loader';
import { call, PlatformProblem, routes } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { targetOf } from './load-sign-in.ts';
import { noPending, pendingCookie, readPendingCode } from './pending-code.ts';
import type { RefusedSignIn, SignInTarget } from './sign-in-page.ts';
import { textOf } from './text-of.ts';

/** Where an accepted post leads, and the cookies that it sets. */
export interface AcceptedSignIn {
  to: string;
  cookies: readonly string[];
}

/** Answers a post of the sign-in: sends a code, sends it again, or signs in with it. */
export async function postSignIn(
  services: SiteServices,
  page: LoadedPage,
  form: FormData,
): Promise<AcceptedSignIn | RefusedSignIn> {
  const target = targetOf(services, page.url);
  const { protocol } = new URL(services.origin);
  const session = fetchInSession(services, page.request);
  const go = textOf(form, 'go');
  const pending = readPendingCode(page.request.headers.get('cookie'), protocol);
  const typed = textOf(form, 'to');
  try {
    if (go === 'code') {
      if (!pending) return { to: stepOf(target, { was: 'over' }), cookies: [noPending(protocol)] };
      const body = { id: pending.id, code: textOf(form, 'code') };
      await call(routes.postSignIn, { body }, { fetch: session.fetch });
      return { to: target.redirect, cookies: [...session.cookies, noPending(protocol)] };
    }
    const to = go === 'again' && pending ? pending.to : typed;
    const sent = await call(routes.postSignInCode, { body: { to } }, { fetch: session.fetch });
    const cookies = [...session.cookies, pendingCookie({ id: sent.id, to: sent.to }, protocol)];
    return { to: stepOf(target, { step: 'code', ...(go === 'again' && { was: 'again' }) }), cookies };
  } catch (error) {
    if (!(error instanceof PlatformProblem)) throw error;
    return { error: error.error, typed, status: error.status < 400 ? 503 : error.status };
  }
}

/** The sign-in with the same target. */
function stepOf(target: SignInTarget, step: Readonly<Record<string, string>>): string {
  return paths.signIn({ ...target, ...step });
}
