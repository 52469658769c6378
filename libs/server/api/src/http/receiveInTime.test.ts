import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { waitOf } from '@forecourt/database/testing';
import { afterEach, expect, it } from 'vitest';
import { receiveInTime } from './receiveInTime.ts';

const TIMES = { usualMs: 100, filesMs: 500, leastRate: 100 };
type Times = typeof TIMES;
const FILES = 'multipart/form-data; boundary=x';
const open: { close(): unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A server that answers with how many bytes it received. */
async function listening(times: Times): Promise<number> {
  const server = createServer((incoming: IncomingMessage, response: ServerResponse) => {
    receiveInTime(incoming, response, times);
    let bytes = 0;
    incoming.on('data', (chunk: Buffer) => (bytes += chunk.length));
    incoming.on('error', () => {});
    incoming.on('end', () => response.end(String(bytes)));
  });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/**
 * Sends a request whose body comes in parts of so many bytes, each after this time, until the server answers; what it says, how long
 * that made one wait, and how long it took on the clock, which is more on a busy machine; milliseconds.
 */
async function sent(
  type: string,
  { parts, bytes, everyMs }: { parts: number; bytes: number; everyMs: number },
  times = TIMES,
) {
  const socket = connect(await listening(times), '127.0.0.1');
  open.push({ close: () => socket.destroy() });
  let said = '';
  socket.setEncoding('utf8').on('data', (part: string) => (said += part));
  socket.on('error', () => {});
  const from = performance.now();
  const closed = waitOf(() => once(socket, 'close'));
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${parts * bytes}\r\n\r\n`,
  );
  let left = parts;
  const timer = setInterval(() => {
    // What has arrived is read first: a server that has answered does not take more, and the answer would be lost with the connection.
    setImmediate(() => {
      if (left === 0 || said !== '') return clearInterval(timer);
      left -= 1;
      socket.write(Buffer.alloc(bytes, 'x'));
    });
  }, everyMs);
  const { ms } = await closed;
  clearInterval(timer);
  return { said, ms, clockMs: performance.now() - from };
}

it.each(['application/json', 'application/x-www-form-urlencoded'])(
  'ends a request of %s whose body has not arrived in the usual time',
  async (type) => {
    const { said, ms } = await sent(type, { parts: 20, bytes: 50, everyMs: 20 });
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeLessThan(350);
  },
);

it('lets a form with files take longer, as long as it keeps coming', async () => {
  const patient = { ...TIMES, filesMs: 30_000 };
  const { said, clockMs } = await sent(FILES, { parts: 12, bytes: 50, everyMs: 20 }, patient);
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
  expect(said.endsWith('\r\n\r\n600')).toBe(true);
  expect(clockMs).toBeGreaterThan(200);
});

it('ends a form with files that trickles in, or that stops', async () => {
  for (const slow of [
    { parts: 100, bytes: 1, everyMs: 20 },
    { parts: 2, bytes: 500, everyMs: 1_000_000 },
  ]) {
    const { said, ms } = await sent(FILES, slow);
    expect(said).toMatch(/^HTTP\/1\.1 408 /);
    expect(ms).toBeLessThan(400);
  }
});

it('ends a form with files that would never end', async () => {
  const { said, ms, clockMs } = await sent(FILES, { parts: 10_000, bytes: 50, everyMs: 10 });
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(clockMs).toBeGreaterThan(400);
  expect(ms).toBeLessThan(1_500);
});

it('does not touch a request without a body, or one that is whole', async () => {
  const port = await listening(TIMES);
  const answer = await fetch(`http://127.0.0.1:${port}`);
  expect([answer.status, await answer.text()]).toEqual([200, '0']);
  const { said } = await sent('application/json', { parts: 1, bytes: 10, everyMs: 5 });
  expect(said).toMatch(/^HTTP\/1\.1 200 /);
});
