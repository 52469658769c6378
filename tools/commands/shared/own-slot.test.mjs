import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { FsTree } from 'nx/src/generators/tree.js';
import feature from '../../workspace/src/generators/feature/generator.ts';
import { onDisk } from '../../workspace/src/testing/onDisk.ts';
import { builtAnswer } from './built-answer.mjs';
import { codeBlocks } from './code-blocks.mjs';
import { buildFromSource, copyDealer } from './dealer-copy.mjs';
import { root } from './paths.mjs';

/** A dealer with a feature that the generator has just made, away from the workspace's own. */
const place = join(root, '.forecourt/own-slot');
const app = join(place, 'dealers/slot-motors');
let lib = '';

before(async () => {
  rmSync(place, { recursive: true, force: true });
  const tree = new FsTree(root, false);
  await feature(tree, { name: 'price-alert', slot: true });
  lib = onDisk(tree, 'libs/feature/price-alert', 'own-slot');
  copyDealer('harbour-city', app);
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ extends: '../../../../tsconfig.base.json' }));
  mkdirSync(join(app, 'node_modules/@forecourt'), { recursive: true });
  symlinkSync(lib, join(app, 'node_modules/@forecourt/price-alert'), 'junction');
  const config = readFileSync(join(app, 'dealer.config.ts'), 'utf8')
    .replace("slug: 'harbour-city'", "slug: 'slot-motors'")
    .replace('features: [', "features: [\n    priceAlert({ title: 'Price alerts' }),");
  writeFileSync(
    join(app, 'dealer.config.ts'),
    `import { priceAlert } from '@forecourt/price-alert';\n${config}`,
  );
  writeFileSync(
    join(app, 'overrides.tsx'),
    `import { above, add, defineOverrides } from '@forecourt/slots';
import { ServiceVan } from './content/parts/ServiceVan.tsx';
import type dealer from './dealer.config.ts';

export default defineOverrides<typeof dealer>({
  'price-alert.heading': above(({ title }) => <p>Before {title} of a dealer</p>),
  'home.sections': add(ServiceVan, { id: 'service-van' }),
});
`,
  );
  mkdirSync(join(app, 'content/parts'), { recursive: true });
  writeFileSync(join(app, 'content/parts/ServiceVan.tsx'), recipePart());
});
after(() => {
  for (const folder of [place, lib]) rmSync(folder, { recursive: true, force: true });
});

test('a slot of a new feature shows what a dealer makes of it, in the built site', () => {
  const { status, output } = buildFromSource(app);
  assert.equal(status, 0, output);
  const page = builtAnswer(app, '/price-alert').replaceAll('<!-- -->', '');
  assert.match(builtAnswer(app, '/'), /<h2 class="text-h2">We come to you<\/h2>/);
  assert.doesNotMatch(page, /We come to you/);
  assert.match(page, /<p>Before Price alerts of a dealer<\/p><\/div><h1[^>]*>Price alerts<\/h1>/);
});

test('an override that no page of the feature would show fails the build, with a way to mend it', () => {
  const route = join(lib, 'src/routes/price-alert.tsx');
  writeFileSync(route, withoutProvider(readFileSync(route, 'utf8')));
  const { status, output } = buildFromSource(app);
  assert.notEqual(status, 0);
  assert.match(output, /The dealer app "slot-motors" has 1 problem\./);
  assert.match(
    output,
    /overrides\["price-alert\.heading"\]\n.*no page of price-alert\(\) provides the filling of this slot/,
  );
  assert.match(output, /put <SlotProvider filling=\{filling\}> around the page/);
});

/** The part that docs/recipes/own-section.md shows. */
function recipePart() {
  const recipe = readFileSync(join(root, 'docs/recipes/own-section.md'), 'utf8');
  return codeBlocks(recipe, 'tsx')[0];
}

/** The route as somebody writes it who does not know of providers. */
function withoutProvider(text) {
  const without = text
    .replace(/^import .*(SlotProvider|filling).*\n/gm, '')
    .replaceAll(/<\/?SlotProvider.*>/g, '');
  assert.doesNotMatch(without, /filling/);
  return without;
}
