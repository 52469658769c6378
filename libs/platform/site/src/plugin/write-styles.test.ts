import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listSite } from '@forecourt/mini-sites';
import tailwind from '@tailwindcss/vite';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { writeStyles } from './write-styles.ts';

const app = mkdtempSync(path.join(tmpdir(), 'write-styles-'));
afterAll(() => rmSync(app, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  const file = path.join(app, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const box = (width: number) => `export const box = <div className="max-w-[${width}px]" />;`;

test('the stylesheet of a site has the classes of parts, overrides and content, and not those of tests, stories and packages without React', async () => {
  const lib = 'node_modules/@forecourt/site';
  const rules = 'node_modules/@forecourt/rules';
  const manifest = { dependencies: { '@forecourt/rules': '*' }, peerDependencies: { react: '*' } };
  write(`${lib}/package.json`, JSON.stringify(manifest));
  write(`${rules}/package.json`, '{}');
  write(`${lib}/src/Box.tsx`, box(4321));
  write('overrides.tsx', box(4322));
  write('content/parts/home.ts', box(4323));
  write(`${lib}/src/Box.test.tsx`, box(5321));
  write(`${lib}/src/parts/Box.stories.tsx`, box(5322));
  write(`${lib}/src/box.test.ts`, box(5323));
  write(`${rules}/src/rule.ts`, box(5324));
  write('package.json', '{}');
  write('theme.css', ':root { --font-display: Georgia; --font-text: Georgia; }');
  const theme = path.dirname(createRequire(import.meta.url).resolve('@forecourt/theme/package.json'));
  symlinkSync(theme, path.join(app, 'node_modules/@forecourt/theme'), 'junction');

  const { file } = await writeStyles(app, { ...listSite, routes: [], contributions: [] });
  const outDir = path.join(app, 'build');
  const built = await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    plugins: [tailwind()],
    build: { outDir, write: false, rolldownOptions: { input: file } },
  });
  const css = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .flatMap((each) =>
      each.type === 'asset' && each.fileName.endsWith('.css') ? [String(each.source)] : [],
    );
  const widths = [...css.join('').matchAll(/max-width: ?(\d{4})px/g)].map(([, width]) => Number(width));
  expect(new Set(widths)).toEqual(new Set([4321, 4322, 4323]));
});
