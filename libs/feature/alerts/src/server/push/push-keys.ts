import { createECDH } from 'node:crypto';
import type { Env } from '@forecourt/api';

/** The keys by which push services recognise the sender of notifications (VAPID, RFC 8292). */
export interface PushKeys {
  /** Uncompressed point of P-256, base64url: browsers subscribe with it. */
  publicKey: string;
  /** base64url. */
  privateKey: string;
  /** Whom a push service writes to when something is wrong: `mailto:` or `https:`. */
  subject: string;
}

const MAKE = 'Make a pair with `npx web-push generate-vapid-keys`.';

/**
 * The keys of the environment; null without any.
 *
 * @throws Error with a fix for every problem if they are not complete, no pair, or without a contact.
 */
export function readPushKeys(env: Env): PushKeys | null {
  const given = {
    VAPID_PUBLIC_KEY: env['VAPID_PUBLIC_KEY'] || null,
    VAPID_PRIVATE_KEY: env['VAPID_PRIVATE_KEY'] || null,
    VAPID_SUBJECT: env['VAPID_SUBJECT'] || null,
  };
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = given;
  const names = Object.keys(given);
  const absent = Object.entries(given).flatMap(([name, value]) => (value === null ? [name] : []));
  if (absent.length === names.length) return null;
  const problems: string[] = [];
  if (absent.length > 0)
    problems.push(
      `${absent.join(' and ')} ${absent.length === 1 ? 'is' : 'are'} not set. Notifications need all three of ${names.join(', ')}, or none. ${MAKE}`,
    );
  if (publicKey !== null && privateKey !== null && publicKeyOf(privateKey) !== publicKey)
    problems.push(`VAPID_PUBLIC_KEY is not the public key of VAPID_PRIVATE_KEY. ${MAKE}`);
  if (subject !== null && !isContact(subject))
    problems.push(
      'VAPID_SUBJECT is no contact. Write it as mailto:webmaster@dealer.example, or as an address with https.',
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return publicKey === null || privateKey === null || subject === null
    ? null
    : { publicKey, privateKey, subject };
}

/** The public key of a private one; null for what is none. */
function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32) return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(bytes);
  } catch {
    return null;
  }
  return pair.getPublicKey('base64url');
}

/** Push services refuse a contact at this machine. */
function isContact(subject: string): boolean {
  const url = URL.parse(subject);
  if (url?.protocol === 'mailto:') return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(url.pathname);
  return url?.protocol === 'https:' && url.hostname.includes('.');
}
