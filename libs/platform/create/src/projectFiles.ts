import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startingFeatures } from './dealerConfig.ts';
import { dealerFiles } from './dealerFiles.ts';
import type { DealerOptions } from './dealerOptions.ts';
import { exampleStock } from './exampleStock.ts';

/** The package.json of this lib: a project gets the same version of the platform, and the other packages that it is made for. */
const manifest: { version: string; engines: { node: string }; devDependencies: Record<Package, string> } =
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8'));

/** The packages of the platform in a new project. */
const platform = [...startingFeatures, 'host', 'site', 'site-config', 'slots'];

/** Other packages: those of the site, and those that its developers need. */
const ofSite = ['react', 'react-dom', 'react-router'] as const;
const ofDevelopers = ['@types/node', '@types/react', 'typescript'] as const;

type Package = (typeof ofSite | typeof ofDevelopers)[number];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const sorted = (entries: readonly (readonly [string, string])[]) =>
  Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b, 'en')));

/**
 * All files of a project outside the workspace that builds and serves one dealer site from the published packages.
 *
 * @returns their texts by path.
 * @example Object.keys(projectFiles({ slug: 'lakeside-motors' })) // ['dealer.config.ts', …, 'package.json', …]
 */
export function projectFiles(options: DealerOptions): Record<string, string> {
  const versions = manifest.devDependencies;
  return {
    ...dealerFiles(options),
    'package.json': json({
      name: options.slug,
      version: '0.1.0',
      private: true,
      type: 'module',
      engines: manifest.engines,
      scripts: {
        stock: 'forecourt stock-import --feed stock.ndjson',
        dev: 'forecourt dev',
        types: 'tsc --noEmit',
        build: 'react-router build',
      },
      dependencies: sorted([
        ...platform.map((lib) => [`@forecourt/${lib}`, `^${manifest.version}`] as const),
        ...ofSite.map((name) => [name, versions[name]] as const),
      ]),
      devDependencies: sorted(ofDevelopers.map((name) => [name, versions[name]] as const)),
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'es2024',
        lib: ['es2024', 'dom', 'dom.iterable'],
        module: 'preserve',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        allowImportingTsExtensions: true,
        noEmit: true,
        skipLibCheck: true,
      },
      include: ['**/*.ts', '**/*.tsx'],
      exclude: ['build', 'node_modules'],
    }),
    'stock.ndjson': exampleStock(options),
    '.gitignore': ['node_modules', 'build', '.react-router', '.forecourt', ''].join('\n'),
  };
}
