import type { IncomingMessage } from 'node:http';

/**
 * A visitor's IP address: that of the connection, or with trusted proxies in front the entry of X-Forwarded-For that the outermost of
 * them wrote; earlier entries are set by the client and not trusted. A closed connection counts as 'unknown'.
 *
 * @param forwarded X-Forwarded-For, where it is not the one of the connection's own request.
 */
export function visitorAddress(
  incoming: Pick<IncomingMessage, 'socket' | 'headers'> | undefined,
  trustedProxies: number,
  forwarded = incoming?.headers['x-forwarded-for'],
): string {
  const connected = incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies < 1) return connected;
  const entries = String(forwarded ?? '')
    .split(',')
    .map((part) => part.trim());
  return entries.at(-trustedProxies) || connected;
}
