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

/** The workspace with a line more at the end of one file. */
const planted = (in_: string, line: string) => (file: string) =>
  file === in_ ? `${read(file)}\n${line}\n` : read(file);

test('no entry of a feature for browsers comes to a server half, to a server lib or to Node', () => {
  const told = serverReach(packages, read).map(({ entry, chain }) => [entry, ...chain].join('\n  → '));
  expect(told).toEqual([]);
});

test('every entry is walked: manifest, routes, slots and sitemap, and not the server half', () => {
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
    'a module of Node, late, in a widget that its page shows',
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
])('a planted import of %s is found, with the files on the way', (_what, file, line, wanted) => {
  const [entry, ...files] = wanted;
  const found = serverReach(packages, planted(file, line)).filter((reach) => reach.entry === entry);
  expect(found).not.toEqual([]);
  for (const { chain } of found) expect(chain).toEqual(expect.arrayContaining(files));
});

test('a type is imported from anywhere: nothing of it runs', () => {
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
