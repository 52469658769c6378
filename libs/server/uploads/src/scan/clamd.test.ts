import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { EICAR, startClamd } from '../test/clamdServer.ts';
import { clamd, readClamdUrl } from './clamd.ts';

let folder: string;
const closing: (() => void)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-clamd-'));
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, 'file');
  await writeFile(file, content);
  return file;
}

/** A scanner on a server that does something with each connection. */
async function scannerOf(onConnection: (socket: Socket) => void, timeoutMs = 2_000) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    onConnection(socket);
  });
  const where = path.join(folder, `socket-${closing.length}-${Math.random()}`);
  await new Promise<void>((resolve) => server.listen(where, resolve));
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return clamd({ path: where }, { timeoutMs });
}

describe.each(['tcp', 'unix'] as const)('clamd over %s', (transport) => {
  const open = async (most?: number) => {
    const { url, stop } = await startClamd({ transport, folder, most });
    closing.push(stop);
    const where = readClamdUrl(url);
    if (!where) throw new Error(`${url} is no address.`);
    return clamd(where);
  };

  test.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', 'clean'],
    ['a text', 'Hello', 'clean'],
    ['10 MB', Buffer.alloc(10 * 1024 * 1024, 'x'), 'clean'],
    ['the test virus', EICAR, 'infected'],
    [
      'the test virus behind a megabyte',
      Buffer.concat([Buffer.alloc(1_000_000), Buffer.from(EICAR)]),
      'infected',
    ],
  ])('%s is judged', async (_what, content, result) => {
    expect(await (await open()).scan(await fileOf(content))).toBe(result);
  });

  it('rejects a file that is too large for the scanner, though that closes while it is sent', async () => {
    const file = await fileOf(Buffer.alloc(8_000_000));
    await expect((await open(1_000_000)).scan(file)).rejects.toThrow(
      /INSTREAM size limit exceeded|ECONNRESET|EPIPE/,
    );
  });
});

describe('without a verdict it rejects', () => {
  test.each<[string, (socket: Socket) => void, RegExp]>([
    ['of a scanner that hangs', () => undefined, /no verdict in 200 ms/],
    ['of one that reads and says nothing', (socket) => void socket.resume(), /no verdict in 200 ms/],
    ['of one that closes', (socket) => void socket.end(), /without a verdict|EPIPE|ECONNRESET/],
    ['of one that breaks off', (socket) => void socket.destroy(), /without a verdict|EPIPE|ECONNRESET/],
    ['of one that answers nonsense', (socket) => void socket.end('HTTP/1.1 200 OK\0'), /answered “HTTP/],
    [
      'of one that has an error',
      (socket) => void socket.end("stream: Can't allocate memory ERROR\0"),
      /answered “stream: Can/,
    ],
    ['of one that never ends its answer', (socket) => void socket.write('x'.repeat(10_000)), /has no end/],
    [
      'of one that says OK about something else',
      (socket) => void socket.end('/etc/passwd: OK\0'),
      /answered/,
    ],
  ])('%s', async (_what, onConnection, reason) => {
    const scanner = await scannerOf(onConnection, 200);
    await expect(scanner.scan(await fileOf(Buffer.alloc(200_000)))).rejects.toThrow(reason);
  });

  it('of one that is not there', async () => {
    await expect(clamd({ path: path.join(folder, 'nothing') }).scan(await fileOf('x'))).rejects.toThrow(
      'ENOENT',
    );
  });

  it('about a file that is not there', async () => {
    const scanner = await scannerOf((socket) => void socket.resume());
    await expect(scanner.scan(path.join(folder, 'missing'))).rejects.toThrow('ENOENT');
  });
});

test.each([
  ['tcp://scanner.internal:3311', { host: 'scanner.internal', port: 3311 }],
  ['tcp://scanner.internal', { host: 'scanner.internal', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['http://scanner', null],
  ['scanner:3310', null],
  ['', null],
])('%j is the address %j', (text, where) => expect(readClamdUrl(text)).toEqual(where));
