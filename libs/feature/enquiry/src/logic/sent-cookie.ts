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
/** The value after a message without a time. */
const NO_TIME = 'yes';

/**
 * The `Set-Cookie` header that tells the success page that a message was sent, and its booked time. It is sent to that page
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

/** What a `Cookie` header says: whether a message was sent, and the time that it has booked. */
export function readSentCookie(
  header: string | null,
  protocol: string,
): { isSent: boolean; booked: BookedTime | null } {
  const value = cookieValue(COOKIE, header, protocol) ?? '';
  const [, slot, id] = VALUE.exec(value) ?? [];
  return {
    isSent: value === NO_TIME || slot !== undefined,
    booked: slot === undefined ? null : { slot, locationId: id === undefined ? null : Number(id) },
  };
}
