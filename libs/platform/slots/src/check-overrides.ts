import { nearest } from '@forecourt/site-config';
import type { ConfigProblem, Contribution, SiteSlot } from '@forecourt/site-config';

/** An override as parsed from the text of `overrides.tsx`. */
export interface WrittenOverride {
  /** The verb: `add`, `remove`, `replace`, `wrap`, `above` or `below`. */
  kind: string;
  /** Id of the entry that is added or removed; null if it is not a literal. */
  id?: string | null;
  before?: string;
  after?: string;
}

/** A slot of `overrides.tsx` with its overrides, in order. */
export interface OverrideEntry {
  id: string;
  overrides: readonly WrittenOverride[];
}

/**
 * The problems of a dealer's overrides: an unknown slot or entry, with the nearest name that exists; a duplicate entry; a verb that does
 * not fit the kind of the slot.
 *
 * @param entries of the dealer's `defineOverrides` call.
 * @param slots every slot of the site.
 * @param contributions contributions of the site's features to list slots.
 */
export function checkOverrides(
  entries: readonly OverrideEntry[],
  slots: readonly SiteSlot[],
  contributions: readonly Contribution[] = [],
): ConfigProblem[] {
  const known = slots.map((slot) => slot.id);
  const seen = new Set<string>();
  return entries.flatMap(({ id, overrides }) => {
    const path = `overrides["${id}"]`;
    const slot = slots.find((each) => each.id === id);
    if (!slot) {
      const near = nearest(id, known);
      return [
        {
          path,
          what: 'no feature of this site has this slot',
          why: 'The override would never be shown.',
          fix: near ? `Did you mean "${near}"?` : `The slots here are: ${known.join(', ')}.`,
        },
      ];
    }
    if (seen.has(id))
      return [
        {
          path,
          what: 'the slot is overridden twice',
          why: 'The last one would hide the others.',
          fix: 'Write one entry with a list: [first, second].',
        },
      ];
    seen.add(id);
    const ids = contributions.flatMap((part) => (part.slot === id ? [part.id] : []));
    return slot.kind === 'one' ? oneProblems(path, overrides) : listProblems(path, overrides, ids);
  });
}

function oneProblems(path: string, overrides: readonly WrittenOverride[]): ConfigProblem[] {
  return overrides
    .filter(({ kind }) => kind === 'add' || kind === 'remove')
    .map(({ kind }) => ({
      path,
      what: `${kind}() is for a list, and this slot holds one part`,
      why: 'The override would never be shown.',
      fix:
        kind === 'add'
          ? 'Use above(), below() or wrap() to put something beside the part, or replace() to put another in its place.'
          : 'Use replace(() => null) to show nothing there.',
    }));
}

function listProblems(
  path: string,
  overrides: readonly WrittenOverride[],
  contributed: readonly string[],
): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const there = [...contributed];
  for (const { kind, id, before, after } of overrides) {
    if (kind !== 'add' && kind !== 'remove')
      problems.push({
        path,
        what: `${kind}() is for a slot of one part, and this one holds a list`,
        why: 'The override would never be shown.',
        fix: 'Use add() and remove().',
      });
    const named = kind === 'remove' ? id : (before ?? after);
    if (named != null && !there.includes(named)) problems.push(unknownEntry(path, kind, named, there));
    if (kind === 'add' && id != null) {
      if (there.includes(id))
        problems.push({
          path,
          what: `an entry "${id}" is there already`,
          why: 'Two entries with one id cannot be told apart.',
          fix: 'Give it an id of its own: add(Part, { id: … }).',
        });
      there.push(id);
    }
  }
  return problems;
}

function unknownEntry(path: string, kind: string, id: string, there: readonly string[]): ConfigProblem {
  const near = nearest(id, there);
  return {
    path,
    what: `the list has no entry "${id}"`,
    why: kind === 'remove' ? 'Nothing would be removed.' : 'The part would be at the end instead.',
    fix: near
      ? `Did you mean "${near}"?`
      : there.length > 0
        ? `The entries are: ${there.join(', ')}.`
        : 'The list is empty: no feature of the site contributes to it.',
  };
}
