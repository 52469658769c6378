import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openDeclaration } from '@forecourt/site-config/declaration';
import type { Declaration } from '@forecourt/site-config/declaration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refreshOnceMended } from './refresh-once-mended.ts';

let folder: string;
let app: string;
let declaration: Declaration;
let said: string[];

const write = (file: string, text: string) => writeFile(path.join(folder, file), text);
const ready = () =>
  refreshOnceMended(app, declaration, { open: async () => 'open', say: (words) => said.push(words) });

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mended-'));
  app = path.join(folder, 'app');
  await mkdir(path.join(app, 'content/parts'), { recursive: true });
  await mkdir(path.join(app, 'build'));
  await write('app/package.json', '{ "type": "module" }');
  await write('app/dealer.config.ts', `export { form as default } from './content/parts/forms.ts';`);
  await write('app/content/parts/forms.ts', `export { form } from '../../../shared.ts';`);
  await write('shared.ts', `export const form = { name: 'Harbour' };`);
  declaration = openDeclaration(app);
  said = [];
});
afterEach(async () => {
  await declaration.close();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  [
    'a file in a folder of the app',
    'app/content/parts/forms.ts',
    `export { form } from '../../../shared.ts';`,
  ],
  ['a file outside of the app', 'shared.ts', `export const form = { name: 'Mended' };`],
])(
  'a mistake in %s that the declaration reads is mended by saving that file',
  async (_what, file, mended) => {
    await write(file, `export const form = { name: nobody };`);
    const opening = ready();
    await expect.poll(() => said, { timeout: 10_000 }).toHaveLength(1);
    await setTimeout(300);
    await write(file, mended);
    expect(await opening).toBe('open');
  },
);

test('what cannot be opened is tried again after a save of its content, and not after what tools write', async () => {
  let tries = 0;
  const open = async () => {
    tries += 1;
    await write('app/build/site.json', String(tries));
    if (tries === 1) throw new Error('content/a.md:3 has a mistake');
    return tries;
  };
  const opening = refreshOnceMended(app, declaration, { open, say: (words) => said.push(words) });
  await expect.poll(() => said, { timeout: 10_000 }).toEqual(['content/a.md:3 has a mistake']);
  await setTimeout(1_000);
  expect(tries).toBe(1);
  await write('app/content/a.md', 'mended');
  expect(await opening).toBe(2);
});

test('nothing of what is installed in an app is watched', async () => {
  const watched = () =>
    process.getActiveResourcesInfo().filter((each) => /^(FSEvent|Stat)/.test(each)).length;
  await mkdir(path.join(app, 'node_modules/other'), { recursive: true });
  for (let file = 0; file < 100; file += 1) await write(`app/node_modules/other/${file}.js`, '');
  await write('app/dealer.config.ts', `export default nobody;`);
  const before = watched();
  const opening = ready();
  await expect.poll(() => said, { timeout: 10_000 }).toHaveLength(1);
  await expect.poll(watched).toBeGreaterThan(before);
  await setTimeout(300);
  expect(watched() - before).toBeLessThan(20);
  await write('app/dealer.config.ts', `export default { name: 'Mended' };`);
  expect(await opening).toBe('open');
});

test('a mistake is mended by putting back a file outside of the app that the declaration once read', async () => {
  const shared = path.join(folder, 'shared.ts');
  expect(await ready()).toBe('open');
  await rm(shared);
  const open = () => readFile(shared, 'utf8');
  const opening = refreshOnceMended(app, declaration, { open, say: (words) => said.push(words) });
  await expect.poll(() => said, { timeout: 10_000 }).toHaveLength(1);
  await setTimeout(300);
  await writeFile(shared, `export const form = { name: 'Back' };`);
  expect(await opening).toContain('Back');
});

test('a save while the declaration is still read counts', async () => {
  const open = async () => {
    if (said.length > 0) return 'open';
    await write('app/content/a.md', 'mended');
    throw new Error('content/a.md:3 has a mistake');
  };
  expect(await refreshOnceMended(app, declaration, { open, say: (words) => said.push(words) })).toBe('open');
});
