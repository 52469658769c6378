import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { oneNetwork } from './one-network.ts';
import { echoHost } from './test/echo-host.ts';
import { visitorLimits } from './visitor-limits.ts';

/** What is warned about after requests from these addresses. */
function warnedAfter(addresses: string[]): string[] {
  const warned: string[] = [];
  const list = [...addresses];
  const see = oneNetwork(
    () => list.shift() ?? '',
    (sentence) => warned.push(sentence),
  );
  for (const _ of addresses) see({} as IncomingMessage);
  return warned;
}
const times = (count: number, address: string) => Array<string>(count).fill(address);

it.each([
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '127.0.0.1',
  '::1',
  '::ffff:10.0.0.2',
  'fd00::1',
  '100.64.1.1',
])('warns once when all requests come from %s', (address) => {
  expect(warnedAfter(times(199, address))).toEqual([]);
  expect(warnedAfter(times(1_000, address))).toEqual([expect.stringContaining('set TRUSTED_PROXIES')]);
});

it.each([
  ['a public address', times(300, '203.0.113.7')],
  ['a public IPv6 address', times(300, '2001:db8::1')],
  ['two private addresses', [...times(100, '10.0.0.1'), ...times(300, '10.0.0.2')]],
  ['a closed connection', times(300, 'unknown')],
])('does not warn about %s', (_, addresses) => expect(warnedAfter(addresses)).toEqual([]));

it('is told of each request of a visitor, not of probes, by the address that limits use', async () => {
  const seen: string[] = [];
  const limits = visitorLimits({ TRUSTED_PROXIES: '1' }, []);
  const mounts = [{ prefix: '/readyz', anyHost: true, handle: () => Promise.resolve(new Response('ok')) }];
  const host = await echoHost({
    limits,
    mounts,
    onRequest: (incoming) => seen.push(limits.addressOf(incoming)),
  });
  await host.get('/', { 'x-forwarded-for': '203.0.113.9' });
  await host.get('/');
  expect((await host.get('/readyz')).text).toBe('ok');
  await host.close();
  expect(seen).toEqual(['203.0.113.9', '127.0.0.1']);
});
