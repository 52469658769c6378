import { visitorAddress } from '@forecourt/lead-desk';
import type { ApiContext } from './ApiContext.ts';

/**
 * The visitor's IP address: from the host if it calls in process, else from the connection and its trusted proxies. A request without any of
 * them counts as 'unknown'.
 */
export function clientAddress(context: ApiContext, trustedProxies: number): string {
  const { clientAddress: given, incoming } = context.env ?? {};
  return given || visitorAddress(incoming, trustedProxies, context.req.header('x-forwarded-for'));
}
