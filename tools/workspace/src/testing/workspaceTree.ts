import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const formatting = readFileSync(join(import.meta.dirname, '../../../../.oxfmtrc.json'), 'utf8');

/** An in-memory tree with the files of this workspace that generators read. */
export function workspaceTree(files: Record<string, string> = {}): Tree {
  const tree = createTreeWithEmptyWorkspace({ layout: 'apps-libs' });
  tree.write('.oxfmtrc.json', formatting);
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

/** The text of a file, empty if there is none. */
export function text(tree: Tree, path: string): string {
  return tree.read(path, 'utf8') ?? '';
}
