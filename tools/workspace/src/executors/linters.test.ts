import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findings, oxlint } from './linters.ts';

const root = resolve(import.meta.dirname, '../../../..');
const compilerOptions = { strict: true, module: 'preserve', jsx: 'react-jsx', lib: ['ES2023', 'DOM'] };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-lint-'));
  await copyFile(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes files into projects of a workspace with our rules, and returns the findings by project. */
async function lint(files: Record<string, string>, except: string[] = []) {
  const projects = [...new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''))];
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  for (const project of projects)
    await writeFile(join(folder, project, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  return findings(
    [oxlint],
    folder,
    projects.map((project) => ({ folder: project, except })),
  );
}

const later = 'async function later(): Promise<void> {\n  await Promise.resolve();\n}\n';

/** One mistake of each kind: the rule that finds it, the file, and its code. */
const MISTAKES: [what: string, rule: string, file: string, code: string][] = [
  [
    'a floating promise',
    'no-floating-promises',
    'a.ts',
    `${later}export const run = () => {\n  later();\n};\n`,
  ],
  [
    'a promise where a function returns nothing',
    'no-misused-promises',
    'a.ts',
    `${later}export const run = () => [1].forEach(later);\n`,
  ],
  [
    'a switch that misses a case',
    'switch-exhaustiveness-check',
    'a.ts',
    "export function at(kind: 'new' | 'used'): void {\n  switch (kind) {\n    case 'new':\n      break;\n  }\n}\n",
  ],
  ['await of a plain value', 'await-thenable', 'a.ts', 'export const at = async () => {\n  await 1;\n};\n'],
  ['a thrown text', 'only-throw-error', 'a.ts', "export const at = () => {\n  throw 'no';\n};\n"],
  [
    'an object as text',
    'no-base-to-string',
    'a.ts',
    'export const at = (car: { id: number }) => String(car);\n',
  ],
  [
    'a date in a text',
    'restrict-template-expressions',
    'a.ts',
    'export const at = (sold: Date) => `Sold ${sold}`;\n',
  ],
  [
    'numbers in the order of their digits',
    'require-array-sort-compare',
    'a.ts',
    'export const at = (prices: number[]) => prices.sort();\n',
  ],
  [
    'what is deprecated',
    'no-deprecated',
    'a.ts',
    '/** @deprecated */\nconst old = () => 1;\nexport const at = () => old();\n',
  ],
  [
    'a type that adds nothing',
    'no-redundant-type-constituents',
    'a.ts',
    'export type A = string | unknown;\n',
  ],
  ['an image without alt', 'alt-text', 'a.tsx', 'export const at = () => <img src="/a.webp" />;\n'],
  [
    'a control without a name',
    'control-has-associated-label',
    'a.tsx',
    'export const at = () => <button type="button" />;\n',
  ],
];
const projectOf = (rule: string) => `of-${rule}`;
let mistakes: Awaited<ReturnType<typeof lint>> | undefined;

test.each(MISTAKES)('%s fails lint', async (_what, rule, file) => {
  // One run finds them all, each in a project of its own.
  mistakes ??= await lint(
    Object.fromEntries(MISTAKES.map(([, of, name, code]) => [`${projectOf(of)}/${name}`, code])),
  );
  expect(mistakes.get(projectOf(rule))).toEqual([
    expect.stringMatching(new RegExp(`^${projectOf(rule)}/${file}:\\d+:\\d+  .*\\(${rule}\\)$`)),
  ]);
});

test('an import cycle fails lint, also one of types alone', async () => {
  const found = await lint({
    'one/a.ts': "import type { B } from './b.ts';\nexport interface A {\n  b: B;\n}\n",
    'one/b.ts': "import type { A } from './a.ts';\nexport interface B {\n  a: A;\n}\n",
  });
  expect(found.get('one')).toHaveLength(2);
  expect(found.get('one')?.[0]).toContain('import(no-cycle)');
});

test('each project has its own findings, and files of other projects are left out', async () => {
  const floating = `${later}later();\n`;
  const files = { 'one/a.ts': floating, 'two/a.ts': 'export const a = 1;\n', 'three/apart/a.ts': floating };
  const found = await lint(files, ['three/apart/**']);
  expect([...found].map(([project, findings]) => [project, findings.length])).toEqual([
    ['one', 1],
    ['two', 0],
    ['three', 0],
  ]);
});

test('a configuration that oxlint refuses is an error, not a clean result', async () => {
  await writeFile(join(folder, '.oxlintrc.json'), '{ "rules": { "typescript/no-such-rule": "error" } }');
  await expect(lint({ 'one/a.ts': 'export const a = 1;\n' })).rejects.toThrow('oxlint did not run');
});
