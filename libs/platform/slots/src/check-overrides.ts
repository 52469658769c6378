import { nearest } from '@forecourt/site-config';
import type { ConfigProblem, SlotDeclaration } from '@forecourt/site-config';

/**
 * The problems of a dealer's override ids: an unknown slot, with the nearest that exists.
 *
 * @param ids keys of the dealer's `defineOverrides` call.
 * @param slots every slot of the site.
 */
export function checkOverrides(ids: readonly string[], slots: readonly SlotDeclaration[]): ConfigProblem[] {
  const known = slots.map((slot) => slot.id);
  return ids
    .filter((id) => !known.includes(id))
    .map((id) => {
      const near = nearest(id, known);
      return {
        path: `overrides["${id}"]`,
        what: 'no feature of this site has such a slot',
        why: 'The override would never be shown.',
        fix: near ? `Did you mean "${near}"?` : `The slots here are: ${known.join(', ')}.`,
      };
    });
}
