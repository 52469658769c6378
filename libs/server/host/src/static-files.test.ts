import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { echoHost, echoSite } from './test/echo-host.ts';
import type { EchoHost } from './test/echo-host.ts';

const LARGE = 5 * 1024 * 1024;

let folder = '';
let host: EchoHost;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'));
  const client = path.join(folder, 'client');
  const files: Record<string, string | Buffer> = {
    'assets/app-1.js': 'run()',
    'assets/worker-1.mjs': 'work()',
    'assets/font-1.woff2': 'wOF2',
    'logo.svg': '<svg/>',
    'report.pdf': '%PDF-1.4',
    'banner.gif': 'GIF89a',
    'film.mp4': Buffer.alloc(500, 'abcde'),
    'long.mp4': Buffer.alloc(LARGE, 'abcde'),
    'long.json': JSON.stringify('a'.repeat(LARGE)),
    'page.html': '<script>alert(1)</script>',
    LICENCE: 'MIT',
    '.vite/manifest.json': '{}',
    '.well-known/assetlinks.json': '[]',
    '../secret.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(client, name)), { recursive: true });
    await writeFile(path.join(client, name), content);
  }
  host = await echoHost({ sites: [{ ...echoSite, clientDirectory: client }] });
});
afterAll(async () => {
  await host.close();
  await rm(folder, { recursive: true });
});

/** What is sent for a path; null for what is no file: a page of the site or a redirect to one, a plain 404, an invalid address. */
async function find(urlPath: string, headers: Record<string, string> = {}) {
  const answer = await host.get(urlPath, headers);
  const isPage = answer.text.startsWith('<!DOCTYPE html>');
  return isPage || [308, 400, 404].includes(answer.status) ? null : answer;
}

describe('StaticFiles', () => {
  it('caches hashed assets for a year and others for an hour', async () => {
    const year = 'public, max-age=31536000, immutable';
    const types = {
      'app-1.js': 'text/javascript; charset=utf-8',
      'worker-1.mjs': 'text/javascript; charset=utf-8',
    };
    for (const [name, type] of Object.entries({ ...types, 'font-1.woff2': 'font/woff2' }))
      expect((await find(`/assets/${name}`))?.headers).toMatchObject({
        'cache-control': year,
        'content-type': type,
      });
    for (const name of ['logo.svg', 'film.mp4'])
      expect((await find(`/${name}`))?.headers['cache-control']).toBe('public, max-age=3600');
  });

  it('serves documents of the dealer, such as history reports', async () => {
    expect((await find('/report.pdf'))?.headers['content-type']).toBe('application/pdf');
    expect((await find('/banner.gif'))?.headers['content-type']).toBe('image/gif');
    expect((await find('/.well-known/assetlinks.json'))?.text).toBe('[]');
  });

  it('serves files of any size', async () => {
    expect((await find('/long.mp4'))?.bytes).toHaveLength(LARGE);
    expect((await find('/long.json'))?.bytes).toHaveLength(LARGE + 2);
  });

  it('takes a visitor who leaves before the end for no failure', async () => {
    const failed: unknown[] = [];
    const client = path.join(folder, 'client');
    const own = await echoHost({
      sites: [{ ...echoSite, clientDirectory: client }],
      onError: (error) => failed.push(error),
    });
    const headers = { host: 'echo.localhost:4200' };
    await new Promise<void>((resolve) => {
      const asked = get({ port: own.port, path: '/long.mp4', headers }, (response) => {
        response.once('data', () => asked.destroy());
        response.once('close', resolve);
        response.on('error', () => undefined);
      });
    });
    expect((await own.get('/report.pdf')).status).toBe(200);
    await own.close();
    expect(failed).toEqual([]);
  });

  it('serves a changed file', async () => {
    for (const name of ['logo.svg', 'banner.gif']) {
      const before = await find(`/${name}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await writeFile(path.join(folder, 'client', name), 'changed');
      const after = await find(`/${name}`);
      expect([after?.text, after?.headers.etag !== before?.headers.etag]).toEqual(['changed', true]);
    }
  });

  it.each(['/report.pdf', '/logo.svg'])('has 304 for %s, with the headers of the whole', async (urlPath) => {
    const whole = await find(urlPath);
    const same = await find(urlPath, { 'if-none-match': `"other", ${whole?.headers.etag}` });
    expect([same?.status, same?.bytes.length]).toEqual([304, 0]);
    for (const name of ['etag', 'cache-control', 'x-content-type-options', 'cross-origin-resource-policy'])
      expect(same?.headers[name], name).toBe(whole?.headers[name]);
  });

  it('refuses to send a file that is no longer what was asked for', async () => {
    expect((await host.get('/film.mp4', { 'if-match': '"other"' })).status).toBe(412);
  });

  it.each([
    ['bytes=0-99', 206, 'bytes 0-99/500'],
    ['bytes=0-', 206, 'bytes 0-499/500'],
    ['bytes=499-', 206, 'bytes 499-499/500'],
    ['bytes=100-9999', 206, 'bytes 100-499/500'],
    ['bytes=-100', 206, 'bytes 400-499/500'],
    ['bytes=500-', 416, 'bytes */500'],
    ['bytes=-0', 416, 'bytes */500'],
    // A browser asks for what is behind a part that it has, never for an end that is longer than the file.
    ['bytes=-9999', 416, 'bytes */500'],
    ['bytes=-', 416, 'bytes */500'],
    ['bytes=9-3', 416, 'bytes */500'],
    ['bytes=a-b', 416, 'bytes */500'],
    ['', 200, undefined],
    ['bytes=0-1,5-6', 200, undefined],
    ['items=0-1', 200, undefined],
  ])('%s of a video of 500 bytes', async (range, status, contentRange) => {
    const { headers, bytes, ...answer } = await host.get('/film.mp4', { range });
    expect([answer.status, headers['content-range']]).toEqual([status, contentRange]);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const [, start = 0, end = 499] = /(\d+)-(\d+)/.exec(contentRange ?? '')?.map(Number) ?? [];
    if (status === 416) expect(headers['content-type']).toContain('text/html');
    else expect(bytes.equals(Buffer.alloc(500, 'abcde').subarray(start, end + 1))).toBe(true);
  });

  it.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/%2e%2e%2fsecret.json',
    '/assets/../../secret.json',
    '/assets/..%2f..%2fsecret.json',
    '/%00.js',
    '/%00.gif',
    '/%E0%A4%A.js',
    '/%E0%A4%A.gif',
    '/nothing.js',
    '/nothing.gif',
    '/',
    '/assets',
    '/page.html',
    '/LICENCE',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/assets/missing.js',
    '/pictures/missing.webp',
  ])('does not find %s', async (urlPath) => expect(await find(urlPath)).toBeNull());
});
