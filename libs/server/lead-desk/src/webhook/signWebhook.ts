import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the signature. */
export const SIGNATURE_HEADER = 'forecourt-signature';

/** Maximum age of a signed request, in seconds: 5 minutes. An older one may be a replay. */
export const SIGNATURE_TOLERANCE_SECONDS = 300;

/**
 * Signs a webhook: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" with the shared secret, in hexadecimal>`.
 * The timestamp is signed too, which prevents replay attacks.
 *
 * @example signWebhook({ secret: 'x', body: '{}', now: new Date(0) }) // 't=0,v1=…'
 */
export function signWebhook({ secret, body, now }: { secret: string; body: string; now: Date }): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/**
 * Verification for receivers: true when the header is the signature of this exact body with the shared secret, not older than the
 * tolerance. Compares in constant time.
 */
export function verifyWebhook(request: { secret: string; body: string; header: string; now: Date }): boolean {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(request.header);
  if (!match) return false;
  const seconds = Number(match[1]);
  const given = Buffer.from(match[2] ?? '', 'hex');
  const expected = Buffer.from(digest(request.secret, seconds, request.body), 'hex');
  const age = Math.abs(request.now.getTime() / 1000 - seconds);
  return timingSafeEqual(given, expected) && age <= SIGNATURE_TOLERANCE_SECONDS;
}

function digest(secret: string, seconds: number, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
}
