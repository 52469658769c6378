import { createServer, type RequestListener } from 'node:http';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { diskStore } from './diskStore.ts';
import type { FileStore } from './FileStore.ts';
import { readS3Url, s3Store } from './s3Store.ts';

const BYTES = Buffer.from('a photo, or so'.repeat(20_000));
let folder: string;
let file: string;
let s3: S3rver;
let origin: string;
const closing: (() => void)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-store-'));
  file = path.join(folder, 'sent');
  await writeFile(file, BYTES);
  s3 = new S3rver({
    ...{ port: 0, address: '127.0.0.1', silent: true, directory: path.join(folder, 's3') },
    configureBuckets: [{ name: 'files', configs: [] }],
  });
  const { port } = await s3.run();
  origin = `127.0.0.1:${port}`;
});
afterAll(async () => {
  for (const close of closing) close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const s3At = (url: string): FileStore => {
  const place = readS3Url(url);
  if (!place) throw new Error(`${url} is not an address of a bucket.`);
  return s3Store(place);
};
const stores: [string, () => FileStore][] = [
  ['a folder', () => diskStore(path.join(folder, 'disk'))],
  ['a bucket', () => s3At(`http://S3RVER:S3RVER@${origin}/files/harbour?region=ap-southeast-2`)],
];

describe.each(stores)('%s', (_name, open) => {
  const read = async (store: FileStore, name: string) => {
    const stream = await store.read(name);
    return stream && buffer(stream);
  };

  it('keeps a file under its name until it is deleted', async () => {
    const store = open();
    expect(await store.read('one')).toBeNull();
    await store.put('one', file);
    await store.put('one.small', file);
    expect(await read(store, 'one')).toEqual(BYTES);
    await store.delete('one');
    await store.delete('one');
    expect(await store.read('one')).toBeNull();
    expect(await read(store, 'one.small')).toEqual(BYTES);
  });

  it('keeps an empty file, and the newer one of the same name', async () => {
    const store = open();
    const empty = path.join(folder, 'empty');
    await writeFile(empty, '');
    await store.put('two', file);
    await store.put('two', empty);
    expect(await read(store, 'two')).toEqual(Buffer.alloc(0));
  });

  it('rejects a file that is not there', async () => {
    await expect(open().put('three', path.join(folder, 'nothing'))).rejects.toThrow('ENOENT');
    expect(await open().read('three')).toBeNull();
  });
});

it('a folder keeps no part of a file that a killed process was storing, once the file is deleted', async () => {
  const disk = path.join(folder, 'killed');
  await diskStore(disk).put('licence', file);
  await rename(path.join(disk, 'licence'), path.join(disk, 'licence.part'));
  await diskStore(disk).delete('licence');
  expect(await readdir(disk)).toEqual([]);
});

it('a bucket has each file below the folder of the address', async () => {
  await s3At(`http://S3RVER:S3RVER@${origin}/files/a/b`).put('four', file);
  expect(await readdir(path.join(folder, 's3', 'files', 'a', 'b'))).toContainEqual(
    expect.stringContaining('four'),
  );
});

/** A server that answers everything in one way. */
async function odd(answer: RequestListener): Promise<string> {
  const server = createServer((incoming, response) => {
    incoming.resume();
    answer(incoming, response);
  });
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

describe('a bucket that cannot be used rejects', () => {
  test.each<[string, () => Promise<string> | string, RegExp]>([
    ['with a wrong secret', () => `http://S3RVER:wrong@${origin}/files`, /signature/],
    ['that does not exist', () => `http://S3RVER:S3RVER@${origin}/nothing`, /bucket does not exist/],
    ['of a server that is not there', () => 'http://S3RVER:S3RVER@127.0.0.1:9/files', /ECONNREFUSED/],
    [
      'of a server that answers 500',
      async () => `http://S3RVER:S3RVER@${await odd((_, response) => response.writeHead(500).end())}/files`,
      /./,
    ],
    [
      'of a server that says something else',
      async () =>
        `http://S3RVER:S3RVER@${await odd((_, response) => response.writeHead(403).end('<html>No'))}/files`,
      /./,
    ],
    [
      'of a server that closes the connection',
      async () => `http://S3RVER:S3RVER@${await odd((incoming) => incoming.socket.destroy())}/files`,
      /ECONNRESET|socket hang up|EPIPE/,
    ],
  ])('%s', async (_what, url, reason) => {
    const store = s3At(await url());
    await expect(store.put('x', file)).rejects.toThrow(reason);
    await expect(store.read('x')).rejects.toThrow(reason);
  });

  it('of a server that hangs, after its time', async () => {
    const place = readS3Url(`http://S3RVER:S3RVER@${await odd(() => {})}/files`);
    if (!place) throw new Error('It is an address.');
    await expect(s3Store(place, { answerMs: 200 }).put('x', file)).rejects.toThrow();
  });
});

test.each([
  'not an address',
  's3://bucket',
  'https://s3.example',
  'https://s3.example/',
  'https://key@s3.example/bucket',
])('%s is no address of a bucket', (text) => expect(readS3Url(text)).toBeNull());

test('an address has its parts decoded', () => {
  expect(readS3Url('https://a%2Fb:c%3Ad@s3.example:9000/bucket/one/two?region=eu-west-1')).toEqual({
    ...{ endpoint: 'https://s3.example:9000', region: 'eu-west-1', bucket: 'bucket', prefix: 'one/two/' },
    credentials: { accessKeyId: 'a/b', secretAccessKey: 'c:d' },
  });
  expect(readS3Url('https://s3.example/bucket')).toMatchObject({
    ...{ region: 'us-east-1', prefix: '', credentials: null },
  });
});
