// @vitest-environment node
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuseHalves } from './refuse-halves.ts';

let app: string;
const servers = { wash: '@own/wash/server' };

beforeAll(async () => {
  app = await realpath(await mkdtemp(path.join(tmpdir(), 'app-')));
  const files = {
    'package.json': JSON.stringify({
      type: 'module',
      exports: { './server': './server/index.js', './*': './*.js' },
    }),
    'server/index.js': `import './washers.js';\nexport default {};`,
    'server/washers.js': `export const washers = 3;`,
    'price.js': `export const price = 30;`,
    'page.js': `export { price } from './price.js';`,
    'bad.js': `export { washers } from './server/washers.js';`,
    'short.js': `export { default } from './server';`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(app, 'node_modules/@own/wash', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
});
afterAll(() => rm(app, { recursive: true, force: true }));

async function built(program: string): Promise<void> {
  const main = path.join(app, 'main.js');
  await writeFile(main, program);
  await build({
    configFile: false,
    logLevel: 'silent',
    root: app,
    plugins: [refuseHalves(app, { servers })],
    build: { write: false, rolldownOptions: { input: main } },
  });
}

test('a page of a feature with a server half is built', async () => {
  await expect(
    built(`import { price } from '@own/wash/page';\nconsole.log(price);`),
  ).resolves.toBeUndefined();
});

test.each([
  [
    'the half itself',
    `import half from '@own/wash/server';\nconsole.log(half);`,
    'main.js imports @own/wash/server',
  ],
  ['it dynamically', `void import('@own/wash/server');`, 'main.js imports @own/wash/server'],
  [
    'a page that imports a file of it',
    `import { washers } from '@own/wash/bad';\nconsole.log(washers);`,
    'bad.js imports ./server/washers.js',
  ],
  [
    'a page that imports its folder',
    `import half from '@own/wash/short';\nconsole.log(half);`,
    'short.js imports ./server',
  ],
])('a site that imports %s is not built, and the error names the import', async (_what, program, message) => {
  await expect(built(program)).rejects.toThrow(message);
});
