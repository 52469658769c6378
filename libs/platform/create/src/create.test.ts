import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { create } from './create.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(folder, 'lakeside-motors', file), 'utf8');

describe('npm create @forecourt lakeside-motors', () => {
  test('writes a project: what a dealer edits, stubs, packages and example stock', () => {
    const { exitCode, stdout } = create(['lakeside-motors'], folder);
    expect(exitCode).toBe(0);
    const files = readdirSync(path.join(folder, 'lakeside-motors'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file !== 'public').sort()).toEqual([
      '.gitignore',
      'dealer.config.ts',
      'overrides.tsx',
      'package.json',
      'public/favicon.svg',
      'public/logo-inverse.svg',
      'public/logo.svg',
      'react-router.config.ts',
      'stock.ndjson',
      'theme.css',
      'tsconfig.json',
      'vite.config.ts',
    ]);
    expect(stdout).toMatch(/^lakeside-motors has 12 files[^]*cd lakeside-motors\n {2}npm install\n/);
  });

  test('depends on every package that its files import, in the version of this one', () => {
    create(['lakeside-motors'], folder);
    const { version } = JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'));
    const { dependencies } = JSON.parse(read('package.json'));
    const imported = [
      'dealer.config.ts',
      'overrides.tsx',
      'react-router.config.ts',
      'vite.config.ts',
    ].flatMap((file) =>
      [...read(file).matchAll(/from '(@forecourt\/[a-z-]+)/g)].map(([, name = '']) => name),
    );
    expect(imported.length).toBeGreaterThan(8);
    for (const name of [...imported, '@forecourt/host']) expect(dependencies[name]).toBe(`^${version}`);
  });

  test('has the React, the router and the compiler that the workspace is tested with', () => {
    create(['lakeside-motors'], folder);
    const root = path.join(import.meta.dirname, '../../../..');
    const workspace = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).devDependencies;
    const { dependencies, devDependencies } = JSON.parse(read('package.json'));
    const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => !name.startsWith('@forecourt/'),
    );
    expect(others.length).toBe(6);
    expect(Object.fromEntries(others)).toEqual(
      Object.fromEntries(others.map(([name]) => [name, workspace[name]])),
    );
  });

  test('its name, template and kinds are in the declaration and the stock', () => {
    create(
      ['lakeside-motors', '--name', "O'Brien's", '--template', 'showroom', '--sells', 'caravans,trucks'],
      folder,
    );
    expect(read('dealer.config.ts')).toContain(`name: "O'Brien's",`);
    expect(read('dealer.config.ts')).toContain(`template: 'showroom',`);
    expect(read('dealer.config.ts')).toContain(`itemTypes: ['caravan', 'truck'],`);
    const kinds = read('stock.ndjson')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).item_type);
    expect([...new Set(kinds)]).toEqual(['caravan', 'truck']);
  });

  test('the program prints what it did', () => {
    const cli = path.join(import.meta.dirname, 'cli.ts');
    const said = execFileSync(process.execPath, [cli, 'lakeside-motors'], { cwd: folder, encoding: 'utf8' });
    expect(said).toContain('npm run dev');
  });
});

describe('mistakes are answered in words, and nothing is written', () => {
  test.each([
    [[], /^The slug is missing: .* such as lakeside-motors\./],
    [['Lakeside Motors'], /^“Lakeside Motors” is not a slug: .*Begin with a letter/],
    [['desk'], /^“desk” is the site where staff answer\. Choose another slug/],
    [['a'.repeat(42)], /has 42 characters; a slug has at most 41/],
    [['lakeside', 'motors'], /^“motors” is not understood/],
    [['lakeside', '--nmae', 'x'], /^There is no option --nmae\./],
    [['lakeside', '--name'], /^--name needs a value\./],
    [['lakeside', '--template', 'modern'], /^--template: “modern” is not one of classic, group, showroom\./],
    [['lakeside', '--sells', 'cars,boats'], /^--sells: “boats” is not one of cars, caravans/],
  ])('%j', (argv, message) => {
    const { exitCode, stdout, stderr } = create(argv, folder);
    expect(exitCode).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(stderr).toContain('npm create @forecourt <slug>');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('a folder with files stays as it is', () => {
    create(['lakeside-motors'], folder);
    writeFileSync(path.join(folder, 'lakeside-motors/theme.css'), ':root {}');
    const { exitCode, stderr } = create(['lakeside-motors'], folder);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/has files already, and nothing of yours is overwritten/);
    expect(read('theme.css')).toBe(':root {}');
  });

  test('--help says how it is called', () => {
    const { exitCode, stdout } = create(['--help'], folder);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('npm create @forecourt <slug> -- [options]');
  });
});
