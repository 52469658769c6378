import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keepInStep } from '../../shared/keepInStep.ts';
import { names } from '../../shared/names.ts';
import { referTo } from '../../shared/referTo.ts';
import { versionIn } from '../../shared/versionIn.ts';
import type * as starter from '@forecourt/create';

const sources = join(import.meta.dirname, '../../../../../libs/platform/create/src/index.ts');

/**
 * `nx g workspace:dealer lakeside-motors`: a site that builds and starts without changes. A dealer team edits `dealer.config.ts`,
 * `theme.css`, `overrides.tsx` and the logos; all other files are stubs. What a dealer outside the workspace has too comes from
 * `@forecourt/create`, by the path of its sources: nothing is built when a generator runs.
 */
export default async function dealer(tree: Tree, options: starter.DealerOptions): Promise<() => void> {
  const { dealerFiles, slugProblem, startingFeatures }: typeof starter = await import(
    pathToFileURL(sources).href
  );
  const slug = names(options.slug).kebab;
  const problem = slugProblem(slug);
  if (problem) throw new Error(problem);
  const root = `apps/dealers/${slug}`;
  if (tree.exists(root)) throw new Error(`${root} exists already. Choose another slug.`);
  for (const [file, text] of Object.entries(dealerFiles({ ...options, slug })))
    tree.write(join(root, file), text);
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    slug,
    features: startingFeatures.toSorted(),
    react: versionIn('.', 'react'),
    router: versionIn('.', 'react-router'),
    tmpl: '',
  });
  referTo(tree, root);
  await formatFiles(tree);
  return () => keepInStep(tree);
}
