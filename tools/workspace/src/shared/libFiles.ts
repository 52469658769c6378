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
  /** With tests of `src/server`, which run as those of server libs do. */
  server?: boolean;
  /** Entries besides `.`, as `routes/*`: true if the source is `.tsx`; `file` where it is named otherwise. */
  exports?: Record<string, { tsx: boolean; file?: string }>;
}

/** The three conditions of an export: source, types, code. */
const entry = (path: string, extension: string) => ({
  '@forecourt/source': `./src/${path}${extension}`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
});

/** Writes the files of every lib: package.json, tsconfig.json, vitest.config.ts, and its reference in the root tsconfig. */
export function writeLibFiles(tree: Tree, lib: Lib): void {
  const { root, name, description, tags, environment, dependencies, peerDependencies, exports = {} } = lib;
  if (tree.exists(`${root}/package.json`))
    throw new Error(`${root} exists already. Choose another name, or write into the lib that is there.`);
  const manifest = {
    name: `@forecourt/${name}`,
    version: workspaceVersion(tree),
    description,
    license: 'MIT',
    engines: { node: '>=24' },
    type: 'module',
    sideEffects: false,
    files: ['dist', 'src', 'NOTICE', '!**/*.test.*', '!**/*.stories.*', '!**/*.tsbuildinfo'],
    publishConfig: { access: 'public' },
    exports: {
      '.': entry('index', '.ts'),
      ...Object.fromEntries(
        Object.entries(exports).map(([path, { tsx, file = path }]) => [
          `./${path}`,
          entry(file, tsx ? '.tsx' : '.ts'),
        ]),
      ),
      './package.json': './package.json',
    },
    nx: { tags },
    dependencies,
    ...(peerDependencies ? { peerDependencies } : {}),
  };
  const tests = lib.server ? 'featureTests' : 'libTests';
  const testArguments =
    environment === 'jsdom' && !lib.server ? "import.meta.dirname, 'jsdom'" : 'import.meta.dirname';
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
    `import { ${tests} } from '../../../vitest.shared.ts';\n\nexport default ${tests}(${testArguments});\n`,
  );
  referTo(tree, root);
}

/** The TypeScript references to a lib's dependencies, as `nx sync` writes them. */
function referencesTo(tree: Tree, root: string, dependencies: readonly string[]): { path: string }[] {
  const libs = tree
    .children('libs')
    .flatMap((kind) => tree.children(`libs/${kind}`).map((lib) => `libs/${kind}/${lib}`));
  return dependencies.flatMap((dependency) => {
    const target = libs.find((lib) => dependency === `@forecourt/${basename(lib)}`);
    return target ? [{ path: relative(root, target) }] : [];
  });
}

/** The version of all libs. */
function workspaceVersion(tree: Tree): string {
  return readJson<{ version: string }>(tree, 'libs/domain/vehicle/package.json').version;
}

/** The dependencies on other libs in a package.json: `{ '@forecourt/vehicle': '^0.1.0' }`. */
export function neighbours(tree: Tree, ...libs: string[]): Record<string, string> {
  const version = workspaceVersion(tree);
  return Object.fromEntries(libs.map((lib) => [`@forecourt/${lib}`, `^${version}`]));
}
