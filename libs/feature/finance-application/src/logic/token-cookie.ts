import { cookieValue, setCookie, type OwnCookie } from '@forecourt/page/cookies';

/** It is kept as long as a draft after its last change. */
const COOKIE: OwnCookie = { name: 'finance_application', seconds: 14 * 86_400, path: '/' };

/** The secret of the browser's application, from a `Cookie` header; null without one. */
export function readToken(header: string | null, protocol: string): string | null {
  const value = cookieValue(COOKIE, header, protocol) ?? '';
  return /^[\w-]{20,100}$/.test(value) ? value : null;
}

/** The `Set-Cookie` header that keeps the secret on this device. No script can read it. */
export const tokenCookie = (token: string, protocol: string): string => setCookie(COOKIE, token, protocol);

/** The `Set-Cookie` header that forgets the secret. */
export const noToken = (protocol: string): string => setCookie(COOKIE, '', protocol);
