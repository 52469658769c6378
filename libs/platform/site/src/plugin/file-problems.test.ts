import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileProblems } from './file-problems.ts';

const workspace = mkdtempSync(path.join(tmpdir(), 'file-problems-'));
const app = path.join(workspace, 'apps/dealers/example');

beforeAll(() => {
  for (const file of [
    'apps/dealers/example/dealer.config.ts',
    'apps/dealers/example/public/logo.svg',
    'apps/dealers/example/public/our yard.webp',
    'apps/dealers/example/public/100%.webp',
    'apps/dealers/example/public/pictures/own.webp',
    'assets/pictures/lent.webp',
  ]) {
    mkdirSync(path.dirname(path.join(workspace, file)), { recursive: true });
    writeFileSync(path.join(workspace, file), '');
  }
});
afterAll(() => rmSync(workspace, { recursive: true }));

const problemsOf = (value: string) =>
  fileProblems(app, {
    slug: 'example',
    files: [{ to: 'file', path: 'brand.logo', value }],
    contentLinks: [],
  });

describe('the files of a declaration', () => {
  it.each([
    '/logo.svg',
    '/logo.svg?v=2#mark',
    '/our%20yard.webp',
    '/our yard.webp',
    '/100%25.webp',
    '/100%.webp',
    '/pictures/own.webp',
    '/pictures/lent.webp',
  ])('%s is there', (value) => expect(problemsOf(value)).toEqual([]));

  it.each([
    ['/50%.webp', 'public/50%.webp'],
    ['/', 'public/'],
    ['/pictures', 'public/pictures'],
    ['/pictures/', 'assets/pictures/'],
    ['/../dealer.config.ts', 'public/dealer.config.ts'],
    ['/%2E%2E/dealer.config.ts', 'public/dealer.config.ts'],
    ['/pictures/../../dealer.config.ts', 'public/dealer.config.ts'],
    ['/logo.svg/mark', 'public/logo.svg/mark'],
    ['/logo%00.svg', 'public/logo\0.svg'],
  ])('%s is not there', (value, file) => {
    expect(problemsOf(value)).toEqual([
      {
        path: 'brand.logo',
        what: `there is no file ${file}`,
        why: 'Shoppers would see a broken picture or a missing page.',
        fix: expect.stringMatching(/./),
      },
    ]);
  });

  it('names the nearest one', () => {
    expect(problemsOf('/logo.sgv')).toMatchObject([{ fix: 'Did you mean "/logo.svg"?' }]);
  });
});
