import { SIGNED_IN_COOKIE as HINT } from '@forecourt/site-config';
import { SESSION_SECONDS } from './authOptions.ts';

/** The cookie that scripts read, for as long as the session. A neighbouring host cannot overwrite it where TLS is. */
export const hintCookie = (secure: boolean): string => hint('1', SESSION_SECONDS, secure);

/** Ends it. */
export const noHintCookie = (secure: boolean): string => hint('', 0, secure);

const hint = (value: string, seconds: number, secure: boolean): string =>
  `${privateName(HINT, secure)}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;

/** A cookie that no script reads, of this host alone; its name in a browser is that of `privateName`. */
export interface PrivateCookie {
  name: string;
  value: string;
  seconds: number;
  sameSite: 'Lax' | 'Strict';
}

/** The name that a browser takes over TLS alone, and for the whole of this host. */
export const privateName = (name: string, secure: boolean): string => `${secure ? '__Host-' : ''}${name}`;

/** The `Set-Cookie` header of such a cookie. */
export function privateCookie({ name, value, seconds, sameSite }: PrivateCookie, secure: boolean): string {
  return `${privateName(name, secure)}=${value}; Path=/; HttpOnly; SameSite=${sameSite}; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
}

/** The value of a cookie; null without it. */
export function readCookie(headers: Headers, name: string): string | null {
  for (const pair of (headers.get('cookie') ?? '').split(/;\s*/))
    if (pair.startsWith(`${name}=`)) return pair.slice(name.length + 1);
  return null;
}
