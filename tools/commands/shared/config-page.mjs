import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './files-below.mjs';
import { root } from './paths.mjs';
import { pretty } from './pretty.mjs';
import { Problem } from './say.mjs';
import { namedSchemas, withComments } from './schema-comments.mjs';
import { schemaRows, short } from './schema-rows.mjs';
import { siteSlugs } from './sites.mjs';

export const page = join(root, 'docs/reference/config.md');

/** The sources of the libs that declare what a dealer can set. */
const sources = () =>
  ['libs/platform/site-config', 'libs/feature']
    .flatMap((folder) => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((path) => path.includes('/src/'));

/** The schema files with up-to-date comments, by path. */
export async function commentedSchemas() {
  const paths = sources()
    .filter((path) => path.endsWith('.ts'))
    .filter(
      (path) => !path.includes('.test.') && readFileSync(join(root, path), 'utf8').includes('.describe('),
    )
    .sort();
  const files = new Map(paths.map((path) => [join(root, path), readFileSync(join(root, path), 'utf8')]));
  const named = namedSchemas(files);
  return Promise.all(
    [...files].map(async ([file, text]) => [file, await pretty(withComments(file, text, named), file)]),
  );
}

const load = (path) => import(pathToFileURL(join(root, path)).href);

/** The configs of the demonstration dealers. */
async function definitions() {
  return Promise.all(
    siteSlugs().map(async (slug) => (await load(`apps/dealers/${slug}/dealer.config.ts`)).default),
  );
}

/** The features of the workspace, by the name of their factory function. */
async function features() {
  const found = await Promise.all(
    sources()
      .filter((path) => path.endsWith('/src/manifest.ts'))
      .sort()
      .map(async (path) => Object.values(await load(path)).find((each) => each.manifest)),
  );
  return found.map(({ manifest }) => manifest);
}

/** A value that one of the dealers gives a key, where it is short and not the default. */
function exampleOf(path, preset, blocks) {
  if (/[[<(]/.test(path)) return '';
  for (const block of blocks) {
    const value = path.split('.').reduce((each, key) => each?.[key], block);
    const text = value === undefined || value === null ? '' : short(value);
    if (text && text !== preset) return text;
  }
  return '';
}

/** @param readers a word for each part whose options stand together: who reads them; none for the dealer's own keys. */
function table(parts, blocks) {
  const readers = Object.keys(parts).some(Boolean);
  const keys = Object.entries(parts).flatMap(([reader, schema]) =>
    schemaRows(schema).map((row) => ({ ...row, reader })),
  );
  const silent = keys.filter(({ sentence }) => !sentence).map(({ path }) => path);
  if (silent.length > 0)
    throw new Problem(
      `These keys of a dealer's config have no sentence: ${silent.join(', ')}. Give each one .describe(…) in its schema.`,
    );
  const rows = keys.map(({ path, type, preset, sentence, required, reader }) =>
    [
      code(path),
      code(type),
      preset ? code(preset) : required ? 'required' : '',
      code(exampleOf(path, preset, blocks)),
      ...(readers ? [reader] : []),
      cell(sentence),
    ].join(' | '),
  );
  return [
    `| key | type | default | example | ${readers ? 'read by | ' : ''}what it is |`,
    `| --- | --- | --- | --- | ${readers ? '--- | ' : ''}--- |`,
    ...rows.map((row) => `| ${row} |`),
  ];
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
const code = (text) => (text ? `\`${text.replaceAll('|', '\\|')}\`` : '');

export async function configPage() {
  const { dealerSchema } = await load('libs/platform/site-config/src/index.ts');
  const sites = await definitions();
  const parts = (await features()).flatMap(({ id, purpose, options }) => [
    `## Feature \`${id}\``,
    '',
    purpose,
    '',
    ...table(
      options,
      sites.map(({ features: used }) => Object.assign({}, ...Object.values(used[id] ?? {}))),
    ),
    '',
  ]);
  const text = [
    '# Config of a dealer',
    '',
    'Every key of `dealer.config.ts`, written by `tools/commands/config-page.mjs` from the schemas that check it. `[]` is an entry of a',
    'list, `<name>` a name that the dealer chooses, `(type "hero")` one form of an entry. Examples come from the demonstration dealers.',
    'Options of features are written in one flat object. What the browser reads is in the scripts of the site; what a loader reads comes with',
    'the data of the pages that show it; what the server reads reaches no page.',
    '',
    '<!-- prettier-ignore-start -->',
    '',
    '## The dealer',
    '',
    ...table(
      { '': dealerSchema },
      sites.map(({ dealer }) => dealer),
    ),
    '',
    ...parts,
    '<!-- prettier-ignore-end -->',
    '',
  ].join('\n');
  return pretty(text, page);
}
