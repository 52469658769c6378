import { cookieValue, setCookie, type OwnCookie } from '@forecourt/page/cookies';

/** It is kept for longer than any hold. */
const COOKIE: OwnCookie = { name: 'checkout', seconds: 60 * 86_400, path: '/' };

/** The secret of the browser, with which its holds are found, from a `Cookie` header; undefined without one. */
export function tokenOf(cookies: string | null, protocol: string): string | undefined {
  const value = cookieValue(COOKIE, cookies, protocol) ?? '';
  return /^[\w-]{20,100}$/.test(value) ? value : undefined;
}

/** The same as a header of a call. */
export function tokenHeaders(cookies: string | null, protocol: string): Record<string, string> {
  const token = tokenOf(cookies, protocol);
  return token === undefined ? {} : { 'X-Checkout-Token': token };
}

/** The `Set-Cookie` header that keeps the secret on this device. No script can read it. */
export const tokenCookie = (token: string, protocol: string): string => setCookie(COOKIE, token, protocol);

/**
 * The `Set-Cookie` header of a secret for a browser without one; null for a browser that has one. The page with the form sets it, so that who
 * loses the answer to the form, with the connection or by a second press, has the vehicle all the same.
 */
export function firstTokenCookie(cookies: string | null, protocol: string): string | null {
  if (tokenOf(cookies, protocol) !== undefined) return null;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const token = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return tokenCookie(token, protocol);
}
