import { readJson, type Tree } from '@nx/devkit';
import { basename, relative } from 'node:path/posix';
import { referTo } from './referTo.ts';

interface Lib {
  /** `libs/domain/tags` */
  root: string;
  name: string;
  description: string;
  tags: string[];
  environment: 'node' | 'jsdom';
  dependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
  /** Entries besides `.`, as `routes/*`: true where the source is `.tsx`. */
  exports?: Record<string, { tsx: boolean }>;
}

/** The three keys of an export: our own source, types, code. */
const entry = (path: string, extension: string) => ({
  '@forecourt/source': `./src/${path}${extension}`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});

/** Writes what every lib has, whatever it holds: package.json, tsconfig.json, vitest.config.ts, and its reference. */
export function writeLibFiles(tree: Tree, lib: Lib): void {
  const { root, name, description, tags, environment, dependencies, peerDependencies, exports = {} } = lib;
  if (tree.exists(`${root}/package.json`))
    throw new Error(`${root} exists already. Choose another name, or write into the lib that is there.`);
  const manifest = {
    name: `@forecourt/${name}`,
    version: workspaceVersion(tree),
    description,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    files: ['dist', 'src', '!**/*.test.*', '!**/*.stories.*', '!**/*.tsbuildinfo'],
    exports: {
      '.': entry('index', '.ts'),
      ...Object.fromEntries(
        Object.entries(exports).map(([path, { tsx }]) => [`./${path}`, entry(path, tsx ? '.tsx' : '.ts')]),
      ),
      './package.json': './package.json',
    },
    nx: { tags },
    dependencies,
    ...(peerDependencies ? { peerDependencies } : {}),
  };
  const testArguments = environment === 'jsdom' ? "import.meta.dirname, 'jsdom'" : 'import.meta.dirname';
  tree.write(`${root}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
  tree.write(
    `${root}/tsconfig.json`,
    `${JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: { rootDir: 'src', outDir: 'dist', tsBuildInfoFile: 'dist/.tsbuildinfo' },
      include: ['src'],
      references: referencesTo(tree, root, Object.keys(dependencies)),
    })}\n`,
  );
  tree.write(
    `${root}/vitest.config.ts`,
    `import { libTests } from '../../../vitest.shared.ts';\n\nexport default libTests(${testArguments});\n`,
  );
  referTo(tree, root);
}

/** The libs that a lib depends on, as TypeScript follows them; `nx sync` writes the same. */
function referencesTo(tree: Tree, root: string, dependencies: readonly string[]): { path: string }[] {
  const libs = tree
    .children('libs')
    .flatMap((kind) => tree.children(`libs/${kind}`).map((lib) => `libs/${kind}/${lib}`));
  return dependencies.flatMap((dependency) => {
    const target = libs.find((lib) => dependency === `@forecourt/${basename(lib)}`);
    return target ? [{ path: relative(root, target) }] : [];
  });
}

/** The version the libs stand at: they move together. */
function workspaceVersion(tree: Tree): string {
  return readJson<{ version: string }>(tree, 'libs/domain/vehicle/package.json').version;
}

/** How a lib names a neighbour in its package.json: `{ '@forecourt/vehicle': '^0.1.0' }`. */
export function neighbours(tree: Tree, ...libs: string[]): Record<string, string> {
  const version = workspaceVersion(tree);
  return Object.fromEntries(libs.map((lib) => [`@forecourt/${lib}`, `^${version}`]));
}
