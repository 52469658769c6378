import { cookieValue, setCookie, type OwnCookie } from './cookies.ts';
import { gate, whoOf, type LoadedPage, type Visitor } from './gate.ts';
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

/** The same in the browser, with the account of who has signed in since. */
interface Kept extends Typed {
  who?: string;
}

/**
 * The cookie that keeps what was typed into a form during a sign-in: for half an hour, for the pages of the form.
 *
 * @param name of the cookie, without a prefix.
 * @param path that the pages of the form begin with.
 */
export const typedCookieOf = (name: string, path: string): OwnCookie => ({ name, seconds: SECONDS, path });

/**
 * What was typed into the form of a page before its visitor signed in; null for nothing. From then on it is theirs: the headers of the visitor
 * say so to the browser, and somebody else who signs in there gets none of it.
 *
 * @param visitor null for a page that opens without a sign-in, which shows none of it.
 */
export function typedOf(
  { origin }: Pick<SiteServices, 'origin'>,
  request: Request,
  { cookie, visitor }: { cookie: OwnCookie; visitor: Visitor | null },
): Typed | null {
  const { protocol } = new URL(origin);
  const kept = keptOf(cookieValue(cookie, request.headers.get('cookie'), protocol));
  if (!kept || !visitor) return null;
  const { who = null, ...typed } = kept;
  const own = whoOf(visitor);
  if (who === null && own !== null) {
    const owned: Kept = { ...typed, who: own };
    visitor.headers.append('set-cookie', typedCookie(cookie, owned, protocol));
  }
  return who === null || who === own ? typed : null;
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
function keptOf(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(text));
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is Kept {
  const { values, agreed, who }: { values?: unknown; agreed?: unknown; who?: unknown } = Object(kept);
  return (
    (who === undefined || typeof who === 'string') &&
    (agreed === null || typeof agreed === 'string') &&
    typeof values === 'object' &&
    values !== null &&
    !Array.isArray(values) &&
    Object.values(values).every((value) => typeof value === 'string')
  );
}
