import type { ApiContext } from './ApiContext.ts';

/**
 * The visitor's IP address: from the host that calls in process, else from the connection. With trusted proxies in
 * front it is the entry of X-Forwarded-For that the outermost of them wrote; entries before it are the visitor's own
 * words. A request without any of them counts as 'unknown'.
 */
export function clientAddress(context: ApiContext, trustedProxies: number): string {
  const { clientAddress: given, incoming } = context.env ?? {};
  if (given) return given;
  const connected = incoming?.socket.remoteAddress ?? 'unknown';
  if (trustedProxies < 1) return connected;
  const forwarded = (context.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return forwarded.at(-trustedProxies) || connected;
}
