import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/** So many requests from one private address are no coincidence. */
const ENOUGH = 200;

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6');

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
    seen = address === only && isPrivate(address) ? seen + 1 : Infinity;
    if (seen === ENOUGH)
      warn(
        `The first ${ENOUGH} requests all came from ${address}, a private address, so that all visitors share the limits of one. ` +
          'If a proxy or load balancer is in front, set TRUSTED_PROXIES to how many of them add to X-Forwarded-For.',
      );
  };
}

function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return privateNetworks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
