import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * A visitor's IP address: that of the connection, or with trusted proxies in front the entry of X-Forwarded-For that the outermost of
 * them wrote; earlier entries are set by the client and not trusted. Some proxies write a port behind the address. An entry that is no
 * address counts as that of the connection, and a closed connection as 'unknown'.
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
  const entry =
    String(forwarded ?? '')
      .split(',')
      .at(-trustedProxies)
      ?.trim() ?? '';
  const address = entry.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return isIP(address) > 0 ? address : connected;
}
