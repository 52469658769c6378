import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishedEngine, publishEngine } from './engineFile.ts';

const engine = { url: 'http://127.0.0.1:8108', apiKey: 'administrator' };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-engine-file-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the engine file', () => {
  it('is readable only by its user, and is removed with the engine', async () => {
    const withdraw = await publishEngine(folder, engine);
    const [name = ''] = await readdir(folder);
    expect((await stat(path.join(folder, name))).mode & 0o077).toBe(0);
    expect(await publishedEngine(folder)).toEqual(engine);
    await withdraw();
    expect(await publishedEngine(folder)).toBeNull();
  });

  it.each(['', 'null', '[]', '{"url":"http://127.0.0.1:8108"}', '{"url":1,"apiKey":"k"}'])(
    'is ignored when it is invalid: %s',
    async (text) => {
      await publishEngine(folder, engine);
      const [name = ''] = await readdir(folder);
      await writeFile(path.join(folder, name), text);
      expect(await publishedEngine(folder)).toBeNull();
    },
  );
});
