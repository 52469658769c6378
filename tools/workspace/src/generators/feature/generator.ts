import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { keepInStep } from '../../shared/keepInStep.ts';
import { neighbours, writeLibFiles } from '../../shared/libFiles.ts';
import { names } from '../../shared/names.ts';
import { versionIn } from '../../shared/versionIn.ts';

export interface FeatureOptions {
  name: string;
  path?: string;
  description?: string;
  /** With a part that dealers can override. */
  slot?: boolean;
}

/**
 * `nx g workspace:feature reviews`: a manifest that Node can read, the schema of its options, one page, their tests. With `--slot`
 * the heading of the page is a slot: declared, placed, filled by what the site's dealer overrides.
 */
export default async function feature(tree: Tree, options: FeatureOptions): Promise<() => void> {
  const name = names(options.name);
  const slot = options.slot ?? false;
  const description = options.description ?? `${name.sentence} of a dealer`;
  const root = `libs/feature/${name.kebab}`;
  const owner = 'libs/feature/content';
  writeLibFiles(tree, {
    root,
    name: name.kebab,
    description,
    tags: ['type:feature', 'env:any'],
    environment: 'jsdom',
    dependencies: {
      ...neighbours(tree, 'site-config', ...(slot ? ['slots'] : [])),
      'react-router': versionIn(owner, 'react-router'),
      zod: versionIn(owner, 'zod'),
    },
    peerDependencies: { react: `^${versionIn('.', 'react')}` },
    exports: { 'routes/*': { tsx: true }, sitemap: { tsx: false } },
  });
  const words = {
    feature: name,
    slot,
    screenFile: `${name.pascal}Screen`,
    routeFile: name.kebab,
    path: (options.path ?? name.kebab).replace(/^\/+/, ''),
    description,
    template: '',
  };
  generateFiles(tree, join(import.meta.dirname, 'files'), root, words);
  if (slot) generateFiles(tree, join(import.meta.dirname, 'files-slot'), root, words);
  await formatFiles(tree);
  return () => keepInStep(tree);
}
