import { updateJson, type Tree } from '@nx/devkit';

/** Adds a project to the references of the root tsconfig. */
export function referTo(tree: Tree, root: string): void {
  updateJson(tree, 'tsconfig.json', (config: { references?: { path: string }[] }) => ({
    ...config,
    references: [...(config.references ?? []), { path: `./${root}` }],
  }));
}
