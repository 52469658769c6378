import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './freePort.ts';

it('is one on which nobody listens', async () => {
  const taken = await freePort();
  const server = createServer().listen(taken, '127.0.0.1');
  await once(server, 'listening');
  const other = await freePort();
  const drawn = [taken, other];
  expect(await freePort(() => drawn.shift() ?? 0)).toBe(other);
  server.close();
});

it('is none that the system gives to others', async () => {
  const ranges =
    process.platform === 'linux' && readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8');
  const first = ranges ? Number.parseInt(ranges, 10) : 49_152;
  for (let time = 0; time < 20; time += 1) expect(await freePort()).toBeLessThan(first);
});
