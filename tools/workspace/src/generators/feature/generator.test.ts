import { readJson } from '@nx/devkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { text, workspaceTree, written } from '../../testing/workspaceTree.ts';
import feature from './generator.ts';

describe('nx g workspace:feature price-alert --path alerts', () => {
  let tree = workspaceTree();
  beforeEach(async () => {
    tree = workspaceTree();
    await feature(tree, { name: 'price-alert', path: '/alerts' });
  });

  test('writes a manifest, its page and their tests', () => {
    expect(written(tree, 'libs/feature/price-alert')).toEqual([
      'README.md',
      'package.json',
      'src/index.ts',
      'src/manifest.test.ts',
      'src/manifest.ts',
      'src/routes/price-alert.test.tsx',
      'src/routes/price-alert.tsx',
      'tsconfig.json',
      'vitest.config.ts',
    ]);
  });

  test('names the route module by package path, and exports it', () => {
    const manifest = text(tree, 'libs/feature/price-alert/src/manifest.ts');
    expect(manifest).toContain("module: '@forecourt/price-alert/routes/price-alert'");
    expect(manifest).toContain("path: 'alerts'");
    expect(readJson(tree, 'libs/feature/price-alert/package.json').exports).toHaveProperty(
      ['./routes/*', '@forecourt/source'],
      './src/routes/*.tsx',
    );
  });

  test('leaves nothing of the templates behind', () => {
    for (const file of written(tree, 'libs/feature/price-alert'))
      expect(text(tree, `libs/feature/price-alert/${file}`)).not.toMatch(/<%|__|undefined|&#/);
  });
});
