import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';

/** Longer addresses of push services are not stored, characters. */
const LONGEST_ENDPOINT = 1_000;

/**
 * Whether a visitor may give this as the address of a push service: with HTTPS, at the port of it, of a host with a public name. Where the name leads is
 * checked when something is sent.
 */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || endpoint.length > LONGEST_ENDPOINT) return false;
  const { protocol, username, password, port, hostname } = url;
  const host = hostname.replace(/\.$/, '');
  return (
    protocol === 'https:' &&
    [username, password, port].every((part) => part === '') &&
    host.includes('.') &&
    isIP(host) === 0 &&
    !INTERNAL.test(host)
  );
}

/** Names that are not in the public DNS (RFC 6761, 6762, 8375, ICANN's `internal`). */
const INTERNAL = /\.(local|localhost|internal|intranet|lan|home|corp|test|invalid|home\.arpa)$/;

/** Whether these are the keys of a browser: a point of P-256, and 16 bytes, base64url. */
export function areDeviceKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  if (Buffer.from(auth, 'base64url').length !== 16) return false;
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== 65) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
