/** The half hour that an enquiry has booked. It has no personal data, but is the visitor's own: it is in no URL and no cached page. */
export interface BookedTime {
  /** ISO 8601 with the offset of the location. */
  slot: string;
  /** The location; null if it is not known. */
  locationId: number | null;
}

const NAME = 'booked';
const SECONDS = 300;
const SLOT = String.raw`\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}`;
const COOKIE = new RegExp(String.raw`(?:^|;\s*)${NAME}=(${SLOT})(?:\.(\d{1,15}))?(?:;|$)`);

/**
 * The `Set-Cookie` header with which a form without JavaScript tells the success page its booked time. It is sent to that page
 * only, for five minutes, and no script can read it. Null for a time that is not as offered.
 *
 * @example bookedCookie({ slot: '2026-11-23T09:00:00+10:00', locationId: 101 }, 'https:')
 * // 'booked=2026-11-23T09:00:00+10:00.101; Path=/success; Max-Age=300; HttpOnly; SameSite=Lax; Secure'
 */
export function bookedCookie({ slot, locationId }: BookedTime, protocol: string): string | null {
  if (!new RegExp(`^${SLOT}$`).test(slot)) return null;
  const value = locationId === null ? slot : `${slot}.${locationId}`;
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${NAME}=${value}; Path=/success; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** The booked time in a `Cookie` header; null without one. */
export function readBookedCookie(header: string | null): BookedTime | null {
  const [, slot, id] = COOKIE.exec(header ?? '') ?? [];
  return slot === undefined ? null : { slot, locationId: id === undefined ? null : Number(id) };
}
