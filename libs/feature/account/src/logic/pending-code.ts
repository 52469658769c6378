/** A code that was sent, as the browser keeps it until it is typed. */
export interface PendingCode {
  /** Of the code; it counts in this browser alone. */
  id: string;
  /** The address, as it is shown. */
  to: string;
}

const NAME = 'forecourt-code';
const COOKIE = new RegExp(String.raw`(?:^|;\s*)${NAME}=([^;\s]+)(?:;|$)`);

/** As long as a code is valid, seconds. */
const SECONDS = 600;

/** The code that the browser waits for, from a `Cookie` header; null without one. */
export function readPendingCode(header: string | null): PendingCode | null {
  const value = COOKIE.exec(header ?? '')?.[1];
  if (value === undefined) return null;
  try {
    const read: unknown = JSON.parse(decodeURIComponent(value));
    return isPending(read) ? { id: read.id, to: read.to } : null;
  } catch {
    return null;
  }
}

/**
 * The `Set-Cookie` header that keeps it. No script can read it. It goes to every page of the site: a client-side
 * navigation asks for `/sign-in.data`, which is not below `/sign-in`.
 */
export function pendingCookie(code: PendingCode, protocol: string): string {
  return cookie(encodeURIComponent(JSON.stringify(code)), SECONDS, protocol);
}

/** The `Set-Cookie` header that forgets it. */
export const noPending = (protocol: string): string => cookie('', 0, protocol);

function cookie(value: string, seconds: number, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

function isPending(value: unknown): value is PendingCode {
  if (typeof value !== 'object' || value === null) return false;
  const { id, to }: { id?: unknown; to?: unknown } = value;
  return typeof id === 'string' && typeof to === 'string';
}
