import { shownMobile } from '@forecourt/phone';
import { validPhone } from '@forecourt/phone/valid';
import { z } from 'zod';

/** Where a code is sent. */
export interface Contact {
  kind: 'email' | 'sms';
  /** Lower case, or a mobile in E.164 form. */
  address: string;
}

/** The numbers that get codes: Australian mobiles. Numbers elsewhere may cost whoever runs the site any amount. */
const MOBILE = /^\+614\d{8}$/;

const LONGEST = 254;

const email = z.email().max(LONGEST);

/**
 * The e-mail address or the mobile that somebody typed; null for anything else.
 *
 * @param sms whether codes are sent as text messages too.
 * @example readContact(' Kim@Shopper.example ', { sms: false }) // { kind: 'email', address: 'kim@shopper.example' }
 * @example readContact('0491 570 006', { sms: true }) // { kind: 'sms', address: '+61491570006' }
 */
export function readContact(typed: string, { sms }: { sms: boolean }): Contact | null {
  const text = typed.trim();
  if (text.length > LONGEST) return null;
  const { success, data } = email.safeParse(text.toLowerCase());
  if (success) return { kind: 'email', address: data };
  const phone = sms && !text.includes('@') ? validPhone(text) : null;
  return phone !== null && MOBILE.test(phone) ? { kind: 'sms', address: phone } : null;
}

/**
 * An address as its owner reads it.
 *
 * @example shownContact({ kind: 'sms', address: '+61491570006' }) // '0491 570 006'
 */
export function shownContact({ kind, address }: Contact): string {
  return kind === 'email' ? address : shownMobile(address);
}
