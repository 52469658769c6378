import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSentFile, sentFilePayload, type SentFile } from '@forecourt/lead';

/** Whose files a signature is about. */
interface Signing {
  key: Buffer;
  /** Slug of the site. */
  site: string;
}

/** Signs a kept file, as the shopper's client keeps it: with it the file can be sent with a lead of this site and form. */
export function signFile(file: SentFile, signing: Signing): string {
  const payload = sentFilePayload(file);
  return `${payload}.${digest(payload, signing).toString('base64url')}`;
}

/** The file of a signed one; null if it is not signed with this key for this site. Compares in constant time. */
export function verifyFile(signed: string, signing: Signing): SentFile | null {
  const [payload = '', signature = ''] = signed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = digest(payload, signing);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return readSentFile(signed);
}

function digest(payload: string, { key, site }: Signing): Buffer {
  return createHmac('sha256', key).update(`file\n${site}\n${payload}`).digest();
}
