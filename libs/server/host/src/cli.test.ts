import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const cli = path.join(import.meta.dirname, 'cli.ts');
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

const start = (words: string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, ['--conditions=@forecourt/source', cli, ...words], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', FORECOURT_DATA: folder, FORECOURT_DEALERS: folder, ...env },
  });

test('the name of an object property is not a command', async () => {
  await expect(start(['toString'])).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('"toString" is not a command of forecourt.'),
  });
});

test('an invalid setting prints its message without a stack', async () => {
  await expect(start(['demo'], { PORT: 'four' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^PORT is "four", which is not a port\. Write [^\n]*\n$/),
  });
});

test.each([['leads', 'list'], ['database', 'status'], ['demo']])(
  '%s prints why a database cannot be opened, without a stack',
  async (...words) => {
    const away = { DATABASE_URL: 'postgres://user:geheim@127.0.0.1:1/none', PORT: '0' };
    await expect(start(words, away)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^Postgres at postgres:\/\/user:?[^\n]*@127\.0\.0\.1:1\/none cannot be used: [^\n]* Check DATABASE_URL [^\n]*\n$/,
      ),
    });
  },
);

test('the API does not start without a dealer app', async () => {
  await expect(start(['api'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/- There is no site to serve\. [^\n]*set FORECOURT_DEALERS [^\n]*\n/),
  });
});

test('stock-import prints its usage with any settings', async () => {
  const { stdout } = await start(['stock-import', '--help'], { PORT: 'four' });
  expect(stdout).toContain('stock-import --dealer <slug> --feed <file>');
});

test('the usage of stock-import lists the maps that dealer apps bring', async () => {
  const app = path.join(folder, 'harbour-yard');
  await mkdir(app);
  const map = `{ name: 'yard', title: 'Yard list', format: 'csv', required: ['Nr'], open: () => () => ({}) }`;
  await writeFile(
    path.join(app, 'feed-maps.ts'),
    `export default [${map}, { ...${map}, name: 'yard-old' }];`,
  );
  const { stdout } = await start(['stock-import', '--dealer', 'harbour-yard', '--help']);
  expect(stdout).toMatch(/--map +the format: homenet.*\n +of harbour-yard also: yard, yard-old\n/);
});
