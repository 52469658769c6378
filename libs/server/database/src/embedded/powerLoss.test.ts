import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../openDatabase.ts';
import { startChild } from '../testing/child.ts';
import { testDirectory } from '../testing/testDatabase.ts';

const FILE_LAYER = import.meta.resolve('../testing/flushedDisk.ts');
const PROCESS = fileURLToPath(import.meta.resolve('../testing/process.ts'));

let written: string;
let flushed: string;
beforeEach(async () => {
  written = await testDirectory();
  flushed = await mkdtemp(path.join(tmpdir(), 'forecourt-test-flushed-'));
  await cp(written, flushed, { recursive: true });
});
afterEach(async () => {
  for (const folder of [written, flushed]) await rm(folder, { recursive: true, force: true });
});

describe('what the embedded engine commits survives a loss of power', () => {
  const keysIn = async (dir: string) => {
    const database = await openDatabase({ dir });
    const rows = await database.db.selectFrom('outbox').select('key').orderBy('id').execute();
    await database.close();
    return rows.map(({ key }) => key);
  };
  /** Commits rows and is killed when the last one is acknowledged, with the files flushed as far as the engine did. */
  const commit = async () => {
    const child = startChild(PROCESS, [written], { FLUSHED_FROM: written, FLUSHED_TO: flushed }, [
      FILE_LAYER,
    ]);
    const ask = (line: string) => {
      child.say(line);
      return child.line();
    };
    expect(await child.line()).toBe('open');
    const keys = Array.from({ length: 40 }, (_, index) => `${index}`);
    for (const key of keys) {
      expect(await ask(`write ${key}`)).toBe(`written ${key}`);
      if (key === '15') expect(await ask('checkpoint')).toBe('checkpointed');
    }
    expect(await ask('hold unfinished')).toBe('holding unfinished');
    await child.kill();
    return keys;
  };

  it('with nothing on the disk that was not flushed', async () => {
    const keys = await commit();
    expect(await keysIn(flushed)).toEqual(keys);
  });

  it('with some of the files that were not flushed', async () => {
    const keys = await commit();
    for (const [index, file] of (await files(written)).entries())
      if (index % 2 === 0) await cp(path.join(written, file), path.join(flushed, file));
    expect(await keysIn(flushed)).toEqual(keys);
  });
});

describe('the file layer of these tests', () => {
  const script = `
    import { appendFileSync, closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
    const flush = (name) => {
      const descriptor = openSync(name, 'r');
      fsyncSync(descriptor);
      closeSync(descriptor);
    };
    for (const name of ['content', 'renamed', 'kept', 'removed']) {
      writeFileSync(name, 'flushed');
      flush(name);
    }
    appendFileSync('content', ', and not');
    writeFileSync('lost', 'never flushed');
    renameSync('renamed', 'new name');
    rmSync('removed');
    flush('.');
    renameSync('kept', 'lost name');`;

  it('keeps the content and the names of the last flush, and nothing else', async () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [`--import=${FILE_LAYER}`, '--input-type=module', '--eval', script],
      {
        cwd: written,
        env: { ...process.env, NODE_OPTIONS: '', FLUSHED_FROM: written, FLUSHED_TO: flushed },
        encoding: 'utf8',
      },
    );
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const names = (await readdir(flushed)).filter((name) => name !== 'postgres');
    expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(['content', 'kept', 'new name']);
    for (const name of names) expect(await readFile(path.join(flushed, name), 'utf8')).toBe('flushed');
  });
});

async function files(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const stats = await Promise.all(names.map((name) => stat(path.join(folder, name))));
  return names.filter((_, index) => stats[index]?.isFile());
}
