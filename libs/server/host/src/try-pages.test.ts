import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tryPages } from './try-pages.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'try-pages-'));
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
});
afterEach(() => rm(folder, { recursive: true }));

const WHOLE =
  'export const entry = { module: { createSiteContext() {}, createRequestHandler() {}, pageBytes() {} } };';

async function tried(code: string): Promise<void> {
  const file = path.join(folder, 'index.js');
  await writeFile(file, code);
  await tryPages(pathToFileURL(file), new AbortController().signal);
}

test('whole pages pass, also with a timer that runs', async () => {
  await expect(tried(`setInterval(() => {}, 1_000); ${WHOLE}`)).resolves.toBeUndefined();
});

test.each([
  ['that fail', 'throw new Error("no wheels");', 'no wheels'],
  ['without what the host calls', 'export const entry = {};', 'The pages have no createSiteContext.'],
  // In the process of the host that would be the end of every site.
  ['that end their process', `process.exit(0); ${WHOLE}`, 'ended their thread with the code 0'],
  [
    'that end their process soon',
    `await new Promise((done) => setTimeout(done, 50)); process.exit(0);`,
    'code 0',
  ],
])('pages %s are refused', async (_what, code, reason) => {
  await expect(tried(code)).rejects.toThrow(reason);
});
