import { expect, it } from 'vitest';
import { isInternalAddress } from './isInternalAddress.ts';

it.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.1.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.31.0.1'],
  ...['192.0.0.8', '192.168.1.1', '198.19.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:10.0.0.2', '::ffff:7f00:1', 'fd00::1', 'fe80::1%eth0', 'ff02::1'],
  ...['64:ff9b::a00:1', '64:ff9b:1::1', '2002:7f00:1::'],
])('%s is no address of the internet', (address) => expect(isInternalAddress(address)).toBe(true));

it.each([
  ...['1.1.1.1', '100.63.0.1', '172.32.0.1', '192.0.1.1', '203.0.113.7', '223.255.255.1'],
  ...['2001:db8::1', '2606:4700::1111', '::ffff:1.1.1.1', 'unknown'],
])('%s may be', (address) => expect(isInternalAddress(address)).toBe(false));
