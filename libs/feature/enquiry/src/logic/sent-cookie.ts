import { cookieValue, setCookie, type OwnCookie } from '@forecourt/page/cookies';

/** The half hour that an enquiry has booked. It has no personal data, but is the visitor's own: it is in no URL and no cached page. */
export interface BookedTime {
  /** ISO 8601 with the offset of the location. */
  slot: string;
  /** The location; null if it is not known. */
  locationId: number | null;
}

const COOKIE: OwnCookie = { name: 'sent', seconds: 300, path: '/success' };
const SLOT = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}`;
const VALUE = new RegExp(String.raw`^(${SLOT})(?:\.(\d{1,15}))?$`);
/** The value after a plain form without a time. */
const NO_TIME = 'posted';
/** The value after a message of a script, whose tab remembers the rest. */
const BY_SCRIPT = 'yes';

/**
 * The `Set-Cookie` header that tells the success page that a plain form was sent, and its booked time. It is sent to that page
 * only, for five minutes, and no script can read it. A time that is not as offered counts as none.
 *
 * @example sentCookie({ slot: '2026-11-23T09:00:00+10:00', locationId: 101 }, 'https:')
 * // '__Secure-sent=2026-11-23T09:00:00+10:00.101; Path=/success; Max-Age=300; HttpOnly; SameSite=Lax; Secure'
 */
export function sentCookie(booked: BookedTime | null, protocol: string): string {
  if (!booked || !new RegExp(`^${SLOT}$`).test(booked.slot)) return setCookie(COOKIE, NO_TIME, protocol);
  const { slot, locationId } = booked;
  return setCookie(COOKIE, locationId === null ? slot : `${slot}.${locationId}`, protocol);
}

/** The `Set-Cookie` header after a message of a script. It has no time: another tab may show its own success page meanwhile. */
export const scriptSentCookie = (protocol: string): string => setCookie(COOKIE, BY_SCRIPT, protocol);

/** What a `Cookie` header says: whether a message was sent, whether by a plain form, and the time that this form has booked. */
export function readSentCookie(
  header: string | null,
  protocol: string,
): { isSent: boolean; isPosted: boolean; booked: BookedTime | null } {
  const value = cookieValue(COOKIE, header, protocol) ?? '';
  const [, slot, id] = VALUE.exec(value) ?? [];
  const isPosted = value === NO_TIME || slot !== undefined;
  return {
    isSent: isPosted || value === BY_SCRIPT,
    isPosted,
    booked: slot === undefined ? null : { slot, locationId: id === undefined ? null : Number(id) },
  };
}
