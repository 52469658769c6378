import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';
import { pretty } from './pretty.mjs';
import { siteSlugs } from './sites.mjs';

export const page = join(root, 'docs/reference/slots.md');
const owners = { site: 'Every page', home: 'Home page', search: 'Search pages', vdp: 'Vehicle page' };

const images = join(root, 'docs/images');

/** The slot maps, which `apps/site-e2e/src/visual/slots.visual.ts` draws: the kind of page of each, its file, and the ids in it. */
export const slotMaps = () =>
  readdirSync(images)
    .filter((file) => /^slots-.*\.svg$/.test(file))
    .sort()
    .map((file) => ({
      kind: file.slice('slots-'.length, -'.svg'.length).replaceAll('-', ' '),
      file,
      ids: [...readFileSync(join(images, file), 'utf8').matchAll(/class="slot"[^>]*>([^<]+)</g)].map(
        ([, id]) => id,
      ),
    }));

/** The type of each slot's props, as its feature declares it: `'vdp.price': one<{ car: Car }>('…')`. */
function propsBySlot() {
  const props = new Map();
  const libs = ['libs/feature', 'libs/platform'];
  const files = libs.flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`));
  for (const file of files) {
    if (!/\/src\/(site-)?slots\.ts$/.test(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const { key, value } of declaredSlots(parseSync(file, text).program.body)) {
      const [type] = value.typeArguments?.params ?? [];
      if (!type) continue;
      const words = text.slice(type.start, type.end).replaceAll(/\/\*[\s\S]*?\*\//g, '');
      props.set(key.value, words.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'));
    }
  }
  return props;
}

/** The properties of `export const slots = { … }`. */
function declaredSlots(body) {
  return body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? (node.declaration?.declarations ?? []) : []))
    .flatMap(({ init }) => (init?.type === 'ObjectExpression' ? init.properties : []));
}

/** Every slot of every dealer's site, and which dealers fill or override it. */
async function allSlots() {
  const { overrideEntries } = await import('../../../libs/platform/site/src/plugin/overrides.ts');
  const slots = new Map();
  for (const slug of siteSlugs()) {
    const folder = join(root, 'apps/dealers', slug);
    const { default: definition } = await import(pathToFileURL(join(folder, 'dealer.config.ts')).href);
    const overrides = join(folder, 'overrides.tsx');
    const entries = existsSync(overrides) ? overrideEntries(readFileSync(overrides, 'utf8')) : [];
    for (const slot of definition.slots) {
      const known = slots.get(slot.id) ?? { ...slot, dealers: [], features: new Set() };
      if (entries?.some(({ id }) => id === slot.id)) known.dealers.push(slug);
      for (const { slot: id, module } of definition.contributions)
        if (id === slot.id) known.features.add(module.split('/')[1]);
      slots.set(slot.id, known);
    }
  }
  return [...slots.values()];
}

function section(owner, slots, props) {
  const rows = slots.map(({ id, kind, purpose, features, dealers }) =>
    [
      `\`${id}\``,
      kind === 'list' ? 'a list' : 'one part',
      purpose,
      props.has(id) ? `\`${props.get(id)}\`` : 'nothing',
      [...features].sort().join(', '),
      dealers.join(', '),
    ].join(' | '),
  );
  return [
    `## ${owners[owner] ?? `${owner.charAt(0).toUpperCase()}${owner.slice(1)} pages`}`,
    '',
    '| slot | holds | what it is | given | filled by | changed by |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
  ].join('\n');
}

export async function slotsPage() {
  const slots = await allSlots();
  const props = propsBySlot();
  const names = [...new Set(slots.map(({ id }) => id.split('.')[0]))];
  const text = [
    '# Slots',
    '',
    'The replaceable parts of a site, written by `tools/commands/slots.mjs` from what the features declare. A dealer changes',
    'them in `overrides.tsx` ([how](../recipes/override-a-part.md)). *Filled by* names the features that contribute to a list,',
    '*changed by* the dealers of this workspace that override the slot. `car` is the Car entity of `@forecourt/vehicle`, `now`',
    'the time of the request.',
    '',
    ...names.map((name) =>
      section(
        name,
        slots.filter(({ id }) => id.startsWith(`${name}.`)),
        props,
      ),
    ),
    '## Maps',
    '',
    'Where the slots are on the pages of `harbour-city`, drawn by `npm run visual -- --update` ([0186](../decisions/0186-slots-are-drawn-on-the-page.md)).',
    'A blue box is one part, a dashed orange one a list; an id without a box shows nothing on that page. The slots of every page are on the map of the home page.',
    '',
    ...slotMaps().flatMap(({ kind, file }) => [
      `### Map of a page: ${kind}`,
      '',
      `![Slots of the page: ${kind}](../images/${file})`,
      '',
    ]),
  ].join('\n');
  return pretty(text, page);
}
