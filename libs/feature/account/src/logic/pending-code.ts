import { cookieValue, setCookie, type OwnCookie } from '@forecourt/page/cookies';

/** A code that was sent, as the browser keeps it until it is typed. */
export interface PendingCode {
  /** Of the code; it counts in this browser alone. */
  id: string;
  /** The address, as it is shown. */
  to: string;
}

/**
 * It is kept as long as a code is valid. It goes to every page of the site: a client-side navigation asks for `/sign-in.data`, which is not below
 * `/sign-in`, and with a path of its own a neighbouring host could set it.
 */
const COOKIE: OwnCookie = { name: 'forecourt-code', seconds: 600, path: '/' };

/** The code that the browser waits for, from a `Cookie` header; null without one. */
export function readPendingCode(header: string | null, protocol: string): PendingCode | null {
  const value = cookieValue(COOKIE, header, protocol);
  if (value === null) return null;
  try {
    const read: unknown = JSON.parse(decodeURIComponent(value));
    return isPending(read) ? { id: read.id, to: read.to } : null;
  } catch {
    return null;
  }
}

/** The `Set-Cookie` header that keeps it. No script can read it. */
export const pendingCookie = (code: PendingCode, protocol: string): string =>
  setCookie(COOKIE, encodeURIComponent(JSON.stringify(code)), protocol);

/** The `Set-Cookie` header that forgets it. */
export const noPending = (protocol: string): string => setCookie(COOKIE, '', protocol);

function isPending(value: unknown): value is PendingCode {
  if (typeof value !== 'object' || value === null) return false;
  const { id, to }: { id?: unknown; to?: unknown } = value;
  return typeof id === 'string' && typeof to === 'string';
}
