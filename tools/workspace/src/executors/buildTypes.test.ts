import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildTypes } from './buildTypes.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-types-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const compilerOptions = {
  strict: true,
  composite: true,
  module: 'preserve',
  target: 'ES2023',
  outDir: 'dist',
};

/** Writes a project of one module and builds it with the others. */
async function build(modules: Record<string, string>) {
  for (const [project, text] of Object.entries(modules)) {
    const folder = join(root, project);
    await mkdir(join(folder, 'src'), { recursive: true });
    await writeFile(join(folder, 'src/index.ts'), text);
    await writeFile(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['src'], references: [] }),
    );
  }
  return buildTypes(
    root,
    Object.keys(modules).map((project) => join(project, 'tsconfig.json')),
  );
}

test('writes the output of each project', async () => {
  const errors = await build({ left: 'export const one = 1;\n', right: 'export const two = 2;\n' });
  expect([...errors.values()]).toEqual(['', '']);
  expect(existsSync(join(root, 'left/dist/src/index.d.ts'))).toBe(true);
  expect(existsSync(join(root, 'right/dist/src/index.js'))).toBe(true);
});

test('gives an error to the project that its file belongs to, with the lines that explain it', async () => {
  const wrong = 'export const car: { name: { text: string } } = { name: { text: 1 as unknown } };\n';
  const errors = await build({ cars: 'export const one = 1;\n', 'cars/more': wrong, left: wrong });
  expect(errors.get('cars/tsconfig.json')).toBe('');
  expect(errors.get('cars/more/tsconfig.json')).toMatch(
    /^cars\/more\/src\/index\.ts\(1,\d+\): error TS2322: /,
  );
  expect(errors.get('left/tsconfig.json')).toMatch(/^left\/src\/index\.ts/);
  expect(errors.get('left/tsconfig.json')).not.toContain('cars/more');
});

test('gives an error without a file, such as a missing tsconfig.json, to every project', async () => {
  await mkdir(join(root, 'left/src'), { recursive: true });
  const errors = await buildTypes(root, ['left/tsconfig.json', 'right/tsconfig.json']);
  expect(errors.get('left/tsconfig.json')).toContain('error TS');
  expect(errors.get('right/tsconfig.json')).toContain('error TS');
});

test('names the folder in the error where a wrong setting stands', async () => {
  await build({ left: 'export const one = 1;\n' });
  await writeFile(join(root, 'left/tsconfig.json'), '{ "compilerOptions": { "strictt": true } }');
  const errors = await buildTypes(root, ['left/tsconfig.json']);
  expect(errors.get('left/tsconfig.json')).toContain('strictt');
});
