import { formatFiles, generateFiles, installPackagesTask, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { names } from '../../shared/names.ts';
import { referTo } from '../../shared/referTo.ts';
import { versionIn } from '../../shared/versionIn.ts';

export interface DealerOptions {
  slug: string;
  name?: string;
  template?: 'classic' | 'group' | 'showroom';
  /** Cars, or caravans with trucks and motorcycles. */
  sells?: 'cars' | 'caravans';
}

/** The features a new site starts with; the lib is called like the function. */
const startingFeatures = ['content', 'enquiry', 'garage', 'home', 'locations', 'search', 'vdp'];

/**
 * `nx g workspace:dealer lakeside-motors`: a site that builds and starts as it is. Its owner edits `dealer.config.ts`,
 * `theme.css` and the logos; the rest are stubs that nobody edits.
 */
export default async function dealer(tree: Tree, options: DealerOptions): Promise<() => void> {
  const slug = names(options.slug).kebab;
  const root = `apps/dealers/${slug}`;
  if (tree.exists(root)) throw new Error(`${root} exists already. Choose another slug.`);
  const name = options.name ?? inTitleCase(slug);
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    slug,
    name,
    template: options.template ?? 'classic',
    caravans: options.sells === 'caravans',
    features: startingFeatures,
    isbot: versionIn('libs/platform/site', 'isbot'),
    react: versionIn('.', 'react'),
    router: versionIn('.', 'react-router'),
    tmpl: '',
  });
  referTo(tree, root);
  await formatFiles(tree);
  return () => installPackagesTask(tree, true);
}

/** `lakeside-motors` as `Lakeside Motors`. */
function inTitleCase(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
