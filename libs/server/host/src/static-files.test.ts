import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StaticFiles } from './static-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-'));
  await mkdir(path.join(folder, 'client', 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'client', 'assets', 'app-1.js'), 'run()');
  await writeFile(path.join(folder, 'client', 'assets', 'worker-1.mjs'), 'work()');
  await writeFile(path.join(folder, 'client', 'logo.svg'), '<svg/>');
  await writeFile(path.join(folder, 'client', 'report.pdf'), '%PDF-1.4');
  await writeFile(path.join(folder, 'secret.json'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

describe('StaticFiles', () => {
  const files = new StaticFiles();
  const find = (urlPath: string) => files.find(path.join(folder, 'client'), urlPath);

  it('caches hashed assets for a year and others for an hour', async () => {
    expect(await find('/assets/app-1.js')).toMatchObject({
      cacheControl: 'public, max-age=31536000, immutable',
      contentType: 'text/javascript; charset=utf-8',
    });
    expect(await find('/assets/worker-1.mjs')).toMatchObject({
      contentType: 'text/javascript; charset=utf-8',
    });
    expect(await find('/logo.svg')).toMatchObject({ cacheControl: 'public, max-age=3600' });
  });
  it('serves documents of the dealer, such as history reports', async () => {
    expect(await find('/report.pdf')).toMatchObject({ contentType: 'application/pdf' });
  });
  it('serves a changed file', async () => {
    const before = await find('/logo.svg');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await writeFile(path.join(folder, 'client', 'logo.svg'), '<svg id="2"/>');
    expect((await find('/logo.svg'))?.body.etag).not.toBe(before?.body.etag);
  });
  it.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/%2e%2e%2fsecret.json',
    '/assets/../../secret.json',
    '/%00.js',
    '/%E0%A4%A.js',
    '/nothing.js',
    '/',
    '/assets',
  ])('does not find %s', async (urlPath) => expect(await find(urlPath)).toBeNull());
});
