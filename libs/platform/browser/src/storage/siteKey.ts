/**
 * The storage key of a text. It contains the site's slug, so that sites on one origin do not share texts.
 *
 * @example siteKey('harbour-city', 'favourites') // 'forecourt:harbour-city:favourites'
 */
export function siteKey(slug: string, name: string): string {
  return `forecourt:${slug}:${name}`;
}
