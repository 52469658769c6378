import { formatFiles, generateFiles, installPackagesTask, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { neighbours, writeLibFiles } from '../../shared/libFiles.ts';
import { names } from '../../shared/names.ts';
import { versionIn } from '../../shared/versionIn.ts';

export interface FeatureOptions {
  name: string;
  path?: string;
  description?: string;
}

/** `nx g workspace:feature reviews`: a manifest that Node can read, the schema of its options, one page, their tests. */
export default async function feature(tree: Tree, options: FeatureOptions): Promise<() => void> {
  const name = names(options.name);
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
      ...neighbours(tree, 'site-config'),
      'react-router': versionIn(owner, 'react-router'),
      zod: versionIn(owner, 'zod'),
    },
    peerDependencies: { react: `^${versionIn('.', 'react')}` },
    exports: { 'routes/*': { tsx: true } },
  });
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    feature: name,
    routeFile: name.kebab,
    path: (options.path ?? name.kebab).replace(/^\/+/, ''),
    description,
    template: '',
  });
  await formatFiles(tree);
  return () => installPackagesTask(tree, true);
}
