import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { command } from './shared/command.mjs';
import { filesBelow } from './shared/files-below.mjs';
import { root } from './shared/paths.mjs';
import { Problem } from './shared/say.mjs';

const page = join(root, 'docs/architecture.md');
const START = '<!-- picture: tools/commands/architecture.mjs -->';
const END = '<!-- end of picture -->';

/** The layers from the rules up to the runtime, and the purpose of each. */
const layers = [
  ['domain', 'pure rules'],
  ['data', 'calls over the network'],
  ['ui', 'props in, elements out'],
  ['widget', 'parts that several features place'],
  ['feature', 'one visitor capability each'],
  ['platform', 'how a site is assembled'],
  ['server', 'what runs behind'],
  ['apps', 'what is started'],
];

/** Every package of the workspace that ships: its layer, its name, and the layers it depends on. */
function packages() {
  const files = ['libs', 'apps']
    .flatMap((top) => filesBelow(join(root, top)).map((file) => `${top}/${file}`))
    .filter((file) => /^(libs\/[^/]+\/[^/]+|apps\/[^/]+|apps\/dealers\/[^/]+)\/package\.json$/.test(file))
    .sort();
  const all = files
    .filter((file) => !file.includes('site-e2e'))
    .map((file) => {
      const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      const [top, layer] = file.split('/');
      return {
        name,
        folder: dirname(file),
        layer: top === 'apps' ? 'apps' : layer,
        dependencies: Object.keys(dependencies),
      };
    });
  return all.filter(({ layer }) => layers.some(([known]) => known === layer));
}

/** A Mermaid drawing: a box for each layer with its packages, an arrow for each layer that another one uses. */
function picture() {
  const all = packages();
  const layerOf = new Map(all.map(({ name, layer }) => [name, layer]));
  const boxes = layers.map(([layer, purpose]) => {
    const names = all
      .filter((each) => each.layer === layer)
      .map(({ folder }) => (folder.startsWith('apps/dealers/') ? 'dealers/*' : folder.split('/').at(-1)));
    return `  ${layer}["<b>${layer}</b>: ${purpose}<br/>${[...new Set(names)].join(' · ')}"]`;
  });
  const arrows = new Set(
    all.flatMap(({ layer, dependencies }) =>
      dependencies
        .map((name) => layerOf.get(name))
        .filter((other) => other && other !== layer)
        .map((other) => `  ${layer} --> ${other}`),
    ),
  );
  return ['```mermaid', 'flowchart BT', ...boxes, ...[...arrows].sort(), '```'].join('\n');
}

function withPicture(text) {
  const [before, rest] = text.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined)
    throw new Problem(
      `docs/architecture.md has lost a mark of its picture. Write the lines ${START} and ${END} where it belongs.`,
    );
  return `${before}${START}\n\n${picture()}\n\n${END}${after}`;
}

const declaration = {
  call: 'node tools/commands/architecture.mjs',
  does: 'Writes the picture in docs/architecture.md, from the dependencies that packages declare.',
  options: {
    check: {
      type: 'boolean',
      does: 'only verifies that the picture is up to date, and that each file named in the page exists',
    },
  },
};

await command(declaration, async ({ values }) => {
  const text = readFileSync(page, 'utf8');
  const wanted = withPicture(text);
  const missing = [...text.matchAll(/`((?:libs|apps|tools)\/[\w./-]+\.\w+)`/g)]
    .map(([, file]) => file)
    .filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0)
    throw new Problem(
      `docs/architecture.md names files that do not exist: ${missing.join(', ')}. Correct their paths.`,
    );
  if (!values.check) return writeFileSync(page, wanted);
  if (text !== wanted)
    throw new Problem(
      'The picture in docs/architecture.md is out of date with the dependencies of the packages. Regenerate it: node tools/commands/architecture.mjs',
    );
});
