import { cookieValue, setCookie, type OwnCookie } from '@forecourt/page/cookies';

/** The half hour that an enquiry has booked. It has no personal data, but is the visitor's own: it is in no URL and no cached page. */
export interface BookedTime {
  /** ISO 8601 with the offset of the location. */
  slot: string;
  /** The location; null if it is not known. */
  locationId: number | null;
}

const COOKIE: OwnCookie = { name: 'booked', seconds: 300, path: '/success' };
const SLOT = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}`;
const VALUE = new RegExp(String.raw`^(${SLOT})(?:\.(\d{1,15}))?$`);

/**
 * The `Set-Cookie` header with which a form without JavaScript tells the success page its booked time. It is sent to that page
 * only, for five minutes, and no script can read it. Null for a time that is not as offered.
 *
 * @example bookedCookie({ slot: '2026-11-23T09:00:00+10:00', locationId: 101 }, 'https:')
 * // '__Secure-booked=2026-11-23T09:00:00+10:00.101; Path=/success; Max-Age=300; HttpOnly; SameSite=Lax; Secure'
 */
export function bookedCookie({ slot, locationId }: BookedTime, protocol: string): string | null {
  if (!new RegExp(`^${SLOT}$`).test(slot)) return null;
  const value = locationId === null ? slot : `${slot}.${locationId}`;
  return setCookie(COOKIE, value, protocol);
}

/** The booked time in a `Cookie` header; null without one. */
export function readBookedCookie(header: string | null, protocol: string): BookedTime | null {
  const [, slot, id] = VALUE.exec(cookieValue(COOKIE, header, protocol) ?? '') ?? [];
  return slot === undefined ? null : { slot, locationId: id === undefined ? null : Number(id) };
}
