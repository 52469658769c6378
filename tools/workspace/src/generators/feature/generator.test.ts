import { readJson } from '@nx/devkit';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { complaintOf, onDisk, typeErrors } from '../../testing/onDisk.ts';
import { text, workspaceTree, written } from '../../testing/workspaceTree.ts';
import feature from './generator.ts';

const root = 'libs/feature/price-alert';
const neighbours = {
  'libs/platform/page/package.json': '{}',
  'libs/platform/site-config/package.json': '{}',
  'libs/platform/slots/package.json': '{}',
  'libs/server/api/package.json': '{}',
  'libs/data/platform-client/package.json': '{}',
};

describe('nx g workspace:feature price-alert --path alerts', () => {
  let tree = workspaceTree();
  beforeEach(async () => {
    tree = workspaceTree(neighbours);
    await feature(tree, { name: 'price-alert', path: '/alerts' });
  });

  test('writes a manifest, its page and their tests', () => {
    expect(written(tree, root)).toEqual([
      'README.md',
      'package.json',
      'src/PriceAlertScreen.test.tsx',
      'src/PriceAlertScreen.tsx',
      'src/index.ts',
      'src/manifest.test.ts',
      'src/manifest.ts',
      'src/routes/price-alert.tsx',
      'src/sitemap.ts',
      'tsconfig.json',
      'vitest.config.ts',
    ]);
  });

  test('references the route module by package path, and exports it', () => {
    const manifest = text(tree, `${root}/src/manifest.ts`);
    expect(manifest).toContain("module: '@forecourt/price-alert/routes/price-alert'");
    expect(manifest).toContain("path: 'alerts'");
    expect(readJson(tree, `${root}/package.json`).exports).toHaveProperty(
      ['./routes/*', '@forecourt/source'],
      './src/routes/*.tsx',
    );
  });

  test('has references to its dependencies, like nx sync', () => {
    expect(readJson(tree, `${root}/tsconfig.json`).references).toEqual([
      { path: '../../platform/page' },
      { path: '../../platform/site-config' },
    ]);
  });

  test('has no template placeholders left', () => {
    for (const file of written(tree, root))
      expect(text(tree, `${root}/${file}`)).not.toMatch(/<%|__|undefined|&#/);
  });
});

describe('the generated feature', () => {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

  /** The feature on disk. */
  async function generated(name: string, slot: boolean, server = false): Promise<string> {
    const tree = workspaceTree(neighbours);
    await feature(tree, { name: 'price-alert', slot, server });
    const folder = onDisk(tree, root, name);
    folders.push(folder);
    return folder;
  }

  test('without a slot passes tsc and its own tests', async () => {
    const folder = await generated('without-slot', false);
    expect(typeErrors(folder)).toBe('');
    expect(complaintOf('vitest/vitest.mjs', ['run'], folder)).toBeNull();
  });

  test('with a server half answers a call of its own, in a lib that the compiler passes', async () => {
    const folder = await generated('with-server', false, true);
    expect(typeErrors(folder)).toBe('');
    expect(complaintOf('vitest/vitest.mjs', ['run'], folder)).toBeNull();
  });

  test('with a slot passes its own tests, which override it, and type-checks overrides of a dealer', async () => {
    const folder = await generated('with-slot', true);
    writeFileSync(join(folder, 'src/overrides.tsx'), overrides);
    expect(typeErrors(folder)).toBe('');
    expect(complaintOf('vitest/vitest.mjs', ['run'], folder)).toBeNull();
  });
});

/** Overrides of a dealer, valid and invalid. */
const overrides = `
import { defineDealer, exampleDealer } from '@forecourt/site-config';
import { add, defineOverrides, replace, wrap } from '@forecourt/slots';
import { priceAlert } from './index.ts';
import type { PriceAlertHeadingProps } from './index.ts';

const dealer = defineDealer({ ...exampleDealer, features: [priceAlert()] });
const Loud = ({ title }: PriceAlertHeadingProps) => <h1>{title.toUpperCase()}</h1>;
export const overrides = [
  defineOverrides<typeof dealer>({
    'price-alert.heading': [replace(Loud), wrap(({ Default, ...props }) => <Default {...props} />)],
  }),
  // @ts-expect-error the slot gives a title and no price
  defineOverrides<typeof dealer>({ 'price-alert.heading': replace(({ price }: { price: number }) => price) }),
  // @ts-expect-error the slot holds one part
  defineOverrides<typeof dealer>({ 'price-alert.heading': add(Loud, { id: 'loud' }) }),
  // @ts-expect-error there is no such slot
  defineOverrides<typeof dealer>({ 'price-alert.headin': replace(Loud) }),
];
`;
