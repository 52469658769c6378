import assert from 'node:assert/strict';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { builtAnswer } from './built-answer.mjs';
import { codeBlocks } from './code-blocks.mjs';
import { buildFromSource, copyDealer } from './dealer-copy.mjs';
import { root } from './paths.mjs';

/** A dealer that follows docs/recipes/own-font.md: headings in a font of npm, text in a file of its own. */
const place = join(root, '.forecourt/own-font');
const app = join(place, 'dealers/font-motors');
const recipe = readFileSync(join(root, 'docs/recipes/own-font.md'), 'utf8');
const letters = fileURLToPath(
  import.meta.resolve('@fontsource-variable/lora/files/lora-latin-wght-normal.woff2'),
);
const blocks = (language) => codeBlocks(recipe, language).map((text) => text.trim());

const change = (name, from, to) => {
  const file = join(app, name);
  const text = readFileSync(file, 'utf8');
  assert.match(text, from, name);
  writeFileSync(file, text.replace(from, to));
};

before(() => {
  rmSync(place, { recursive: true, force: true });
  copyDealer('harbour-city', app);
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ extends: '../../../../tsconfig.base.json' }));
  const [, name] = /`npm install (\S+)`/.exec(recipe);
  change('package.json', /"dependencies": \{/, `"dependencies": { "${name}": "*",`);
  const entries = blocks('ts').map((text) => /^fonts: \[([\s\S]*)\],$/.exec(text)[1]);
  change('dealer.config.ts', /brand: \{/, `brand: {\n fonts: [${entries.join('')}],`);
  change('dealer.config.ts', /slug: 'harbour-city'/, "slug: 'font-motors'");
  for (const line of blocks('css')) change('theme.css', new RegExp(`${line.split(':')[0]}: .*;`), line);
  const [, file] = /file: '(.+)'/.exec(recipe);
  mkdirSync(join(app, 'public/fonts'), { recursive: true });
  copyFileSync(letters, join(app, 'public', file));
});
after(() => rmSync(place, { recursive: true, force: true }));

const built = (name) => readFileSync(join(app, 'build/client', name), 'utf8');

test('fonts of a package and of a file are in the built site: preloaded, with fallbacks, and with their credits', () => {
  const { status, output } = buildFromSource(app);
  assert.equal(status, 0, output);
  const page = builtAnswer(app, '/');
  const preloaded = [...page.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(
    ([, href]) => href,
  );
  assert.equal(preloaded.length, 2, 'no font but the two that the theme names');
  assert.match(preloaded[0], /^\/assets\/lora-latin-wght-normal-[\w-]+\.woff2$/);
  assert.equal(preloaded[1], '/fonts/river-sans.woff2');
  for (const href of preloaded) assert.equal(built(href).slice(0, 4), 'wOF2');

  const css = readdirSync(join(app, 'build/client/assets'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => built(`assets/${name}`))
    .join('');
  const rules = css.match(/@font-face\s*\{[^}]*\}/g).map((rule) => rule.replaceAll(/["']/g, ''));
  const ruleOf = (family) => rules.filter((rule) => new RegExp(`font-family:\\s*${family}[;}]`).test(rule));
  assert.ok(ruleOf('Lora Variable').some((rule) => rule.includes(preloaded[0])));
  const [own] = ruleOf('River Sans');
  assert.match(own, /font-display:\s*swap/);
  assert.match(own, /font-weight:\s*400 700/);
  assert.ok(own.includes(preloaded[1]));
  assert.match(ruleOf('Lora Variable fallback')[0], /Times New Roman[\s\S]*size-adjust/);
  assert.match(ruleOf('River Sans fallback')[0], /Arial[\s\S]*size-adjust/);
  assert.deepEqual(ruleOf('Figtree Variable'), [], 'the default of the platform is not carried');

  const terms = builtAnswer(app, '/terms-and-conditions');
  for (const credit of ['Lora by Cyreal, SIL Open Font License 1.1.', 'River Sans © River Type'])
    assert.ok(terms.includes(credit), credit);
});

test('a file that is missing and a name that nobody has fail the build, each with what to write', () => {
  change('dealer.config.ts', /\/fonts\/river-sans\.woff2/, '/fonts/river-sanz.woff2');
  change('theme.css', /--font-display: 'Lora Variable'/, "--font-display: 'Lorra Variable'");
  const { status, output } = buildFromSource(app);
  assert.notEqual(status, 0);
  assert.match(output, /The dealer app "font-motors" has 2 problems\./);
  assert.match(output, /brand\.fonts\[1\]\.file\n.*there is no file public\/fonts\/river-sanz\.woff2/);
  assert.match(
    output,
    /why {3}All text would stay in the fallback font\.\n.*Did you mean "\/fonts\/river-sans\.woff2"\?/,
  );
  assert.match(output, /theme\.css --font-display\n.*there is no font "Lorra Variable"/);
  assert.match(output, /Did you mean "Lora Variable"\?/);
});
