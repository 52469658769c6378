import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { imageUrl } from '@forecourt/image-url';
import { createImages, type Images, type ImagesOptions } from './index.ts';

const site = 'http://dealer.localhost';
let folder = '';
let images: Images;

const open = (options: Partial<ImagesOptions> = {}) =>
  createImages({
    roots: { '/pictures': join(folder, 'pictures') },
    cacheDir: join(folder, 'cache'),
    ...options,
  });
const foldersOf = (own: string) => ({
  '/pictures': [join(own, 'pictures')],
  '/content': [join(own, 'nothing'), join(own, 'pictures')],
});
const get = (path: string, init?: RequestInit, from = images) => from.handle(new Request(site + path, init));
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f97' } });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  await mkdir(join(folder, 'pictures/suv'), { recursive: true });
  await picture(1200, 800).webp().toFile(join(folder, 'pictures/suv/red.webp'));
  await picture(300, 300).png().toFile(join(folder, 'pictures/small.png'));
  await picture(800, 1200)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, 'pictures/turned.jpg'));
  await writeFile(join(folder, 'pictures/not.webp'), 'a text');
  await writeFile(
    join(folder, 'pictures/drawing.png'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  );
  await picture(10, 10).png().toFile(join(folder, 'secret.png'));
  await symlink(join(folder, 'secret.png'), join(folder, 'pictures/leak.png'));
  images = await open();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a local picture', () => {
  test.each([
    ['/pictures/suv/red.webp', { width: 600, height: 400 }, 600, 400],
    ['/pictures/suv/red.webp', { width: 320, height: 320 }, 320, 320],
    ['/pictures/suv/red.webp', { width: 480 }, 480, 320],
    ['/pictures/suv/red.webp', { width: 1920 }, 1200, 800],
    ['/pictures/small.png', { width: 600, height: 400 }, 300, 200],
    ['/pictures/turned.jpg', { width: 600 }, 600, 400],
  ])('%s at %j is %d by %d', async (path, size, width, height) => {
    const response = await get(imageUrl(path, size));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const made = await sharp(await response.arrayBuffer()).metadata();
    expect(made).toMatchObject({ format: 'webp', width, height });
    expect(made.exif).toBeUndefined();
  });

  it('is read from the requested site’s files if the platform has none', async () => {
    const [one, two] = [join(folder, 'one'), join(folder, 'two')];
    const at = new Date('2026-11-20T02:00:00Z');
    for (const [own, colour] of [
      [one, '#c00'],
      [two, '#0c0'],
    ] as const) {
      await mkdir(join(own, 'pictures/suv'), { recursive: true });
      const file = join(own, 'pictures/van.png');
      await sharp({ create: { width: 96, height: 96, channels: 3, background: colour } })
        .png()
        .toFile(file);
      await utimes(file, at, at);
      await writeFile(join(own, 'pictures/suv/red.webp'), 'not the one that is shared');
      await writeFile(join(own, 'logo.png'), await readFile(file));
      await symlink(join(folder, 'secret.png'), join(own, 'pictures/leak.png'));
    }
    const ask = (path: string, own?: string) =>
      images.handle(new Request(site + imageUrl(path, { width: 96 })), own ? foldersOf(own) : {});
    const firstPixel = async (own: string) => {
      const { data } = await sharp(await (await ask('/pictures/van.png', own)).arrayBuffer())
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data[0] ?? 0;
    };
    expect(await firstPixel(one)).toBeGreaterThan(150);
    expect(await firstPixel(two)).toBeLessThan(100);
    expect((await ask('/pictures/van.png')).status).toBe(404);
    expect((await ask('/pictures/suv/red.webp', one)).status).toBe(200);
    expect((await ask('/pictures/leak.png', one)).status).toBe(404);
    expect((await ask('/logo.png', one)).status).toBe(404);
    expect((await ask('/content/posts/van.png', one)).status).toBe(404);
    expect((await ask('/content/van.png', one)).status).toBe(200);
    expect(await images.jpeg('/pictures/van.png', { width: 96 }, foldersOf(one))).not.toBeNull();
  });

  it('is a JPEG for documents, also with a concurrency of one; null if missing', async () => {
    const single = await open({ concurrency: 1, cacheDir: join(folder, 'single') });
    const asked = [300, 400, 500].map((width) => single.jpeg('/pictures/suv/red.webp', { width }));
    for (const made of await Promise.all(asked))
      expect(await sharp(made ?? undefined).metadata()).toMatchObject({ format: 'jpeg' });
    expect(await single.jpeg('/pictures/nobody.webp', { width: 300 })).toBeNull();
  });

  test.each([
    ['/pictures/suv/red.webp', { width: 1200, height: 800 }],
    ['/pictures/turned.jpg', { width: 1200, height: 800 }],
    ['/pictures/not.webp', null],
    ['/pictures/drawing.png', null],
    ['/pictures/nobody.webp', null],
    ['/pictures/leak.png', null],
    ['https://elsewhere.example/a.jpg', null],
    ['', null],
  ])('the size of %s is %o', async (path, size) => expect(await images.size(path)).toEqual(size));

  it('of a panorama is up to 4,096 wide, and never enlarged', async () => {
    await picture(4096, 2048).webp().toFile(join(folder, 'pictures/round.webp'));
    for (const [path, width] of [
      ['/pictures/round.webp', 4096],
      ['/pictures/suv/red.webp', 1200],
    ] as const) {
      const response = await get(imageUrl(path, { width: 4096, panorama: true }));
      expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width });
    }
  });

  it('is a JPEG on white for mail clients, for any Accept header, also on the origin of a webmail', async () => {
    const file = join(folder, 'pictures/clear.png');
    await sharp({ create: { width: 96, height: 96, channels: 4, background: '#0000' } })
      .png()
      .toFile(file);
    for (const accept of [undefined, '*/*', 'image/avif,image/webp,*/*']) {
      const response = await get(imageUrl('/pictures/clear.png', { width: 96, format: 'jpeg' }), {
        headers: accept === undefined ? {} : { accept },
      });
      expect(response.headers.get('content-type')).toBe('image/jpeg');
      expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const made = sharp(await response.arrayBuffer());
      expect(await made.metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 96 });
      expect((await made.raw().toBuffer())[0]).toBe(255);
    }
    const page = await get(imageUrl('/pictures/clear.png', { width: 96 }), { headers: { accept: '*/*' } });
    expect(page.headers.get('content-type')).toBe('image/webp');
    expect(page.headers.get('cross-origin-resource-policy')).toBeNull();
  });

  it('gets 304 for a conditional request', async () => {
    const url = imageUrl('/pictures/suv/red.webp', { width: 240 });
    const etag = (await get(url)).headers.get('etag') ?? '';
    const again = await get(url, { headers: { 'if-none-match': `W/"other", ${etag}` } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  });

  it('responds to HEAD without a body and rejects other methods', async () => {
    const url = imageUrl('/pictures/suv/red.webp', { width: 240 });
    const head = await get(url, { method: 'HEAD' });
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50);
    expect(await head.text()).toBe('');
    expect((await get(url, { method: 'POST' })).status).toBe(405);
  });

  it('dedupes concurrent requests, then is a cache hit, also for the next process', async () => {
    const fresh = await open({ cacheDir: join(folder, 'once') });
    const url = imageUrl('/pictures/suv/red.webp', { width: 960, height: 640 });
    const bodies = await Promise.all(
      Array.from({ length: 8 }, async () => (await get(url, {}, fresh)).arrayBuffer()),
    );
    expect(new Set(bodies.map((body) => body.byteLength)).size).toBe(1);
    expect(
      (await readdir(join(folder, 'once'), { recursive: true })).filter((name) => name.length > 10),
    ).toHaveLength(1);

    const next = await open({ cacheDir: join(folder, 'once') });
    expect((await get(url, {}, next)).status).toBe(200);
    expect(next.stats()).toMatchObject({ hits: 1, misses: 0, files: 1 });
  });

  it('gets a new ETag when the file changes', async () => {
    const file = join(folder, 'pictures/changing.png');
    const url = imageUrl('/pictures/changing.png', { width: 96 });
    await picture(200, 200).png().toFile(file);
    const before = (await get(url)).headers.get('etag');
    await utimes(file, 1, 1);
    expect((await get(url)).headers.get('etag')).not.toBe(before);
  });

  test.each([
    ['a missing file', '/images/600/pictures/none.webp', 404],
    ['a folder', '/images/600/pictures/suv', 404],
    ['a folder that is not a root', '/images/600/etc/passwd', 404],
    ['a path out of the root', '/images/600/pictures/..%2fsecret.png', 404],
    ['a link out of the root', '/images/600/pictures/leak.png', 404],
    ['an unsupported size', '/images/601/pictures/suv/red.webp', 404],
    ['a name that is too long for the file system', `/images/600/pictures/${'a'.repeat(3000)}.webp`, 404],
    ['a text', '/images/600/pictures/not.webp', 415],
    ['an SVG with a wrong extension', '/images/600/pictures/drawing.png', 415],
  ])('refuses %s', async (_name, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    ['a missing file', '/pictures/none.webp', 404],
    ['a broken one', '/pictures/not.webp', 415],
    ['a host that is not allowed', 'https://other.example/a.jpg', 404],
  ])(
    'responds with the fallback drawing for %s, with the status of the error',
    async (_name, file, status) => {
      const url = imageUrl(file, { width: 480, height: 320, standIn: 'car.SUV.Polar White' });
      const response = await get(url);
      const text = await response.text();
      expect([
        response.status,
        response.headers.get('content-type'),
        response.headers.get('cache-control'),
      ]).toEqual([status, 'image/svg+xml; charset=utf-8', 'no-store']);
      const { data } = await sharp(Buffer.from(text))
        .resize(480, 320)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data.some((byte) => byte > 0)).toBe(true);
      expect(text).toContain('#f7f9fa');
      expect(await (await get(url, { method: 'HEAD' })).text()).toBe('');
      const behind = await get(imageUrl(file, { width: 96, standIn: '' }));
      expect([behind.status, await behind.text()]).toEqual([status, expect.not.stringContaining('<path')]);
    },
  );

  it('has one cache entry per picture for any fallback', async () => {
    const desk = await open({ cacheDir: join(folder, 'stand-ins') });
    for (const standIn of ['car.SUV.Red', 'car.Ute.Blue', ''])
      expect((await get(imageUrl('/pictures/suv/red.webp', { width: 160, standIn }), {}, desk)).status).toBe(
        200,
      );
    expect(desk.stats().files).toBe(1);
  });

  it('evicts the least recently used files above the cache limit', async () => {
    const small = await open({ cacheDir: join(folder, 'tiny'), maxCacheBytes: 1_000 });
    for (const width of [160, 240, 320, 400, 480, 600, 800, 960, 1200]) {
      expect((await get(imageUrl('/pictures/suv/red.webp', { width }), {}, small)).status).toBe(200);
    }
    expect(small.stats().bytes).toBeLessThanOrEqual(1_000);
    expect(small.stats().files).toBeGreaterThan(0);
  });
});

describe('a remote picture', () => {
  let server: Server;
  let base = '';
  let asked: string[] = [];
  /** Replaces DNS and TLS: requests to an https host go to the test server. */
  const viaTest: typeof fetch = (input, init) => {
    const { hostname, pathname, search } = new URL(String(input));
    asked.push(hostname);
    return fetch(base + pathname + search, init);
  };

  beforeAll(async () => {
    const bytes = await picture(900, 600).jpeg().toBuffer();
    server = createServer((request, response) => {
      if (request.url === '/a.jpg?v=2') response.end(bytes);
      else if (request.url === '/moved') response.writeHead(302, { location: '/a.jpg?v=2' }).end();
      else if (request.url === '/away')
        response.writeHead(302, { location: 'https://evil.example/a.jpg' }).end();
      else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
      else if (request.url === '/huge') response.end(Buffer.alloc(21_000_000));
      else if (request.url === '/broken') response.writeHead(500).end();
      else response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  });
  afterAll(() => server.close());

  const remote = (onError?: (error: unknown) => void) =>
    open({ hosts: ['cdn.example'], fetch: viaTest, ...(onError ? { onError } : {}) });

  it('is fetched, resized and then served from the cache', async () => {
    asked = [];
    const cdn = await remote();
    for (const path of [
      'https://cdn.example/a.jpg?v=2',
      'https://cdn.example/moved',
      'https://cdn.example/a.jpg?v=2',
    ]) {
      const response = await get(imageUrl(path, { width: 600, height: 400 }), {}, cdn);
      expect(response.status).toBe(200);
    }
    expect(asked).toEqual(['cdn.example', 'cdn.example', 'cdn.example']);
  });

  test.each([
    ['https://other.example/a.jpg?v=2', 404],
    ['https://cdn.example.evil.example/a.jpg?v=2', 404],
    ['https://cdn.example:8443/a.jpg?v=2', 404],
    ['https://cdn.example/gone', 404],
    ['https://cdn.example/away', 502],
    ['https://cdn.example/loop', 502],
    ['https://cdn.example/huge', 502],
    ['https://cdn.example/broken', 502],
  ])('%s answers %d', async (path, status) => {
    asked = [];
    const told: unknown[] = [];
    const cdn = await remote((error) => told.push(error));
    expect((await get(imageUrl(path, { width: 600 }), {}, cdn)).status).toBe(status);
    expect(told).toHaveLength(status === 502 ? 1 : 0);
    expect(asked).not.toContain('evil.example');
  });

  it('gets 502 when the host cannot be reached', async () => {
    const cdn = await open({ hosts: ['cdn.example'], fetch: () => Promise.reject(new Error('no route')) });
    expect((await get(imageUrl('https://cdn.example/a.jpg', { width: 600 }), {}, cdn)).status).toBe(502);
  });
});
