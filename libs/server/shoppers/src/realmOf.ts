/**
 * The realm of a site: its own, or that of the sites that share their accounts. A site whose slug is the name that others share has not
 * theirs.
 *
 * @example realmOf({ slug: 'harbour-city', accountRealm: null }) // 'site:harbour-city'
 */
export function realmOf({ slug, accountRealm }: { slug: string; accountRealm: string | null }): string {
  return accountRealm === null ? `site:${slug}` : `realm:${accountRealm}`;
}
