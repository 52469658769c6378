import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The theme's faces by the family that a dealer's `theme.css` names: the stylesheet of each, and the file of its Latin letters. */
const faces = {
  'Figtree Variable': {
    style: 'figtree',
    latin: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  },
  'Archivo Variable': { style: 'archivo', latin: '@forecourt/theme/fonts/archivo-latin-400-700.woff2' },
  'Archivo Display': {
    style: 'archivo-display',
    latin: '@forecourt/theme/fonts/archivo-display-latin-700.woff2',
  },
  'Hanken Grotesk Variable': {
    style: 'hanken-grotesk',
    latin: '@forecourt/theme/fonts/hanken-grotesk-latin-400-700.woff2',
  },
  'Bricolage Display': {
    style: 'bricolage-display',
    latin: '@forecourt/theme/fonts/bricolage-display-latin-700.woff2',
  },
  'Instrument Sans Variable': {
    style: 'instrument-sans',
    latin: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
  'Newsreader Display': {
    style: 'newsreader-display',
    latin: '@forecourt/theme/fonts/newsreader-display-latin-400.woff2',
  },
};

/**
 * Writes the one stylesheet of a dealer app: the platform's theme, the packages whose class names count, the dealer's tokens.
 * It is a real file under `.forecourt/`, because Tailwind resolves its imports from where it lies.
 */
export async function writeStyles(appDirectory, { routes, contributions }) {
  const require = createRequire(path.join(appDirectory, 'package.json'));
  const modules = [...routes, ...contributions]
    .filter(({ module }) => !module.startsWith('./'))
    .map(({ module }) => module.split('/').slice(0, 2).join('/'));
  const roots = new Set(
    ['@forecourt/site', '@forecourt/theme', ...modules].map((name) => packageRoot(require, name)),
  );
  for (const root of [...roots])
    for (const name of uiDependencies(root))
      roots.add(packageRoot(createRequire(path.join(root, 'package.json')), name));
  const directory = path.join(appDirectory, '.forecourt');
  const relative = (file) => path.relative(directory, file).replaceAll('\\', '/');
  const sources = [...roots]
    .flatMap((root) => ['src', 'dist'].map((part) => path.join(root, part)))
    .filter(existsSync);
  const file = path.join(directory, 'styles.css');
  const worn = facesOf(await readFile(path.join(appDirectory, 'theme.css'), 'utf8'));
  await mkdir(directory, { recursive: true });
  await writeWhereOther(
    file,
    [
      `@import '${relative(require.resolve('@forecourt/theme/styles.css'))}';`,
      ...worn.map(
        ({ style }) => `@import '${relative(require.resolve(`@forecourt/theme/fonts/${style}.css`))}';`,
      ),
      ...sources.map((source) => `@source '${relative(source)}';`),
      `@source '../overrides.tsx';`,
      `@source '../content';`,
      `@import '../theme.css';`,
      '',
    ].join('\n'),
  );
  return {
    file,
    packages: [...new Set([...roots].flatMap(foreignDependencies))].sort(),
    // Asked for with the stylesheet, not after it: words and headings appear in their faces at once.
    fontsModule: [
      ...worn.map(({ latin }, at) => `import face${at} from '${require.resolve(latin)}?url';`),
      `export const preload = [${worn.map((_, at) => `face${at}`).join(', ')}];`,
    ].join('\n'),
  };
}

/** Writing what stands there already would look like a change to whoever watches the file. */
async function writeWhereOther(file, text) {
  if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

/** The faces that a dealer's theme names; the platform's own where it names none. A site carries no other. */
function facesOf(theme) {
  const named = Object.keys(faces).filter((family) => theme.includes(`'${family}'`));
  return (named.length > 0 ? named : ['Figtree Variable']).map((family) => faces[family]);
}

function packageRoot(require, name) {
  return path.dirname(require.resolve(`${name}/package.json`));
}

/** What a package of ours loads of others in a browser; not what builds a site, lies in a stylesheet or is large and asked for late. */
function foreignDependencies(root) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return Object.keys(dependencies).filter(
    (name) =>
      !/^(@forecourt|@fontsource-variable|@tailwindcss|@react-router|@hookform|@babel)\/|^(tailwindcss|vite|isbot|algoliasearch|maplibre-gl|react-router)$/.test(
        name,
      ),
  );
}

/** The packages of ours that a package uses, all the way down. */
function uiDependencies(root, seen = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const require = createRequire(path.join(root, 'package.json'));
  for (const name of Object.keys(dependencies)) {
    if (!name.startsWith('@forecourt/') || seen.has(name)) continue;
    seen.add(name);
    uiDependencies(packageRoot(require, name), seen);
  }
  return seen;
}
