const NAME = 'checkout';
const COOKIE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([\w-]{20,100})(?:;|$)`);

/** Longer than any hold, seconds. */
const SECONDS = 60 * 86_400;

/** The secret of the browser, with which its holds are found, from a `Cookie` header; undefined without one. */
export const tokenOf = (cookies: string | null): string | undefined => COOKIE.exec(cookies ?? '')?.[1];

/** The same as a header of a call. */
export function tokenHeaders(cookies: string | null): Record<string, string> {
  const token = tokenOf(cookies);
  return token === undefined ? {} : { 'X-Checkout-Token': token };
}

/** The `Set-Cookie` header that keeps the secret on this device. No script can read it. */
export function tokenCookie(token: string, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${token}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
