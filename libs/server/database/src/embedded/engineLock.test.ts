import { readdir, rm } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { testDirectory } from '../testing/testDatabase.ts';
import { takeLock } from './engineLock.ts';

it('a lock that is released twice has left no file when either is done', async () => {
  const directory = await testDirectory();
  const lock = await takeLock(directory, 'socket');
  void lock?.release();
  await lock?.release();
  expect((await readdir(directory)).filter((name) => name.startsWith('lock'))).toEqual([]);
  await rm(directory, { recursive: true });
});
