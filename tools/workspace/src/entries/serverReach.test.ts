import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './importsOf.ts';
import { packagesOf } from './packagesOf.ts';
import { browserEntries, serverReach } from './serverReach.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');
const packages = packagesOf(workspace);
const read = (file: string): string | undefined => {
  const at = path.join(workspace, file);
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
};

/** Reads the workspace with a line appended to one file. */
const planted = (in_: string, line: string) => (file: string) =>
  file === in_ ? `${read(file)}\n${line}\n` : read(file);

test('no browser entry of a feature imports a server half, a server lib or a Node module, directly or indirectly', () => {
  const chains = serverReach(packages, read).map(({ entry, chain }) => [entry, ...chain].join('\n  → '));
  expect(chains).toEqual([]);
});

test('checks every browser entry: manifest, routes, slots and sitemap, not the server half', () => {
  const entries = [...packages.values()]
    .filter(({ tags }) => tags.includes('type:feature'))
    .flatMap((each) => browserEntries(each).map(({ entry }) => entry));
  expect(entries).toEqual(
    expect.arrayContaining([
      '@forecourt/vdp',
      '@forecourt/vdp/routes/vehicle',
      '@forecourt/vdp/sitemap',
      '@forecourt/enquiry/slots/vehicle-enquiry',
    ]),
  );
  expect(entries.filter((entry) => entry.endsWith('/server'))).toEqual([]);
});

const vdp = 'libs/feature/vdp/src/';
test.each([
  [
    'its own server half, deep below a route',
    `${vdp}logic/load-vehicle.ts`,
    `export { default as half } from '../server/index.ts';`,
    [
      '@forecourt/vdp/routes/vehicle',
      `${vdp}routes/vehicle.tsx`,
      `${vdp}logic/load-vehicle.ts`,
      `${vdp}server/index.ts`,
    ],
  ],
  [
    'a part of its server half, in the manifest',
    `${vdp}manifest.ts`,
    `import './server/cars/countView.ts';`,
    ['@forecourt/vdp', `${vdp}index.ts`, `${vdp}manifest.ts`, `${vdp}server/cars/countView.ts`],
  ],
  [
    'a Node module, by dynamic import, in a widget of its page',
    'libs/widget/vehicle-card/src/StockCard.tsx',
    `export const late = () => import('node:fs');`,
    ['@forecourt/search/routes/results', 'libs/widget/vehicle-card/src/StockCard.tsx', 'node:fs'],
  ],
  [
    'a server lib, in a slot',
    'libs/feature/enquiry/src/slots/card-enquiry.tsx',
    `import { openDatabase } from '@forecourt/database';`,
    [
      '@forecourt/enquiry/slots/card-enquiry',
      'libs/feature/enquiry/src/slots/card-enquiry.tsx',
      '@forecourt/database',
    ],
  ],
  [
    'the server half of another feature',
    'libs/feature/search/src/manifest.ts',
    `import '@forecourt/vdp/server';`,
    ['@forecourt/search', 'libs/feature/search/src/manifest.ts', '@forecourt/vdp/server'],
  ],
])('finds a planted import of %s, with the chain of files', (_what, file, line, wanted) => {
  const [entry, ...files] = wanted;
  const found = serverReach(packages, planted(file, line)).filter((reach) => reach.entry === entry);
  expect(found).not.toEqual([]);
  for (const { chain } of found) expect(chain).toEqual(expect.arrayContaining(files));
});

test('ignores type imports, which do not exist at run time', () => {
  const text = [
    `import type { A } from 'a';`,
    `export type { B } from 'b';`,
    `import { type C } from 'c';`,
    `import D, { d } from 'd';`,
    `export * from 'e';`,
    `const f = () => import('f');`,
    `type G = import('g').G;`,
  ].join('\n');
  expect(importsOf('a.tsx', text)).toEqual(['c', 'd', 'e', 'f']);
});
