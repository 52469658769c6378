import type { ApiSite } from '@forecourt/api';
import type { PublicSite } from '@forecourt/site-config';
import { allSpecialHours } from '@forecourt/site-content';
import type { SiteContent, SpecialHour } from '@forecourt/site-content';

/** What the pages of a site know of it, with the special hours of its content. */
export function withContentHours(site: PublicSite, { hours }: Pick<SiteContent, 'hours'>): PublicSite {
  return hours.length === 0
    ? site
    : { ...site, specialHours: [...allSpecialHours(site.specialHours, hours)] };
}

/**
 * Gives the API's view of a site with the special hours of its content: appointments, handovers, mails and the desk follow them. A view is made
 * again when the hours have changed.
 *
 * @param hoursOf the hours of the content of a site; the same array until the content changes.
 * @param make makes the view of a site with these special hours.
 */
export function apiSitesWithHours(
  hoursOf: (slug: string) => readonly SpecialHour[],
  make: (slug: string, hours: readonly SpecialHour[]) => ApiSite | null,
): (site: ApiSite | null) => ApiSite | null {
  const made = new Map<string, { from: ApiSite; hours: readonly SpecialHour[]; site: ApiSite | null }>();
  return (from) => {
    if (!from) return null;
    const hours = hoursOf(from.slug);
    if (hours.length === 0) return from;
    let known = made.get(from.slug);
    if (known?.from !== from || known.hours !== hours) {
      known = { from, hours, site: make(from.slug, hours) };
      made.set(from.slug, known);
    }
    return known.site;
  };
}
