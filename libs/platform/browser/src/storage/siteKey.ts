/**
 * The key under which a site keeps a text in the visitor's browser: sites of one origin stay apart.
 *
 * @example siteKey('harbour-city', 'favourites') // 'forecourt:harbour-city:favourites'
 */
export function siteKey(slug: string, name: string): string {
  return `forecourt:${slug}:${name}`;
}
