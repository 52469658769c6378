/** A cookie of a page that no script can read. */
export interface OwnCookie {
  /** Without a prefix. */
  name: string;
  /** How long the browser keeps it, seconds. */
  seconds: number;
  /** The pages that get it: `/` for all of the site. */
  path: string;
}

/**
 * The `Set-Cookie` header of a value; an empty one deletes the cookie. Where TLS is, the browser is told by the name that the cookie is this
 * host's alone (`__Host-`), so that nobody sets it from a neighbouring host; one of fewer pages is only known to come over TLS (`__Secure-`).
 *
 * @param protocol of the site, such as `https:`.
 * @example setCookie({ name: 'checkout', seconds: 60, path: '/' }, 'abc', 'https:')
 * // '__Host-checkout=abc; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure'
 */
export function setCookie(cookie: OwnCookie, value: string, protocol: string): string {
  const isSecure = protocol === 'https:';
  const name = isSecure ? secureName(cookie) : cookie.name;
  const seconds = value === '' ? 0 : cookie.seconds;
  return `${name}=${value}; Path=${cookie.path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The value in a `Cookie` header; null without one. A name without a prefix counts only where there is no TLS. */
export function cookieValue(cookie: OwnCookie, header: string | null, protocol: string): string | null {
  const pairs = (header ?? '').split(/;\s*/);
  const find = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
  return find(secureName(cookie)) ?? (protocol === 'https:' ? null : find(cookie.name));
}

const secureName = ({ name, path }: OwnCookie): string => `${path === '/' ? '__Host-' : '__Secure-'}${name}`;
