import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Latin file of each text face, preloaded so that words appear in it at once. */
const preloads = {
  figtree: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  archivo: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  'hanken-grotesk': '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
  'instrument-sans': '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};

/** The theme's stylesheet of each face, by the family that a dealer's `theme.css` names. */
const faces = {
  'Figtree Variable': 'figtree',
  'Archivo Variable': 'archivo',
  'Archivo Display': 'archivo-display',
  'Hanken Grotesk Variable': 'hanken-grotesk',
  'Bricolage Display': 'bricolage-display',
  'Instrument Sans Variable': 'instrument-sans',
  'Newsreader Display': 'newsreader-display',
};

/**
 * Writes the one stylesheet of a dealer app: the platform's theme, the packages whose class names count, the dealer's tokens.
 * It is a real file under `.forecourt/`, because Tailwind resolves its imports from where it lies.
 */
export async function writeStyles(appDirectory, { dealer, routes, contributions }) {
  const require = createRequire(path.join(appDirectory, 'package.json'));
  const modules = [...routes, ...contributions].map(({ module }) => module.split('/').slice(0, 2).join('/'));
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
  await mkdir(directory, { recursive: true });
  await writeFile(
    file,
    [
      `@import '${relative(require.resolve('@forecourt/theme/styles.css'))}';`,
      ...facesOf(await readFile(path.join(appDirectory, 'theme.css'), 'utf8')).map(
        (face) => `@import '${relative(require.resolve(`@forecourt/theme/fonts/${face}.css`))}';`,
      ),
      ...sources.map((source) => `@source '${relative(source)}';`),
      `@source '../overrides.tsx';`,
      `@source '../overrides';`,
      `@import '../theme.css';`,
      '',
    ].join('\n'),
  );
  const preload = preloads[dealer.brand.fontPreload];
  return {
    file,
    fontsModule: `import text from '${require.resolve(preload)}?url'; export const preload = [text];`,
  };
}

/** The faces that a dealer's theme names; the platform's own where it names none. A site carries no other. */
function facesOf(theme) {
  const named = Object.keys(faces).filter((family) => theme.includes(`'${family}'`));
  return (named.length > 0 ? named : ['Figtree Variable']).map((family) => faces[family]);
}

function packageRoot(require, name) {
  return path.dirname(require.resolve(`${name}/package.json`));
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
