import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { definitionOf, openDeclaration } from './index.ts';
import type { Declaration } from './index.ts';

let app: string;
let declaration: Declaration;

const write = (file: string, text: string) => writeFile(path.join(app, file), text);
const named = (name: string) => `import { town } from './town.ts'; export default { name: ${name} + town };`;

beforeEach(async () => {
  app = await mkdtemp(path.join(tmpdir(), 'declaration-'));
  await write('package.json', '{ "type": "module" }');
  await write('town.ts', `export const town: string = ' Newstead';`);
  await write('dealer.config.ts', named(`'Harbour'`));
  declaration = openDeclaration(app);
});
afterEach(async () => {
  await declaration.close();
  await rm(app, { recursive: true, force: true });
});

test('a declaration is read again when its own file is saved, and listeners are called', async () => {
  const heard: unknown[] = [];
  declaration.onChange((definition) => heard.push(definition));
  await declaration.refresh();
  await write('dealer.config.ts', named(`'Northside'`));
  await declaration.refresh(path.join(app, 'dealer.config.ts'));
  expect(heard).toEqual([{ name: 'Harbour Newstead' }, { name: 'Northside Newstead' }]);
  expect(definitionOf(app)).toEqual({ name: 'Northside Newstead' });
});

test('it depends on every file that was read for it, and a change of one of them is noticed', async () => {
  await declaration.refresh();
  const town = path.join(app, 'town.ts');
  expect(declaration.has(town)).toBe(true);
  expect(declaration.has(path.join(app, 'theme.css'))).toBe(false);
  await write('town.ts', `export const town: string = ' Aspley';`);
  await declaration.refresh(town);
  expect(definitionOf(app)).toEqual({ name: 'Harbour Aspley' });
});

test('while it is wrong its last valid state stays, and the error has a message without stack frames', async () => {
  await declaration.refresh();
  const problems = `class ConfigError extends Error { name = 'ConfigError' } throw new ConfigError('It has 2 problems.');`;
  await write('dealer.config.ts', problems);
  await expect(declaration.refresh()).rejects.toThrow(/^It has 2 problems\.$/);
  await write('dealer.config.ts', `export default { name: 'a' 'b' };`);
  await expect(declaration.refresh()).rejects.toThrow(/^(?!.*\n\s+at )/s);
  expect(definitionOf(app)).toEqual({ name: 'Harbour Newstead' });
  await write('dealer.config.ts', named(`'Mended'`));
  await declaration.refresh();
  expect(definitionOf(app)).toEqual({ name: 'Mended Newstead' });
});

test('a file without a default export is refused, with what to write', async () => {
  await declaration.refresh();
  await write('dealer.config.ts', `export const dealer = { name: 'Harbour' };`);
  await expect(declaration.refresh()).rejects.toThrow(
    'dealer.config.ts has no default export, so the site has no declaration. Write `export default defineDealer({ … })`.',
  );
  expect(definitionOf(app)).toEqual({ name: 'Harbour Newstead' });
});
