import { displayName } from '@forecourt/location';

/** A location's name as this site shows it: without " - Sales" where the site says so. For display, never for matching. */
export function locationName(
  site: { stock: { trimLocationNames: boolean }; dealerships: readonly { slug: string }[] },
  location: { name: string; slug: string; dealership_slug: string },
): string {
  const trimSlugs = site.stock.trimLocationNames ? site.dealerships.map(({ slug }) => slug) : [];
  return displayName(location, { trimSlugs });
}
