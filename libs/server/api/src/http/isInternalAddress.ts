import { BlockList, isIPv6 } from 'node:net';

const internal = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127], // none, and this machine
  ['64:ff9b::', 96], // IPv4 behind NAT64
  ['64:ff9b:1::', 48],
  ['2002::', 16], // IPv4 behind 6to4
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  internal.addSubnet(network, bits, 'ipv6');

/**
 * Whether an IP address is not one of the internet: of this machine, of a private network, or reserved. An IPv4 address in IPv6 notation is that of IPv4.
 *
 * @example isInternalAddress('::ffff:10.0.0.2') // true
 */
export function isInternalAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  return internal.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
