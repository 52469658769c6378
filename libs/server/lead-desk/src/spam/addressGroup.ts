import { isIPv6 } from 'node:net';

/**
 * The rate limit key of an IP address: all of an IPv4 address, the /64 prefix of an IPv6 one,
 * because a household has a whole /64. An IPv4-mapped IPv6 address counts as IPv4.
 *
 * @example addressGroup('2001:db8:1:2:3:4:5:6') // '2001:db8:1:2'
 */
export function addressGroup(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].slice(0, 4).join(':');
}
