/**
 * Writes dealer apps as `nx g workspace:dealer` does, without installing:
 * `node generate-dealer.mjs <slug> <template> <kinds> [<slug> <template> <kinds> …]`; kinds are separated by commas.
 */
import { flushChanges, FsTree } from 'nx/src/generators/tree.js';
import { root } from './paths.mjs';

const { default: dealer } = await import('../../workspace/src/generators/dealer/generator.ts');
const tree = new FsTree(root, false);
for (let words = process.argv.slice(2); words.length > 0; words = words.slice(3)) {
  const [slug, template, sells] = words;
  await dealer(tree, { slug, template, sells: sells?.split(',') });
}
flushChanges(root, tree.listChanges());
