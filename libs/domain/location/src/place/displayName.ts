/**
 * A location's display name: for the slugs in `trimSlugs`, ` - Sales` is removed from its end. The name used for matching and
 * links is not changed (ruling 7). A slug is the location's or its dealership's.
 *
 * @example displayName({ name: 'Northside Mazda Aspley - Sales', slug: 'aspley' }, { trimSlugs: ['aspley'] }) // 'Northside Mazda Aspley'
 */
export function displayName(
  location: { name: string; slug?: string | null; dealership_slug?: string | null },
  { trimSlugs = [] }: { trimSlugs?: readonly string[] } = {},
): string {
  const trims = [location.slug, location.dealership_slug].some((slug) => slug && trimSlugs.includes(slug));
  return trims ? location.name.replace(/\s+-\s+Sales\s*$/i, '') : location.name;
}
