import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

/** An in-memory tree with the files of this workspace that generators read. */
export function workspaceTree(files: Record<string, string> = {}): Tree {
  const tree = createTreeWithEmptyWorkspace({ layout: 'apps-libs' });
  for (const file of tree.children('.')) if (file.startsWith('.oxfmtrc')) tree.delete(file);
  tree.write('.prettierrc.json', '{ "singleQuote": true, "printWidth": 110 }');
  tree.write('tsconfig.json', '{ "files": [], "references": [] }');
  tree.write('libs/domain/vehicle/package.json', '{ "name": "@forecourt/vehicle", "version": "0.1.0" }');
  for (const [path, content] of Object.entries(files)) tree.write(path, content);
  return tree;
}

/** The files below a folder, in alphabetical order, relative to it. */
export function written(tree: Tree, folder: string): string[] {
  return tree
    .listChanges()
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1))
    .sort();
}

/** The text of a file with single quotes: Prettier finds no configuration in memory and writes double quotes. */
export function text(tree: Tree, path: string): string {
  return (tree.read(path, 'utf8') ?? '').replaceAll('"', "'");
}
