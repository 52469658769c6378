/** One dealer with a font, a section and an override of its own: a build of a site takes long, so that both recipes share it. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { FsTree } from 'nx/src/generators/tree.js';
import feature from '../../workspace/src/generators/feature/generator.ts';
import { onDisk } from '../../workspace/src/testing/onDisk.ts';
import { builtAnswer } from './built-answer.mjs';
import { codeBlocks } from './code-blocks.mjs';
import { buildFromSource, copyDealer } from './dealer-copy.mjs';
import { startOutside } from './outside-host.mjs';
import { root } from './paths.mjs';

const place = join(root, '.forecourt/own-parts');
const app = join(place, 'dealers/own-motors');
const recipe = (name) => readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8');
let lib = '';

const change = (file, from, to) => {
  const text = readFileSync(file, 'utf8');
  assert.match(text, from, file);
  writeFileSync(file, text.replace(from, to));
};

/** Builds the site with some files changed, and puts them back. */
function builtWith(changes) {
  const before = changes.map(([file]) => [file, readFileSync(file, 'utf8')]);
  try {
    for (const [file, changed] of changes) writeFileSync(file, changed(readFileSync(file, 'utf8')));
    return buildFromSource(app);
  } finally {
    for (const [file, text] of before) writeFileSync(file, text);
  }
}

/** Follows docs/recipes/own-font.md: headings in a font of npm, text in a file of the dealer's own. */
function addFonts() {
  const text = recipe('own-font');
  const blocks = (language) => codeBlocks(text, language).map((block) => block.trim());
  const [, name] = /`npm install (\S+)`/.exec(text);
  change(join(app, 'package.json'), /"dependencies": \{/, `"dependencies": { "${name}": "*",`);
  const entries = blocks('ts').map((block) => /^fonts: \[([\s\S]*)\],$/.exec(block)[1]);
  change(join(app, 'dealer.config.ts'), /brand: \{/, `brand: {\n fonts: [${entries.join('')}],`);
  for (const line of blocks('css'))
    change(join(app, 'theme.css'), new RegExp(`${line.split(':')[0]}: .*;`), line);
  const [, file] = /file: '(.+)'/.exec(text);
  const letters = import.meta.resolve('@fontsource-variable/lora/files/lora-latin-wght-normal.woff2');
  mkdirSync(join(app, 'public/fonts'), { recursive: true });
  copyFileSync(fileURLToPath(letters), join(app, 'public', file));
}

/** Adds a feature that the generator has just made, away from the workspace's own. */
async function addSlot() {
  const tree = new FsTree(root, false);
  await feature(tree, { name: 'price-alert', slot: true });
  lib = onDisk(tree, 'libs/feature/price-alert', 'own-parts');
  mkdirSync(join(app, 'node_modules/@forecourt'), { recursive: true });
  symlinkSync(lib, join(app, 'node_modules/@forecourt/price-alert'), 'junction');
  const config = join(app, 'dealer.config.ts');
  change(config, /features: \[/, "features: [\n    priceAlert({ title: 'Price alerts' }),");
  change(config, /^/, "import { priceAlert } from '@forecourt/price-alert';\n");
}

/** The entries of the overrides in a block of a recipe, without what stands around them. */
const entriesIn = (block) =>
  /defineOverrides<typeof dealer>\(\{([\s\S]*)\}\);/.exec(block)?.[1] ?? block.replace(/^\/\/ .*\n/, '');

/** One file with the overrides of docs/recipes/override-a-part.md, own-section.md and search-component.md, and their parts. */
function addOverrides() {
  const [overrides] = codeBlocks(recipe('override-a-part'), 'tsx');
  const [van, entry, heading] = codeBlocks(recipe('own-section'), 'tsx');
  const ofSearch = codeBlocks(recipe('search-component'), 'tsx');
  const parts = [['ServiceVan.tsx', van]];
  const entries = [entry, heading];
  for (const block of ofSearch) {
    const [, name] = /^\/\/ content\/parts\/(\w+\.tsx)\n/.exec(block) ?? [];
    if (name) parts.push([name, block]);
    else entries.push(block);
  }
  assert.deepEqual(parts.map(([name]) => name).sort(), [
    'AlertSignUp.tsx',
    'OtherMakes.tsx',
    'ServiceVan.tsx',
  ]);
  mkdirSync(join(app, 'content/parts'), { recursive: true });
  for (const [name, text] of parts) writeFileSync(join(app, 'content/parts', name), text);
  const imports = parts.map(([name]) => `import { ${name.slice(0, -4)} } from './content/parts/${name}';\n`);
  const merged = overrides
    .replace('import { add,', 'import { above, add,')
    .replace(/import type dealer/, `${imports.join('')}import type dealer`)
    .replace(/\n\}\);\n$/, `\n${entries.map(entriesIn).join(',\n').replaceAll(/,\s*,/g, ',')}});\n`);
  writeFileSync(join(app, 'overrides.tsx'), merged);
}

/** Follows docs/recipes/own-page.md, in place of the page that the copied dealer has at the address. */
function addPage() {
  const text = recipe('own-page');
  const [, file] = /Write `(content\/[\w-]+\.tsx)`/.exec(text);
  writeFileSync(join(app, file), codeBlocks(text, 'tsx')[0]);
  const [, entry] = /^ *ownPages: \[([\s\S]*)\],\s*$/.exec(codeBlocks(text, 'ts')[0]);
  change(join(app, 'dealer.config.ts'), /\{\s*path: '\/our-story',[^}]*\},/, entry.trim());
}

/** A feed in the format that docs/recipes/own-feed-map.md declares: the columns that its map reads. */
function addFeed() {
  const [map] = codeBlocks(recipe('own-feed-map'), 'ts');
  writeFileSync(join(app, 'feed-maps.ts'), map);
  writeFileSync(join(place, 'yard.csv'), 'Nr,Marke,Modell,Preis\nY-1,Toyota,RAV4,24990\nY-2,Mazda,CX-5,\n');
}

before(async () => {
  rmSync(place, { recursive: true, force: true });
  copyDealer('harbour-city', app);
  const tsconfig = {
    extends: '../../../../tsconfig.base.json',
    compilerOptions: { types: ['node', 'vite/client'] },
    include: ['*.ts', '*.tsx', 'content/**/*'],
  };
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify(tsconfig));
  change(join(app, 'dealer.config.ts'), /slug: 'harbour-city'/, "slug: 'own-motors'");
  addFonts();
  await addSlot();
  addOverrides();
  addPage();
  addFeed();
  const { status, output } = buildFromSource(app);
  assert.equal(status, 0, output);
});
after(() => {
  for (const folder of [place, lib]) if (folder) rmSync(folder, { recursive: true, force: true });
});

test('fonts of a package and of a file are in the built site: preloaded, with fallbacks, and with their credits', () => {
  const built = (name) => readFileSync(join(app, 'build/client', name), 'utf8');
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
  // Of two system fonts that are there the last counts.
  assert.match(ruleOf('Lora Variable fallback').at(0), /Noto Serif[\s\S]*size-adjust/);
  assert.match(ruleOf('Lora Variable fallback').at(-1), /Times New Roman[\s\S]*size-adjust/);
  assert.match(ruleOf('River Sans fallback').at(0), /Roboto[\s\S]*size-adjust/);
  assert.match(ruleOf('River Sans fallback').at(-1), /Arial[\s\S]*size-adjust/);
  assert.deepEqual(ruleOf('Figtree Variable'), [], 'the default of the platform is not carried');

  const terms = builtAnswer(app, '/terms-and-conditions');
  for (const credit of ['Lora by Cyreal, SIL Open Font License 1.1.', 'River Sans © River Type'])
    assert.ok(terms.includes(credit), credit);
});

test('a slot of a new feature shows what a dealer makes of it, in the built site', () => {
  const page = builtAnswer(app, '/price-alert').replaceAll('<!-- -->', '');
  assert.match(builtAnswer(app, '/'), /<h2 class="text-h2">We come to you<\/h2>/);
  assert.doesNotMatch(page, /We come to you/);
  assert.match(page, /<p>New: Price alerts<\/p><\/div><h1[^>]*>Price alerts<\/h1>/);
});

test('a font file that is missing and a name that nobody has fail the build, each with what to write', () => {
  const { status, output } = builtWith([
    [
      join(app, 'dealer.config.ts'),
      (text) => text.replace('/fonts/river-sans.woff2', '/fonts/river-sanz.woff2'),
    ],
    [
      join(app, 'theme.css'),
      (text) => text.replace("--font-display: 'Lora Variable'", "--font-display: 'Lorra Variable'"),
    ],
  ]);
  assert.notEqual(status, 0);
  assert.match(output, /The dealer app "own-motors" has 2 problems\./);
  assert.match(output, /brand\.fonts\[1\]\.file\n.*there is no file public\/fonts\/river-sanz\.woff2/);
  assert.match(
    output,
    /why {3}All text would stay in the fallback font\.\n.*Did you mean "\/fonts\/river-sans\.woff2"\?/,
  );
  assert.match(output, /theme\.css --font-display\n.*there is no font "Lorra Variable"/);
  assert.match(output, /Did you mean "Lora Variable"\?/);
});

test('an override that no page of the feature would show fails the build, with a way to mend it', () => {
  const { status, output } = builtWith([[join(lib, 'src/routes/price-alert.tsx'), withoutProvider]]);
  assert.notEqual(status, 0);
  assert.match(output, /The dealer app "own-motors" has 1 problem\./);
  assert.match(
    output,
    /overrides\["price-alert\.heading"\]\n.*no page of price-alert\(\) provides the filling of this slot/,
  );
  assert.match(output, /put <SlotProvider filling=\{filling\}> around the page/);
});

/** The route as somebody writes it who does not know of providers. */
function withoutProvider(text) {
  const without = text
    .replace(/^import .*(SlotProvider|filling).*\n/gm, '')
    .replaceAll(/<\/?SlotProvider.*>/g, '');
  assert.doesNotMatch(without, /filling/);
  return without;
}

test('what the recipes have a dealer write compiles', () => {
  const tsc = join(root, 'node_modules/typescript-7/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', app], { encoding: 'utf8' });
  assert.equal(stdout, '');
  assert.equal(status, 0);
});

test('a page of the dealer’s own has its text, title and breadcrumb', () => {
  const page = builtAnswer(app, '/our-story');
  assert.match(page, /<h1[^>]*>Our story<\/h1>/);
  assert.match(page, /From a shed by the river to a showroom\./);
  assert.match(page, /aria-label="Breadcrumb"/i);
});

test('a feed in a format of the dealer’s own is imported, and its vehicles have what the overrides say', async () => {
  const env = {
    ...process.env,
    FORECOURT_DEALERS: join(place, 'dealers'),
    FORECOURT_DATA: join(place, 'data'),
  };
  const cli = ['--conditions=@forecourt/source', 'libs/server/host/src/cli.ts'];
  const feed = ['stock-import', '--dealer', 'own-motors', '--feed', join(place, 'yard.csv')];
  const imported = spawnSync(process.execPath, [...cli, ...feed], { cwd: root, env, encoding: 'utf8' });
  assert.match(imported.stdout, /Yard list|yard/, imported.stderr);
  assert.match(imported.stdout, /2 added/);
  const host = await startOutside(process.execPath, [...cli, 'demo'], {
    cwd: root,
    env,
    site: 'own-motors.localhost',
  });
  try {
    const ask = async (path) => {
      const answer = await host.ask(path);
      const { location } = answer.headers;
      return location ? ask(location) : answer;
    };
    const results = await ask('/search/new-used-and-demo-cars/');
    const [, path] = /href="(\/cars\/[^"?]*rav4[^"?]*)"/.exec(results.text) ?? [];
    assert.ok(path, 'the search shows the vehicle of the feed');
    const vehicle = await ask(path);
    assert.match(vehicle.text, /No dealer delivery on top\./);
    assert.match(vehicle.text, /Bring it to me/);
    const nothing = await ask('/search/new-used-and-demo-cars/?price_max=1000');
    assert.match(nothing.text, /action="https:\/\/alerts\.example\/join"/);
  } finally {
    host.kill();
  }
});
