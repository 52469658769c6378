import { readJson } from '@nx/devkit';
import { beforeEach, describe, expect, test } from 'vitest';
import { text, workspaceTree, written } from '../../testing/workspaceTree.ts';
import domainLib from './generator.ts';

describe('nx g workspace:domain-lib delivery --rule deliveryPrice', () => {
  let tree = workspaceTree();
  beforeEach(async () => {
    tree = workspaceTree();
    await domainLib(tree, { name: 'delivery', rule: 'delivery-price' });
  });

  test('writes a lib with one rule, its test and a README', () => {
    expect(written(tree, 'libs/domain/delivery')).toEqual([
      'README.md',
      'package.json',
      'src/deliveryPrice.test.ts',
      'src/deliveryPrice.ts',
      'src/index.ts',
      'tsconfig.json',
      'vitest.config.ts',
    ]);
    expect(text(tree, 'libs/domain/delivery/src/index.ts')).toBe(
      "export { deliveryPrice } from './deliveryPrice.ts';\n",
    );
  });

  test('generates a publishable package with the tags of a domain lib', () => {
    expect(readJson(tree, 'libs/domain/delivery/package.json')).toMatchObject({
      name: '@forecourt/delivery',
      version: '0.1.0',
      license: 'MIT',
      nx: { tags: ['type:domain', 'env:any'] },
      exports: {
        '.': {
          '@forecourt/source': './src/index.ts',
          types: './dist/index.d.ts',
          default: './dist/index.js',
        },
      },
    });
  });

  test('adds the reference in the root tsconfig', () => {
    expect(readJson(tree, 'tsconfig.json').references).toContainEqual({ path: './libs/domain/delivery' });
  });

  test('rejects an existing name', async () => {
    await expect(domainLib(tree, { name: 'Delivery', rule: 'x' })).rejects.toThrow(
      /libs\/domain\/delivery exists/,
    );
  });
});
