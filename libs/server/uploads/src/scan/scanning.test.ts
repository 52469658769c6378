import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTestDatabase, type TestDatabase } from '@forecourt/database/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clamd, diskStore, openUploads, readClamdUrl } from '../index.ts';
import type { KeptForm, VirusScanner } from '../index.ts';
import { EICAR, startClamd } from '../test/clamdServer.ts';
import { arriving, JPEG, MULTIPART, multipart, PDF } from '../testing/index.ts';

const NOW = new Date('2026-11-21T06:12:00Z');
const RULES = {
  'values.photos': { accept: 'photos', most: 3 },
  'values.cv': { accept: 'documents', most: 1 },
} as const;
let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase('pglite');
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-scanning-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.close();
});

/** Sends a photo, a CV with the test virus and another photo, with this scanner; the form, and what failed. */
async function sendScanned(
  scanner: VirusScanner,
  files: string,
): Promise<{ form: KeptForm; failures: unknown[] }> {
  const failures: unknown[] = [];
  const uploads = openUploads({
    ...{ db: database.db, scanner, store: diskStore(path.join(folder, files)) },
    ...{ scratch: path.join(folder, 'scratch'), onError: (error: unknown) => failures.push(error) },
  });
  const body = multipart([
    ['values.photos', JPEG, 'front.jpg'],
    ['values.cv', Buffer.concat([PDF, Buffer.from(EICAR), Buffer.from('%%EOF')]), 'cv.pdf'],
    ['values.photos', JPEG, 'rear.jpg'],
    ['name', 'Kim'],
  ]);
  const form = await uploads.receive(
    { body: arriving(body), contentType: MULTIPART },
    { site: 'one', form: 'sell', rules: RULES, now: NOW },
  );
  if (typeof form === 'string') throw new Error(form);
  return { form, failures };
}

test('a file with a virus is refused with a sentence, and the rest of the form is kept', async () => {
  const { url, stop } = await startClamd({ transport: 'unix', folder });
  const where = readClamdUrl(url);
  if (!where) throw new Error(`${url} is no address.`);
  const { form, failures } = await sendScanned(clamd(where), 'infected');
  stop();
  expect(form.fields).toEqual([['name', 'Kim']]);
  expect(form.files.map(({ name }) => name)).toEqual(['front.jpg', 'rear.jpg']);
  expect(form.refused).toEqual([
    {
      ...{ field: 'values.cv', name: 'cv.pdf' },
      error: '“cv.pdf” has a virus, so we didn’t keep it. Please send the form without it.',
    },
  ]);
  expect(failures).toEqual([]);
});

test('a scanner that hangs is asked once; no file is kept unscanned, the texts are', async () => {
  const hangs = createServer(() => undefined);
  const file = path.join(folder, 'hangs.ctl');
  await new Promise<void>((resolve) => hangs.listen(file, resolve));
  const { form, failures } = await sendScanned(clamd({ path: file }, { timeoutMs: 300 }), 'hangs');
  hangs.close();
  expect(form.fields).toEqual([['name', 'Kim']]);
  expect(form.files).toEqual([]);
  expect(form.refused.map(({ error }) => error)).toEqual(
    ['front.jpg', 'cv.pdf', 'rear.jpg'].map(
      (name) =>
        `We couldn’t check “${name}” for viruses just now. Please choose it again, or send the form without it.`,
    ),
  );
  expect(failures).toEqual([new Error('The virus scanner gave no verdict in 300 ms.')]);
  expect(await readdir(path.join(folder, 'hangs')).catch(() => [])).toEqual([]);
});
