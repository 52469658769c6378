import { formatFiles, generateFiles, type Tree } from '@nx/devkit';
import { join } from 'node:path';
import { keepInStep } from '../../shared/keepInStep.ts';
import { names } from '../../shared/names.ts';
import { referTo } from '../../shared/referTo.ts';
import { versionIn } from '../../shared/versionIn.ts';

/** The values of `--sells` with their item types. */
const itemTypes = { cars: 'car', caravans: 'caravan', trucks: 'truck', motorcycles: 'motorcycle' } as const;
type Sold = keyof typeof itemTypes;

export interface DealerOptions {
  slug: string;
  name?: string;
  template?: 'classic' | 'group' | 'showroom';
  /** What the dealer sells, the main kind first. Default: cars. */
  sells?: readonly Sold[];
}

/** The most characters of a slug: `defineDealer` refuses more, because it is a part of host names. */
const MOST_OF_SLUG = 41;

/** The features of a new site; each lib has the name of its function. */
const startingFeatures = ['content', 'enquiry', 'garage', 'home', 'locations', 'search', 'vdp'];

/**
 * `nx g workspace:dealer lakeside-motors`: a site that builds and starts without changes. A dealer team edits `dealer.config.ts`,
 * `theme.css`, `overrides.tsx` and the logos; all other files are stubs.
 */
export default async function dealer(tree: Tree, options: DealerOptions): Promise<() => void> {
  const slug = names(options.slug).kebab;
  if (slug.length > MOST_OF_SLUG)
    throw new Error(
      `“${slug}” has ${slug.length} characters; a slug has at most ${MOST_OF_SLUG}, because it is a part of host names. Choose a shorter one.`,
    );
  const root = `apps/dealers/${slug}`;
  if (tree.exists(root)) throw new Error(`${root} exists already. Choose another slug.`);
  const name = options.name ?? inTitleCase(slug);
  generateFiles(tree, join(import.meta.dirname, 'files'), root, {
    slug,
    name,
    template: options.template ?? 'classic',
    ...wordsOf([...new Set(options.sells?.length ? options.sells : (['cars'] as const))]),
    features: startingFeatures,
    react: versionIn('.', 'react'),
    router: versionIn('.', 'react-router'),
    tmpl: '',
  });
  referTo(tree, root);
  await formatFiles(tree);
  return () => keepInStep(tree);
}

/** The texts and car types in the config of a dealer who sells this, the main kind first. */
function wordsOf(sells: readonly Sold[]) {
  const [only = 'cars', ...more] = sells;
  const word = more.length === 0 && only !== 'cars' ? only : 'vehicles';
  return {
    itemTypes: sells.map((sold) => itemTypes[sold]),
    word,
    menu: word.charAt(0).toUpperCase() + word.slice(1),
    // Caravans and trucks have no demonstrators.
    demo: sells.includes('cars'),
  };
}

/** `lakeside-motors` as `Lakeside Motors`. */
function inTitleCase(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
