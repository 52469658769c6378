import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createSearchEngine, type SearchEngine } from '@forecourt/embedded-search';
import { publishEngine } from '@forecourt/search-index';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { testApi, type TestApi } from '@forecourt/api/testing';
import { rebuildProgress } from './rebuild-progress.ts';
import { statusReport, verifyReport } from './search-report.ts';
import { readSearchCommand } from './search-words.ts';

const cli = path.resolve(import.meta.dirname, '../cli.ts');

test.each([
  [['status'], { name: 'status' }],
  [['rebuild'], { name: 'rebuild' }],
  [['verify'], { name: 'verify', sample: 200 }],
  [['verify', '--sample', '5'], { name: 'verify', sample: 5 }],
  [['verify', '--sample'], null],
  [['verify', '--sample', 'some'], null],
  [['verify', '--sample', '-1'], null],
  [['rebuild', 'now'], null],
  [['delete'], null],
  [[], null],
])('the words %j mean %j', (words, meant) => expect(readSearchCommand(words)).toEqual(meant));

const right = {
  slug: 'harbour-city',
  collection: 'Car_production_harbour-city_1',
  isCurrent: true,
  inEngine: 1_200,
  inDatabase: 1_201,
};
const status = {
  engineVersion: '29.0',
  engineError: null,
  sites: [right],
  waiting: 1,
  waitingSince: new Date('2026-11-21T02:00:00Z'),
};
test.each([
  [
    status,
    true,
    'harbour-city: Car_production_harbour-city_1 holds 1,200 cars; the site lists 1,201 of the database.',
  ],
  [status, true, '1 change waits, the oldest since 2026-11-21T02:00:00.000Z.'],
  [
    { ...status, sites: [right, { ...right, isCurrent: false }] },
    false,
    'built by another version of the platform',
  ],
  [{ ...status, sites: [right, { ...right, collection: null }] }, false, 'there is no index yet.'],
  [{ ...status, engineVersion: null, engineError: 'refused' }, false, 'does not answer: refused'],
])('the state is reported as text and as correct or not: %#', (state, ok, words) => {
  const report = statusReport(state, 'http://engine', 'npx forecourt search');
  expect(report.ok).toBe(ok);
  expect(report.text).toContain(words);
});

test('differences are reported as text, with long lists truncated', () => {
  const right = {
    site: 'harbour-city',
    inDatabase: 1,
    inEngine: 1,
    waiting: 0,
    compared: 1,
    missing: [],
    surplus: [],
    different: [],
  };
  expect(verifyReport([right], 'npx forecourt search')).toMatchObject({
    ok: true,
    text: expect.stringContaining('The index is correct.'),
  });
  const missing = Array.from({ length: 12 }, (_, id) => String(id));
  const { text, ok } = verifyReport([right, { ...right, missing, waiting: 2 }], 'npx forecourt search');
  expect(text).toContain('npx forecourt search rebuild fixes it.');
  expect(ok).toBe(false);
  expect(text).toContain('12 cars missing in the index: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 2 more');
  expect(text).toContain('2 cars waiting');
});

test('without a terminal progress is a line every few seconds, and a last one', () => {
  const lines: string[] = [];
  const progress = rebuildProgress({ write: (text) => lines.push(text) });
  for (const done of [500, 1_000, 1_200]) progress.onProgress(done, 1_200);
  progress.stop();
  expect(lines).toEqual(['Filling: 500 of 1,200 cars (41 %)\n', 'Filling: 1,200 of 1,200 cars (100 %)\n']);
});

describe('npm run search', () => {
  let kit: TestApi;
  let engine: SearchEngine;
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'search-'));
    kit = await testApi('pglite');
    if ('dir' in kit.database.options) await symlink(kit.database.options.dir, path.join(folder, 'db'));
    engine = createSearchEngine({ apiKey: 'administrator' });
  });
  afterAll(async () => {
    await engine.close();
    await kit.database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['--conditions=@forecourt/source', cli, 'search', ...words], {
      env: { ...process.env, DATABASE_URL: '', TYPESENSE_URL: '', FORECOURT_DATA: folder },
    });

  it('explains what to do without a search engine, and finds the one inside the host', async () => {
    await expect(start('status')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('No search engine is running.'),
    });
    await expect(start('delete')).rejects.toMatchObject({ code: 2 });
    const { port } = (await engine.listen({ port: 0 })).address() as AddressInfo;
    const withdraw = await publishEngine(folder, {
      url: `http://127.0.0.1:${port}`,
      apiKey: 'administrator',
    });
    await expect(start('status')).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('there is no index yet.'),
    });
    expect((await start('rebuild')).stdout).toMatch(
      /The new indexes of \d+ sites have \d+ cars and are in place/,
    );
    expect((await start('verify', '--sample', '50')).stdout).toContain('The indexes are correct.');
    expect((await start('status')).stdout).toContain('No change waits.');
    await withdraw();
  });
});
