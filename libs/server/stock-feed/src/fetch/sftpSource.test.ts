import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sftpServer, type SftpFile } from '../testing/sftpServer.ts';
import { testFeed } from '../testing/testFeed.ts';
import { sftpSource } from './sftpSource.ts';
import type { FeedVersion, StockFeed } from './StockFeed.ts';

describe('a feed over SFTP', () => {
  const files = new Map<string, SftpFile>();
  const bytes = Buffer.from('Stock,Make\n'.repeat(10_000));
  let server: Awaited<ReturnType<typeof sftpServer>>;
  let folder: string;
  let hanging = false;
  beforeAll(async () => {
    server = await sftpServer({ files, hangs: () => hanging });
    folder = await mkdtemp(path.join(tmpdir(), 'forecourt-test-sftp-'));
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    hanging = false;
    files.clear();
    files.set('/out/my stock.csv', { bytes, mtime: 1_795_000_000 });
  });

  const read = (more: Partial<StockFeed> = {}, known: FeedVersion | null = null, stopping?: AbortSignal) =>
    sftpSource(
      testFeed(`${server.origin}/out/my%20stock.csv`, {
        ...{ user: 'dealer', password: 'right', hostKey: server.hostKey },
        ...more,
      }),
      known,
      path.join(folder, 'feed'),
      stopping,
    );

  it('is written whole to a file, by password or by key', async () => {
    const fetched = {
      unchanged: false,
      bytes: bytes.length,
      version: `1795000000-${bytes.length}`,
      modified: null,
    };
    expect(await read()).toEqual(fetched);
    expect(await readFile(path.join(folder, 'feed'))).toEqual(bytes);
    expect(await read({ password: null, key: server.key })).toEqual(fetched);
  });

  it('is not read again while its time and size are the same', async () => {
    const version = `1795000000-${bytes.length}`;
    expect(await read({}, { version, modified: null })).toEqual({ unchanged: true });
    files.set('/out/my stock.csv', { bytes, mtime: 1_795_000_060 });
    expect(await read({}, { version, modified: null })).toMatchObject({ unchanged: false });
  });

  it('is not read from another server, which does not get the password either', async () => {
    const hostKey = `SHA256:${'A'.repeat(43)}`;
    await expect(read({ hostKey })).rejects.toThrow(
      `The key of the server is ${server.hostKey}, not ${hostKey}`,
    );
  });

  it.each([
    ['a wrong password', { password: 'wrong' }, /does not accept the user, the password or the key/],
    ['a file that is too large', { maxBytes: 1_000 }, /larger than 0\.001 MB/],
  ])('is refused with %s', async (_what, more, reason) => {
    await expect(read(more)).rejects.toThrow(reason);
  });

  it('is refused if the file is not there', async () => {
    files.clear();
    await expect(read()).rejects.toThrow('There is no such file on the server.');
  });

  it('is refused if it is larger than the server says', async () => {
    files.set('/out/my stock.csv', { bytes, size: 500, mtime: 1_795_000_000 });
    await expect(read({ maxBytes: 1_000 })).rejects.toThrow(/still being written|larger than/);
  });

  it('is refused while it is being written', async () => {
    files.set('/out/my stock.csv', { bytes, size: bytes.length + 5, mtime: 1_795_000_000 });
    await expect(read()).rejects.toThrow(/still being written/);
  });

  it('is given up if the server hangs while reading, or never answers at all', async () => {
    hanging = true;
    await expect(read({ timeoutMs: 700 })).rejects.toThrow(/within 0\.7 seconds/);
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : 0;
    await expect(read({ url: `sftp://127.0.0.1:${port}/x.csv`, timeoutMs: 500 })).rejects.toThrow(
      /within 0\.5 seconds/,
    );
    silent.close();
  });

  it('is given up when the host stops, also before it has connected', async () => {
    hanging = true;
    const stopping = new AbortController();
    const reading = read({}, null, stopping.signal);
    setTimeout(() => stopping.abort(), 300);
    await expect(reading).rejects.toThrow('The host stopped before the whole feed was here.');
    await expect(read({}, null, stopping.signal)).rejects.toThrow('The host stopped');
  });
});
