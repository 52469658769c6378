import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { privateCookie, privateName, readCookie } from '../auth/cookies.ts';
import type { Contact } from '../contact.ts';

/** How long a browser is known after it signed in, seconds. */
const KNOWN_SECONDS = 365 * 86_400;

const NAME = 'forecourt-device';
const SHAPE = /^([\w-]{36})\.([\w-]{43})$/;

/** Whose browser it is, and the secret that signs it. */
export interface DeviceOwner {
  realm: string;
  contact: Contact;
  secret: string;
}

/**
 * The id of a browser that has signed in with this address before; null for any other. What others ask and guess for an address does
 * not count against it, so that nobody can lock its owner out.
 */
export function knownDevice(headers: Headers, owner: DeviceOwner, secure: boolean): string | null {
  const [, device, mark] = SHAPE.exec(readCookie(headers, privateName(NAME, secure)) ?? '') ?? [];
  if (device === undefined || mark === undefined) return null;
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(device, owner))) ? device : null;
}

/** The cookie that makes a browser known. */
export function deviceCookie(owner: DeviceOwner, secure: boolean): string {
  const device = randomUUID();
  const value = `${device}.${markOf(device, owner)}`;
  return privateCookie({ name: NAME, value, seconds: KNOWN_SECONDS, sameSite: 'Lax' }, secure);
}

function markOf(device: string, { realm, contact: { kind, address }, secret }: DeviceOwner): string {
  const text = JSON.stringify(['device', realm, kind, address, device]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
