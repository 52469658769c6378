import type { IncomingMessage } from 'node:http';
import { isInternalAddress } from '@forecourt/api';

/** So many requests from one private address are no coincidence. */
const ENOUGH = 200;

/**
 * Notices that all visitors come from one private address: a proxy is in front that TRUSTED_PROXIES does not count, so that they share the
 * limits of one visitor.
 *
 * @returns what is told of each request; it calls `warn` at most once.
 */
export function oneNetwork(
  addressOf: (incoming: IncomingMessage) => string,
  warn: (sentence: string) => void,
): (incoming: IncomingMessage) => void {
  let only: string | null = null;
  let seen = 0;
  return (incoming) => {
    if (seen >= ENOUGH) return;
    const address = addressOf(incoming);
    only ??= address;
    seen = address === only && isInternalAddress(address) ? seen + 1 : Infinity;
    if (seen === ENOUGH)
      warn(
        `The first ${ENOUGH} requests all came from ${address}, a private address, so that all visitors share the limits of one. ` +
          'If a proxy or load balancer is in front, set TRUSTED_PROXIES to how many of them add to X-Forwarded-For.',
      );
  };
}
