import type { ConfigProblem, Contribution } from '@forecourt/site-config';
import type { OverrideEntry } from './check-overrides.ts';

/**
 * The overrides and contributions that nobody would see, because no page of the slot's feature hands its parts what fills them.
 *
 * @param placed ids of the features, and `site`, whose filling (`virtual:forecourt/slots/<feature>`) the built pages load.
 * @example checkPlaced([], [{ id: 'reviews.heading', overrides: [] }], []) // what: 'no page of reviews() hands this slot what fills it'
 */
export function checkPlaced(
  placed: readonly string[],
  entries: readonly OverrideEntry[],
  contributions: readonly Contribution[],
): ConfigProblem[] {
  const filled = [
    ...entries.map(({ id }) => ({ path: `overrides["${id}"]`, slot: id })),
    ...contributions.map(({ slot, module }) => ({ path: `contribution of ${module}`, slot })),
  ];
  return filled.flatMap(({ path, slot }) => {
    const owner = slot.split('.')[0] ?? '';
    if (placed.includes(owner)) return [];
    return [
      {
        path,
        what: `no page of ${owner}() hands this slot what fills it`,
        why: 'The part would never be shown.',
        fix: `In the route that shows the slot, put <SlotProvider filling={filling}> around the page, with filling from 'virtual:forecourt/slots/${owner}' (docs/recipes/own-section.md).`,
      },
    ];
  });
}
