import { gate, type LoadedPage } from '@forecourt/page/gate';
import type { OwnCookie } from '@forecourt/page/cookies';
import type { SiteServices } from '@forecourt/page/loader';
import { typedCookie, type Typed } from './typed-cookie.ts';

/**
 * The headers of who may post a form. Anybody else signs in first, which leads back to the page, and what was typed is kept meanwhile.
 *
 * @param type says on the sign-in page what it is for.
 * @throws Response that redirects.
 */
export async function gatePost(
  services: SiteServices,
  { request, url }: LoadedPage,
  { type, cookie, typed }: { type: string; cookie: OwnCookie; typed: Typed },
): Promise<Headers> {
  try {
    return (await gate(services, { request, url: new URL(url.pathname, url) }, type)).headers;
  } catch (answer) {
    if (answer instanceof Response)
      answer.headers.append('set-cookie', typedCookie(cookie, typed, new URL(services.origin).protocol));
    throw answer;
  }
}
