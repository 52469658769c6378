import { displayName } from './displayName.ts';

/**
 * The display name of a location: without " - Sales" if the site has that setting. Do not use it for matching.
 *
 * @param site whether it trims the names of its dealerships' locations.
 * @example locationName(site, { name: 'Northside Mazda Aspley - Sales', slug: 'aspley', dealership_slug: 'northside' }) // 'Northside Mazda Aspley'
 */
export function locationName(
  site: { stock: { trimLocationNames: boolean }; dealerships: readonly { slug: string }[] },
  location: { name: string; slug: string; dealership_slug: string },
): string {
  const trimSlugs = site.stock.trimLocationNames ? site.dealerships.map(({ slug }) => slug) : [];
  return displayName(location, { trimSlugs });
}
