import type { ConfigProblem, Contribution } from '@forecourt/site-config';
import type { OverrideEntry } from './check-overrides.ts';

/** What a page of a site shows. */
export interface PageSlots {
  /** Its pattern, with a leading slash: `/cars/:slug`. */
  path: string;
  /** The features, and `site`, whose filling (`virtual:forecourt/slots/<feature>`) the page loads. */
  fills: ReadonlySet<string>;
  /** Ids of the slots that the page places. */
  shows: ReadonlySet<string>;
}

/**
 * Problems of overrides and contributions that would never be shown: no page of the site shows their slot, or the pages that do provide
 * no filling for it.
 *
 * @param pages every page of the site.
 * @example checkPlaced([], [{ id: 'reviews.heading', overrides: [] }], []) // what: 'no page of reviews() provides the filling of this slot'
 */
export function checkPlaced(
  pages: readonly PageSlots[],
  entries: readonly OverrideEntry[],
  contributions: readonly Contribution[],
): ConfigProblem[] {
  const overridden = entries.map(({ id }) => ({ path: `overrides["${id}"]`, slot: id, own: true }));
  const contributed = contributions.map(({ slot, module }) => ({
    path: `contribution of ${module}`,
    slot,
    own: false,
  }));
  return [...overridden, ...contributed].flatMap(({ path, slot, own }) => {
    const owner = slot.split('.')[0] ?? '';
    const showing = pages.filter(({ shows }) => shows.has(slot));
    if (showing.some(({ fills }) => fills.has(owner))) return [];
    const isFilled = pages.some(({ fills }) => fills.has(owner));
    // A contribution to a page that this site does not have is not reported, because the dealer cannot fix it.
    if (isFilled && showing.length === 0 && !own) return [];
    return [{ path, why: 'The part would never be shown.', ...mended(owner, showing, isFilled) }];
  });
}

function mended(owner: string, showing: readonly PageSlots[], isFilled: boolean) {
  if (showing.length === 0 && isFilled)
    return {
      what: 'no page of this site shows this slot',
      fix: 'Add the feature whose page shows it, or remove the override (docs/reference/slots.md).',
    };
  const where = showing.map(({ path }) => path).join(', ');
  return {
    what: isFilled
      ? `${where} ${showing.length === 1 ? 'shows this slot and provides' : 'show this slot and provide'} no filling for it`
      : `no page of ${owner}() provides the filling of this slot`,
    fix: `In the route that shows the slot, put <SlotProvider filling={filling}> around the page, with filling from 'virtual:forecourt/slots/${owner}' (docs/recipes/own-section.md).`,
  };
}
