/** Writes a dealer app as `nx g workspace:dealer` does, without installing: `node generate-dealer.mjs <slug>`. */
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { root } from './paths.mjs';

const { default: dealer } = await import('../../workspace/src/generators/dealer/generator.ts');
const tree = new FsTree(root, false);
await dealer(tree, { slug: process.argv[2] });
flushChanges(root, tree.listChanges());
