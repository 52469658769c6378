/** The values of `--template`: what lays out home, search and vehicle page. */
export const templates = ['classic', 'group', 'showroom'] as const;

/** The values of `--sells`, with the item types of the platform that they mean. */
export const itemTypes = {
  cars: 'car',
  caravans: 'caravan',
  trucks: 'truck',
  motorcycles: 'motorcycle',
} as const;

/** What a dealer sells, as `--sells` says it. */
export type Sold = keyof typeof itemTypes;

/** What a new dealer site is made from. */
export interface DealerOptions {
  /** Short name of the site: it stands in its address, `http://<slug>.localhost:4200`. */
  slug: string;
  /** Trading name, as people say it. Default: made of the slug. */
  name?: string;
  template?: (typeof templates)[number];
  /** What the dealer sells, the main kind first. Default: cars. */
  sells?: readonly Sold[];
}

/** The most characters of a slug: `defineDealer` refuses more, because it is a part of host names. */
const MOST_OF_SLUG = 41;

/**
 * What is wrong with a slug and how to mend it; null if nothing is.
 *
 * @example slugProblem('Lakeside Motors') // '“Lakeside Motors” is not a slug: …'
 */
export function slugProblem(slug: string): string | null {
  if (slug.length > MOST_OF_SLUG)
    return `“${slug}” has ${slug.length} characters; a slug has at most ${MOST_OF_SLUG}, because it is a part of host names. Choose a shorter one.`;
  if (!/^[a-z][a-z0-9-]+$/.test(slug))
    return `“${slug}” is not a slug: it is a part of host names. Begin with a letter and use small letters, digits and dashes: lakeside-motors.`;
  if (slug === 'desk')
    return '“desk” is the site where staff answer. Choose another slug, such as lakeside-motors.';
  return null;
}

/**
 * `lakeside-motors` as `Lakeside Motors`.
 *
 * @example nameOf({ slug: 'lakeside-motors' }) // 'Lakeside Motors'
 */
export function nameOf({ slug, name }: DealerOptions): string {
  return (
    name ??
    slug
      .split('-')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(' ')
  );
}

/** The kinds that a dealer sells, each once. */
export const soldBy = ({ sells }: DealerOptions): readonly Sold[] => [
  ...new Set(sells?.length ? sells : (['cars'] as const)),
];
