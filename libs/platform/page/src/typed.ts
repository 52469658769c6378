import { cookieValue, setCookie, type OwnCookie } from './cookies.ts';
import { gate, type LoadedPage } from './gate.ts';
import type { SiteServices } from './loader.ts';

/** It is kept long enough for a sign-in. */
const SECONDS = 30 * 60;

/** The longest value, characters: browsers keep 4,096 with name and attributes. */
const LONGEST = 3_500;

/** What a shopper has typed and chosen before a sign-in came in between. */
export interface Typed {
  /** By the name of the field. */
  values: Readonly<Record<string, string>>;
  /** Which terms the shopper agreed to, as the form names them; null if to none. */
  agreed: string | null;
}

/**
 * The cookie that keeps what was typed into a form during a sign-in: for half an hour, for the pages of the form.
 *
 * @param name of the cookie, without a prefix.
 * @param path that the pages of the form begin with.
 */
export const typedCookieOf = (name: string, path: string): OwnCookie => ({ name, seconds: SECONDS, path });

/** What was typed, from a `Cookie` header; null for nothing. */
export function typedOf(cookie: OwnCookie, cookies: string | null, protocol: string): Typed | null {
  const text = cookieValue(cookie, cookies, protocol);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(text));
    return isTyped(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The `Set-Cookie` header that keeps what was typed on this device during a sign-in; null for nothing removes it. No script can read it. */
export function typedCookie(cookie: OwnCookie, typed: Typed | null, protocol: string): string {
  const text = typed ? encodeURIComponent(JSON.stringify(typed)) : '';
  return setCookie(cookie, text.length <= LONGEST ? text : '', protocol);
}

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

/** Stored data is checked, because anything can write to it. */
function isTyped(kept: unknown): kept is Typed {
  const { values, agreed }: { values?: unknown; agreed?: unknown } = Object(kept);
  return (
    (agreed === null || typeof agreed === 'string') &&
    typeof values === 'object' &&
    values !== null &&
    !Array.isArray(values) &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
