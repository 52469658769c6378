import { updateJson, type Tree } from '@nx/devkit';

/** Adds a project to the references that `tsc --build` at the root follows. */
export function referTo(tree: Tree, root: string): void {
  updateJson(tree, 'tsconfig.json', (config: { references?: { path: string }[] }) => ({
    ...config,
    references: [...(config.references ?? []), { path: `./${root}` }],
  }));
}
