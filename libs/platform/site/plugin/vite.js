import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { bundledSite, formatProblems } from '@forecourt/site-config';
import { openedDeclaration } from '@forecourt/site-config/declaration';
import { checkedApp } from './check-app.js';
import { followEdits } from './follow-edits.js';
import { forget } from './forget.js';
import { overridesOf } from './overrides.js';
import { writeStyles } from './styles.js';

const PREFIX = 'virtual:forecourt/';
const icon = path.join(import.meta.dirname, 'icon.js');
const conditions = process.execArgv
  .concat((process.env['NODE_OPTIONS'] ?? '').split(' '))
  .some((argument) => argument.includes('@forecourt/source'))
  ? ['@forecourt/source']
  : [];

/**
 * Files that every page, or most of them, load whole: what the frame of every page stands on, most of it React and its
 * router, with the drawings of its header, and what at least seven routes share. Larger files compress better, and the list
 * of files that every page carries gets shorter. The rules of price and finance stay apart, and what reads dates and the state of
 * a vehicle, with the drawings of notices, and so does what calls the API: many parts share them, and no page has them at first.
 */
const codeSplitting = {
  groups: [
    {
      name: 'base',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|clsx)[\\/]|vite[\\/]preload-helper|[\\/]site[\\/](plugin[\\/]icon|(src|dist)[\\/]parts)\.[jt]s$|[\\/](platform|@forecourt)[\\/]slots[\\/]|lucide-react[\\/].*[\\/](phone|search|x)\.mjs$/,
      priority: 2,
    },
    {
      name: 'frame',
      test: /^(?!.*[\\/](domain|data|@forecourt)[\\/]((finance|pricing|platform-client)[\\/]|analytics[\\/].*[\\/]paths\.|vehicle[\\/].*[\\/](epochMs|readDate|stockStatus)\.)|.*lucide-react[\\/].*[\\/](info|circle-check|circle-exclamation-point)\.).*\.([jt]sx?|mjs)$/,
      minShareCount: 7,
      priority: 1,
    },
  ],
};

/** InstantSearch carries a router of its own even where a page gives it another one, as the search page does: nothing calls this. */
const noQueryStrings = `
  function unused() { throw new Error('InstantSearch asked for its own router: give it one, as the search page does.'); }
  export default { parse: unused, stringify: unused };
`;

/** What is imported by a path below its package; the helpers are those of the search adapter. */
const subpaths = [
  'libphonenumber-js/core',
  'libphonenumber-js/min/metadata',
  ...[
    'helpers/asyncToGenerator',
    'helpers/classCallCheck',
    'helpers/createClass',
    'helpers/defineProperty',
    'helpers/objectWithoutProperties',
    'helpers/slicedToArray',
    'helpers/toConsumableArray',
    'helpers/typeof',
    'regenerator',
  ].map((name) => `@babel/runtime/${name}`),
];

/** @type {import('./vite.d.ts').siteViteConfig} */
export async function siteViteConfig(appDirectory) {
  const site = await readSite(appDirectory);
  return {
    root: appDirectory,
    plugins: [sitePlugin(appDirectory, site), tailwindcss(), reactRouter()],
    // For a dev server: found one after the other, each would start the first pages anew.
    optimizeDeps: { include: [...site.styles.packages, ...subpaths] },
    resolve: {
      conditions: [...conditions, 'module', 'browser', 'development|production'],
      dedupe: ['react', 'react-dom', 'react-router', 'react-redux', '@reduxjs/toolkit'],
    },
    ssr: {
      noExternal: [/^@forecourt\//, 'lucide-react', 'typesense-instantsearch-adapter'],
      resolve: {
        conditions: [...conditions, 'module', 'node', 'development|production'],
        externalConditions: [...conditions, 'node'],
      },
    },
    build: { target: 'es2022', assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
    server: { hmr: { overlay: true } },
  };
}

/** What the modules of a site are made from: its definition, and the stylesheet that is written from it. */
async function readSite(appDirectory) {
  const definition = await checkedApp(appDirectory);
  warnOnce(definition);
  return { definition, styles: await writeStyles(appDirectory, definition) };
}

const warned = new Set();

/** What the dealer should mend before the site opens; one build reads its configuration more than once. */
function warnOnce({ dealer, warnings }) {
  const text = formatProblems(`The declaration of "${dealer.slug}"`, warnings, 'warning');
  if (warnings.length === 0 || warned.has(text)) return;
  warned.add(text);
  console.warn(`\n${text}\n`);
}

/** Serves the site's own modules, replaces React Router's entries by ours, and writes `build/site.json` for the host. */
function sitePlugin(appDirectory, site) {
  const overrides = path.join(appDirectory, 'overrides.tsx');
  const ownParts = path.join(appDirectory, 'overrides', path.sep);
  const textOf = async (id) =>
    overridesOf(await readFile(overrides, 'utf8'), id.slice(`${overrides}?of=`.length));
  /** What the browser has of the overrides, by module. */
  const served = new Map();
  return {
    name: 'forecourt-site',
    enforce: 'pre',
    resolveId(id) {
      if (id === `${PREFIX}styles.css`) return site.styles.file;
      if (/[\\/]createLucideIcon\.mjs$/.test(id)) return icon;
      if (this.environment.name === 'client' && id === 'qs') return `\0${PREFIX}no-query-strings`;
      if (this.environment.name === 'client' && id === 'typesense')
        return this.resolve('@forecourt/search-client/browser-typesense', import.meta.filename);
      if (id.startsWith(`${PREFIX}overrides/`) && existsSync(overrides))
        return `${overrides}?of=${id.slice(`${PREFIX}overrides/`.length)}`;
      return id.startsWith(PREFIX) ? `\0${id}` : null;
    },
    async load(id) {
      if (id.startsWith(`${overrides}?of=`)) {
        const text = await textOf(id);
        if (this.environment.name === 'client') served.set(id, text);
        return text;
      }
      if (/@react-router\/dev\/dist\/config\/defaults\/entry\.server\.(node|web)\.[jt]sx$/.test(slashes(id)))
        return `export * from '@forecourt/site/entry.server'; export { default } from '@forecourt/site/entry.server';`;
      if (/@react-router\/dev\/dist\/config\/defaults\/entry\.client\.[jt]sx$/.test(slashes(id)))
        return `import '@forecourt/site/entry.client';`;
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      if (name === 'site') return `export const site = ${JSON.stringify(bundledSite(site.definition))};`;
      if (name.startsWith('overrides/')) return 'export default {};';
      if (name === 'no-query-strings') return noQueryStrings;
      if (name === 'fonts') return site.styles.fontsModule;
      if (name === 'sitemap') return sitemapModule(site.definition);
      if (name.startsWith('slots/')) return slotsModule(site.definition, name.slice('slots/'.length));
      return null;
    },
    /** What an override does not use of the others' parts is left out. */
    transform(code, id) {
      return id.startsWith(ownParts) ? { code, map: null, moduleSideEffects: false } : null;
    },
    /** An override of one feature leaves the pages of the others, and the frame of all, as they are. */
    async hotUpdate({ file, modules }) {
      if (this.environment.name === 'ssr') {
        forget(this.environment, modules);
        return [];
      }
      if (file !== overrides) return undefined;
      const texts = await Promise.all(modules.map(({ id }) => textOf(id).catch(() => null)));
      return modules.filter(({ id }, at) => texts[at] === null || texts[at] !== served.get(id));
    },
    configureServer(server) {
      const declaration = openedDeclaration(appDirectory);
      if (!declaration) return;
      followEdits(server, {
        declaration,
        also: [overrides, path.join(appDirectory, 'theme.css')],
        isOwn: (id) => id.startsWith(`\0${PREFIX}`),
        read: async () => Object.assign(site, await readSite(appDirectory)),
        site: () => site,
      });
    },
    async writeBundle() {
      const directory = path.join(appDirectory, 'build');
      await mkdir(directory, { recursive: true });
      await writeFile(path.join(directory, 'site.json'), JSON.stringify(site.definition, null, 2));
    },
  };
}

/** What fills the slots of one feature's pages, and nothing else: other pages do not pay for it. */
function slotsModule({ contributions, slots }, owner) {
  const mine = contributions.filter(({ slot }) => slot.startsWith(`${owner}.`));
  const imports = mine.map(({ module }, index) => `import C${index} from ${JSON.stringify(module)};`);
  const ids = slots.map(({ id }) => id).filter((id) => id.startsWith(`${owner}.`));
  const lists = ids.map((id) => {
    const entries = mine.flatMap(({ slot, module: _module, ...entry }, index) =>
      slot === id ? [`{ ...${JSON.stringify(entry)}, Component: C${index} }`] : [],
    );
    return `${JSON.stringify(id)}: [${entries.join(', ')}]`;
  });
  return [
    ...imports,
    `import overrides from '${PREFIX}overrides/${owner}';`,
    `const ids = ${JSON.stringify(ids)};`,
    `export default {`,
    `  contributions: { ${lists.join(', ')} },`,
    `  overrides: Object.fromEntries(ids.flatMap((id) => (overrides[id] ? [[id, overrides[id]]] : []))),`,
    `};`,
  ].join('\n');
}

/** What says which pages search engines may list, of each feature that the site has. */
function sitemapModule({ sitemaps }) {
  const imports = sitemaps.map((module, index) => `import S${index} from ${JSON.stringify(module)};`);
  return [...imports, `export default [${sitemaps.map((_, index) => `S${index}`).join(', ')}];`].join('\n');
}

/** Where a package path lies, seen from the dealer app; it works from source and from published packages. */
export function resolveFrom(appDirectory, specifier) {
  return createRequire(path.join(appDirectory, 'package.json')).resolve(specifier);
}

function slashes(id) {
  return id.replaceAll('\\', '/');
}
