import { createNodesFromFiles, type CreateNodesV2 } from '@nx/devkit';
import { basename, dirname } from 'node:path';
import { dealerTargets } from './targets/dealerTargets.ts';

/** Every folder under `apps/dealers` with a `dealer.config.ts` is a project, without a `project.json`. */
export const createNodesV2: CreateNodesV2 = [
  'apps/dealers/*/dealer.config.ts',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => {
        const root = dirname(file);
        return { projects: { [root]: { root, targets: dealerTargets(basename(root)) } } };
      },
      files,
      options,
      context,
    ),
];
