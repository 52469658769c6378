import type { PublicSite } from '@forecourt/site-config';
import { allSpecialHours } from '@forecourt/site-content';
import type { SpecialHour } from '@forecourt/site-content';

/** Gives a view of a site with the special hours of its content. */
export type WithHours<View> = (view: View, hours: readonly SpecialHour[]) => View;

/**
 * Makes a view of a site again when the view or the hours of its content have changed, and not for each request: what is remembered for a site is
 * remembered for the object. Without hours it is the view itself.
 *
 * @param make makes the view with these hours, which are an array of their own until the content changes.
 */
export function viewsWithHours<View extends { slug: string }>(make: WithHours<View>): WithHours<View> {
  const made = new Map<string, { from: View; hours: readonly SpecialHour[]; view: View }>();
  return (from, hours) => {
    if (hours.length === 0) return from;
    let known = made.get(from.slug);
    if (known?.from !== from || known.hours !== hours) {
      known = { from, hours, view: make(from, hours) };
      made.set(from.slug, known);
    }
    return known.view;
  };
}

/** What pages know of a site, with the special hours of its content. */
export const pagesWithHours = (): WithHours<PublicSite> =>
  viewsWithHours((site, hours) => ({
    ...site,
    specialHours: [...allSpecialHours(site.specialHours, hours)],
  }));
