import { isIPv6 } from 'node:net';

/**
 * The part of an IP address that stands for one visitor: all of an IPv4 address, the first 64 bits of an IPv6 one,
 * because a household has them all. An IPv4 address in IPv6 clothes is an IPv4 address.
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
