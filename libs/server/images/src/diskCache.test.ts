import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDiskCache } from './diskCache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps going when a file that is evicted cannot be removed', async () => {
  const cache = await openDiskCache(folder, 10);
  await cache.set('aa01', new Uint8Array(8));
  const file = join(folder, 'aa', 'aa01');
  await rm(file);
  await mkdir(file);
  await writeFile(join(file, 'in-the-way'), '');
  // The failure to remove it would end the process: Vitest fails the run with an unhandled rejection.
  await cache.set('bb02', new Uint8Array(8));
  expect(await cache.get('bb02')).toEqual(Buffer.alloc(8));
  expect(cache.size()).toEqual({ files: 1, bytes: 8 });
});

it('leaves nothing of a file that could not be written', async () => {
  const cache = await openDiskCache(folder, 1_000);
  await mkdir(join(folder, 'aa', 'aa01', 'in-the-way'), { recursive: true });
  await expect(cache.set('aa01', new Uint8Array(8))).rejects.toThrow();
  expect(await readdir(join(folder, 'aa'))).toEqual(['aa01']);
  expect(cache.size()).toEqual({ files: 0, bytes: 0 });
});
