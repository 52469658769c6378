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
  /** Whether to add a slot that dealers can override. */
  slot?: boolean;
  /** With a server half: a call of its own, answered on Node. */
  server?: boolean;
}

/**
 * `nx g workspace:feature reviews`: a manifest that Node can read, the schema of its options, one page, their tests. With
 * `--slot` the heading of the page is a slot: declared, rendered, and filled with the dealer's override. With `--server` it has a
 * server half that answers one call.
 */
export default async function feature(tree: Tree, options: FeatureOptions): Promise<() => void> {
  const name = names(options.name);
  const { slot = false, server = false } = options;
  const description = options.description ?? `${name.sentence} of a dealer`;
  const root = `libs/feature/${name.kebab}`;
  const owner = 'libs/feature/locations';
  writeLibFiles(tree, {
    root,
    name: name.kebab,
    description,
    tags: ['type:feature', 'env:any'],
    environment: 'jsdom',
    server,
    dependencies: {
      ...neighbours(
        tree,
        ...['page', 'site-config', ...(slot ? ['slots'] : []), ...(server ? ['api', 'platform-client'] : [])],
      ),
      zod: versionIn(owner, 'zod'),
    },
    peerDependencies: {
      react: `^${versionIn('.', 'react')}`,
      'react-router': `^${versionIn('.', 'react-router')}`,
    },
    exports: {
      'routes/*': { tsx: true },
      sitemap: { tsx: false },
      ...(server && { server: { tsx: false, file: 'server/index' } }),
    },
  });
  const words = {
    feature: name,
    slot,
    server,
    screenFile: `${name.pascal}Screen`,
    routeFile: name.kebab,
    path: (options.path ?? name.kebab).replace(/^\/+/, ''),
    description,
    template: '',
  };
  generateFiles(tree, join(import.meta.dirname, 'files'), root, words);
  if (slot) generateFiles(tree, join(import.meta.dirname, 'files-slot'), root, words);
  if (server) generateFiles(tree, join(import.meta.dirname, 'files-server'), root, words);
  await formatFiles(tree);
  return () => keepInStep(tree);
}
