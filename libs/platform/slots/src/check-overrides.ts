import { nearest } from '@forecourt/site-config';
import type { ConfigProblem, Contribution, SiteSlot } from '@forecourt/site-config';

/** An override as it is written in `overrides.tsx`, as far as its text tells. */
export interface WrittenOverride {
  /** The id of the slot. */
  slot: string;
  /** The verbs in the order they are written; null for an expression that is not a call of a verb. */
  uses: readonly { verb: string | null; before?: string; after?: string; remove?: string }[];
}

const verbsOf = { one: ['replace', 'wrap', 'above', 'below'], list: ['add', 'remove'] };
const allVerbs = [...verbsOf.one, ...verbsOf.list];

/**
 * The problems of a dealer's overrides: an unknown slot, a verb that does not fit the slot's kind, an entry that no feature puts
 * there; each with the nearest that exists. The compiler says the same of a checked file; this is for every other.
 *
 * @param overrides what `overrides.tsx` says.
 * @param slots every slot of the site.
 * @param contributions what the site's features put into list slots.
 */
export function checkOverrides(
  overrides: readonly WrittenOverride[],
  slots: readonly SiteSlot[],
  contributions: readonly Contribution[],
): ConfigProblem[] {
  return overrides.flatMap(({ slot: id, uses }) => {
    const slot = slots.find((each) => each.id === id);
    if (!slot) return unknownSlot(id, slots);
    const entries = contributions.filter((each) => each.slot === id).map((each) => each.id);
    return uses.flatMap((use) => [...wrongVerb(slot, use.verb), ...unknownEntries(id, use, entries)]);
  });
}

function unknownSlot(id: string, slots: readonly SiteSlot[]): ConfigProblem[] {
  const known = slots.map((slot) => slot.id);
  return [
    {
      path: `overrides["${id}"]`,
      what: 'no feature of this site has such a slot',
      why: 'The override would never be shown.',
      fix: didYouMean(id, known) ?? `The slots here are: ${known.join(', ')}.`,
    },
  ];
}

function wrongVerb({ id, kind }: SiteSlot, verb: string | null): ConfigProblem[] {
  if (verb === null || !allVerbs.includes(verb) || verbsOf[kind].includes(verb)) return [];
  return [
    {
      path: `overrides["${id}"]`,
      what: `${verb}() does not fit a slot that holds ${kind === 'one' ? 'one part' : 'a list'}`,
      why: 'The override would never be shown.',
      fix: `Use one of: ${verbsOf[kind].map((each) => `${each}()`).join(', ')}.`,
    },
  ];
}

function unknownEntries(
  id: string,
  use: WrittenOverride['uses'][number],
  entries: readonly string[],
): ConfigProblem[] {
  return (['before', 'after', 'remove'] as const).flatMap((key) => {
    const entry = use[key];
    if (entry === undefined || entries.includes(entry)) return [];
    return [
      {
        path: `overrides["${id}"]`,
        what: `${key === 'remove' ? 'remove()' : key} names "${entry}", which no feature of this site puts into this slot`,
        why: key === 'remove' ? 'Nothing would be removed.' : 'The entry would stand at the end of the list.',
        fix:
          didYouMean(entry, entries) ??
          (entries.length > 0
            ? `The entries here are: ${entries.join(', ')}.`
            : `The slot is empty on this site: leave out ${key}.`),
      },
    ];
  });
}

function didYouMean(word: string, known: readonly string[]): string | null {
  const near = nearest(word, known);
  return near ? `Did you mean "${near}"?` : null;
}
