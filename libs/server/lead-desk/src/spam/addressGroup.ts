import { isIPv6 } from 'node:net';

/**
 * The rate limit key of an IP address: all of an IPv4 address, the /64 prefix of an IPv6 one,
 * because a household has a whole /64. An IPv4-mapped IPv6 address counts as IPv4.
 *
 * @example addressGroup('2001:0db8:1:2:3:4:5:6') // '2001:db8:1:2'
 */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (/^(0:){5}ffff:/.test(groups.join(':'))) return groups.slice(6).flatMap(bytesOf).join('.');
  return groups.slice(0, 4).join(':');
}

/** Its eight groups in the shortest spelling, because a proxy may write another one. */
function groupsOf(address: string): string[] {
  // The parser of URLs also turns the dotted end of an address into two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(missing).fill('0'), ...right];
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
