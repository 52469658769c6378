import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OwnFont } from '@forecourt/site-config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fontProblems } from './font-problems.ts';
import { ownFonts } from './own-fonts.ts';

const { resolve } = createRequire(import.meta.url);
const theme = path.dirname(resolve('@forecourt/theme/package.json'));
const app = mkdtempSync(path.join(tmpdir(), 'own-fonts-'));

const write = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(app, name)), { recursive: true });
  writeFileSync(path.join(app, name), text);
};

beforeAll(() => {
  write('package.json', JSON.stringify({ dependencies: { 'river-sans': '1.0.0', 'quiet-sans': '1.0.0' } }));
  mkdirSync(path.join(app, 'node_modules/@forecourt'), { recursive: true });
  symlinkSync(theme, path.join(app, 'node_modules/@forecourt/theme'), 'junction');
  const letters = resolve('@forecourt/theme/fonts/archivo-latin-400-700.woff2');
  for (const place of ['public/fonts/own.woff2', 'node_modules/river-sans/own.woff2'])
    cpSync(letters, path.join(app, place));
  write('public/fonts/words.woff2', 'not a font');
  const face = (name: string, swap: string) =>
    `@font-face { font-family: '${name}'; ${swap} src: url(./own.woff2) format('woff2'); }`;
  const entry = (name: string) =>
    JSON.stringify({ name, exports: { '.': './index.css', './*.css': './*.css' } });
  write('node_modules/river-sans/package.json', entry('river-sans'));
  write('node_modules/river-sans/index.css', face('River Sans', 'font-display: swap;'));
  write('node_modules/river-sans/slow.css', face('River Sans', ''));
  write('node_modules/quiet-sans/package.json', JSON.stringify({ name: 'quiet-sans', main: 'index.js' }));
  write('node_modules/quiet-sans/index.js', '');
});
afterAll(() => rmSync(app, { recursive: true, force: true }));

const own = (given: Partial<OwnFont>): OwnFont => ({
  family: 'River Sans',
  like: 'sans-serif',
  credit: 'River Sans by A. Nobody, SIL Open Font License 1.1.',
  ...given,
});

async function problemsOf(font: OwnFont | null, css = "--font-text: 'River Sans', sans-serif;") {
  write('theme.css', `:root { ${css} }`);
  const problems = await fontProblems(app, font ? [font] : []);
  return problems.map(({ path: where, what, fix }) => `${where}: ${what}. ${fix}`);
}

test.each([
  ['a package', { package: 'river-sans' }],
  ['a stylesheet of a package', { package: 'river-sans/index.css' }],
  ['a file', { file: '/fonts/own.woff2' }],
])('a font of %s is right', async (_, given) => {
  expect(await problemsOf(own(given))).toEqual([]);
});

const mistakes: [string, Partial<OwnFont>, string][] = [
  [
    'a package that the app does not list',
    { package: 'river-sens' },
    'brand.fonts[0]: the package.json of this app does not list "river-sens". Did you mean "river-sans"?',
  ],
  [
    'a stylesheet that is not there',
    { package: 'river-sans/bold.css' },
    'brand.fonts[0]: "river-sans/bold.css" resolves to no stylesheet. Run npm install.',
  ],
  ['a package without a stylesheet', { package: 'quiet-sans' }, '"quiet-sans" resolves to no stylesheet'],
  [
    'a family name that the package does not have',
    { package: 'river-sans', family: 'River' },
    '"river-sans" has no font "River" with English letters. Its font is called "River Sans".',
  ],
  [
    'a stylesheet that hides text until the font has loaded',
    { package: 'river-sans/slow.css' },
    'has no font-display: swap for "River Sans". Copy its WOFF2 files to public/fonts/',
  ],
  [
    'a file that is no font',
    { file: '/fonts/words.woff2' },
    'public/fonts/words.woff2 cannot be read as a font',
  ],
  [
    'a font of the platform',
    { package: 'river-sans', family: 'Figtree Variable' },
    '"Figtree Variable" comes with the platform. Remove it here',
  ],
];

test.each(mistakes)('%s is reported with a fix', async (_, given, said) => {
  const font = own(given);
  const problems = await problemsOf(font, `--font-text: '${font.family}', sans-serif;`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(said);
});

test('an unknown font in theme.css is reported with the nearest name', async () => {
  expect(await problemsOf(null, "--font-display: 'Figtre Variable', sans-serif;")).toEqual([
    'theme.css --font-display: there is no font "Figtre Variable". Did you mean "Figtree Variable"?',
  ]);
  const [problem] = await problemsOf(null);
  expect(problem).toContain('Declare it in brand.fonts (docs/recipes/own-font.md)');
});

test('a font that no token names is reported, and a system font is not', async () => {
  expect(await problemsOf(own({ file: '/fonts/own.woff2' }), '--font-text: Georgia, serif;')).toEqual([
    `brand.fonts[0].family: no token of theme.css begins with "River Sans". Write --font-text or --font-display: 'River Sans', 'River Sans fallback', … in theme.css.`,
  ]);
});

test('a font file gives a rule and a preload address, a package gives its stylesheet and a file to preload', () => {
  const { faces } = ownFonts(app, [own({ file: '/fonts/own.woff2' }), own({ package: 'river-sans' })]);
  expect(faces[0]?.css).toContain("src: url('/fonts/own.woff2') format('woff2');");
  expect(faces[0]?.css).toContain('font-weight: 400 700;');
  expect(faces[0]?.css).toContain('font-display: swap;');
  expect(faces[0]?.preload).toEqual({ address: '/fonts/own.woff2' });
  expect(faces[1]?.css).not.toContain("font-family: 'River Sans';");
  expect(faces[1]?.css).toContain("font-family: 'River Sans fallback';");
  expect(faces[1]?.preload).toEqual({ module: path.join(app, 'node_modules/river-sans/own.woff2') });
});
