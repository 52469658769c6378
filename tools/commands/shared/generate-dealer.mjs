/** Writes a dealer app as `nx g workspace:dealer` does, without installing: `node generate-dealer.mjs <slug> [template] [kinds]`. */
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { root } from './paths.mjs';

const [slug, template, sells] = process.argv.slice(2);
const { default: dealer } = await import('../../workspace/src/generators/dealer/generator.ts');
const tree = new FsTree(root, false);
await dealer(tree, { slug, template, sells: sells?.split(',') });
flushChanges(root, tree.listChanges());
