import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeBlocks } from '../code-blocks.mjs';
import { root } from '../paths.mjs';

/** The pictures host that the feed of the week names; nothing is asked of it. */
export const PICTURES = 'photos.example';

const recipe = (name) => readFileSync(join(root, `docs/recipes/${name}.md`), 'utf8');
const block = (name, language, at = 0) =>
  codeBlocks(recipe(name), language)[at].replaceAll(/^ {3}/gm, '').trimEnd();

function change(app, file, from, to) {
  const text = readFileSync(join(app, file), 'utf8');
  if (!from.test(text)) throw new Error(`${file} has no ${from}: the generator writes something else now.`);
  writeFileSync(join(app, file), text.replace(from, to));
}

function write(app, file, text) {
  mkdirSync(dirname(join(app, file)), { recursive: true });
  writeFileSync(join(app, file), `${text.trimEnd()}\n`);
}

const declare = (app, text) =>
  change(app, 'dealer.config.ts', /\n {2}features: \[/, `\n${text}\n  features: [`);

/** Adds an entry to the overrides, with what it needs imported. */
function override(app, verb, entry, imports = '') {
  change(app, 'overrides.tsx', /import \{ ([^}]*)\} from '@forecourt\/slots';/, (_, verbs) => {
    const all = new Set([...verbs.split(',').map((each) => each.trim()), verb]);
    return `import { ${[...all].sort().join(', ')} } from '@forecourt/slots';${imports && `\n${imports}`}`;
  });
  change(
    app,
    'overrides.tsx',
    /,?\n?\}\);\n$/,
    (end) => `${end.startsWith(',') ? ',' : ''}\n${entry}\n});\n`,
  );
}

/** All style sheets of a page, in one text. */
async function styles(site, page) {
  const hrefs = [...page.matchAll(/<link[^>]+rel="stylesheet"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)[1],
  );
  const sheets = await Promise.all(hrefs.map((href) => site.ask(href)));
  return [page, ...sheets.map(({ text }) => text)].join('\n');
}

const homeHas = (words) => async (site) => (await site.ask('/')).text.includes(words);

/** The pages of the first used vehicles, in one text; of a model, if one is named. */
async function vehiclePages(site, model = '') {
  const list = await site.ask('/search/used-cars');
  if (list.status !== 200) throw new Error(`The list of used cars answered ${list.status}.`);
  const paths = list.text.matchAll(new RegExp(`href="(/cars/[^"?/]*${model}[^"?/]*)"`, 'g'));
  const first = [...new Set([...paths].map(([, path]) => path))].slice(0, 3);
  const pages = await Promise.all(first.map((path) => site.ask(path)));
  const failed = pages.find(({ status }) => status !== 200);
  if (failed) throw new Error(`A vehicle page answered ${failed.status}.`);
  return pages.map(({ text }) => text).join('\n');
}

/**
 * The edits of the week, in order, each by the words of a recipe. `seen` says whether a running site shows one, `packages` are
 * installed with it, `feed` is imported behind it.
 */
export const edits = [
  {
    title: 'Own colours',
    asked: 'The brand colour in `theme.css`',
    edit: (app) => change(app, 'theme.css', /[^]*/, (text) => text.replaceAll('#0b5fa5', '#14634f')),
    seen: async (site) => (await styles(site, (await site.ask('/')).text)).includes('#14634f'),
  },
  {
    title: 'Own font',
    asked: 'A package, its declaration, and its name in `theme.css`',
    packages: [/npm install (@\S+)`/.exec(recipe('own-font'))[1]],
    edit(app) {
      change(app, 'dealer.config.ts', /brand: \{/, `brand: {\n${block('own-font', 'ts')}`);
      change(app, 'theme.css', /--font-display: .*;/, block('own-font', 'css'));
    },
    seen: homeHas('lora-latin'),
  },
  {
    title: 'Own logo',
    asked: 'The file in `public/`',
    edit: (app) => change(app, 'public/logo.svg', /<rect/, '<title>Lakeside</title>\n  <rect'),
    seen: async (site) => (await site.ask('/logo.svg')).text.includes('Lakeside'),
  },
  {
    title: 'Own words',
    asked: 'The description in `dealer.config.ts`',
    edit: (app) =>
      change(app, 'dealer.config.ts', /description: .*,/, "description: 'Cars with a view of the lake.',"),
    seen: homeHas('Cars with a view of the lake.'),
  },
  {
    title: 'An own page, with its place in the navigation',
    asked: 'A component, its declaration and a link: the recipe “A page of your own”',
    edit(app) {
      write(app, 'content/our-story.tsx', block('own-page', 'tsx'));
      declare(app, block('own-page', 'ts'));
      const [, link] = /header: \[(\{[^}]*\})\]/.exec(recipe('own-page'));
      change(app, 'dealer.config.ts', /header: \[\n/, `header: [\n      ${link},\n`);
    },
    seen: async (site) =>
      (await site.ask('/our-story')).text.includes('It began with a shed by the river.') &&
      (await homeHas('href="/our-story"')(site)),
  },
  {
    title: 'An own section of the home page',
    asked: 'A component and an entry of `overrides.tsx`: the recipe “A section of your own”',
    edit(app) {
      write(app, 'content/parts/ServiceVan.tsx', block('own-section', 'tsx'));
      const [, entry] = /defineOverrides<typeof dealer>\(\{(.*)\}\)/.exec(block('own-section', 'tsx', 1));
      override(
        app,
        'add',
        `  ${entry.trim()},`,
        "import { ServiceVan } from './content/parts/ServiceVan.tsx';",
      );
    },
    seen: homeHas('We come to you'),
  },
  {
    title: 'A line below a part, beside an entry that wraps another',
    asked: 'Entries of `overrides.tsx`: the recipe “Override a part”',
    edit(app) {
      const text = block('override-a-part', 'tsx');
      override(app, 'below', `  ${/'vdp\.price': below.*,/.exec(text)[0]}`);
      override(app, 'wrap', `  ${/'vdp\.popup': wrap.*,/.exec(text)[0]}`);
    },
    seen: async (site) => (await vehiclePages(site)).includes('No dealer delivery on top.'),
  },
  {
    title: 'A finance lender',
    asked: 'The block `finance` of `dealer.config.ts`: the recipe “A finance lender of your own”',
    edit: (app) => declare(app, block('own-finance-lender', 'ts')),
    seen: async (site) => (await vehiclePages(site)).includes('7.49'),
  },
  {
    title: 'An own feed, with its own map',
    asked: 'The map, and the command that imports the feed: the recipe “A feed format of your own”',
    edit(app) {
      write(app, 'feed-maps.ts', block('own-feed-map', 'ts'));
      change(
        app,
        'feed-maps.ts',
        /\n( *)price: .*/,
        (line, indent) => `${line}\n${indent}images: [row.get('Bild') ?? ''],`,
      );
      const rows = [
        'Nr,Marke,Modell,Preis,Bild',
        `Y-1,Toyota,Kluger,24990,https://${PICTURES}/kluger.jpg`,
        'Y-2,Mazda,CX-5,21990,',
      ];
      write(app, 'yard.csv', rows.join('\n'));
    },
    feed: 'yard.csv',
    seen: async (site) => (await vehiclePages(site, 'kluger')) !== '',
  },
];

/** Names the hosts of a launched site, by the recipe of the launch. */
export function nameHosts(app) {
  change(app, 'dealer.config.ts', /hosts: \[.*\],/, block('launch', 'ts'));
}

/** Gives two keys of the declaration the names that they had in an earlier version: those of the recipe of the upgrade. */
export function withOldNames(app) {
  change(app, 'dealer.config.ts', /\n {2}name: /, '\n  title: ');
  change(app, 'dealer.config.ts', /\n {2}hosts: /, '\n  domains: ');
}

/** Does what the messages of a build say: each renamed key gets its new name. @returns how many there were. */
export function followRenames(app, output) {
  const renames = [...output.matchAll(/"(\w+)" was renamed to "(\w+)"/g)];
  for (const [, from, to] of renames)
    change(app, 'dealer.config.ts', new RegExp(`\\n {2}${from}: `), `\n  ${to}: `);
  return renames.length;
}

/** Whether a page shows a picture of the own host through the resizer. */
export const showsPictures = async (site) => (await vehiclePages(site, 'kluger')).includes(PICTURES);
