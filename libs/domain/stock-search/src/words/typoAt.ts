import { CAR_TYPE_WORDS, ITEM_WORDS, KINDS } from './kinds.ts';
import { LEARNER } from './learnerAt.ts';
import type { Match, Meaning, Reading } from './match.ts';
import { nameIndex, NOT_A_NAME } from './nameIndex.ts';
import type { Token } from './token.ts';

/** English words that are one letter away from a name, a kind or a feature. */
const NOT_TYPOS: ReadonlySet<string> = new Set(
  'captive center centre civil control costal couple couples cruiser cruisers forest hitch hutch range shift track tracker trick trident trunk tracks wander'.split(
    ' ',
  ),
);
const SHORTEST = 5;
/** From this length a name may have two typing errors. */
const LONG = 8;

/** Matches words from a position. */
type Wanted = (tokens: readonly Token[], at: number) => Match | null;

/**
 * A misspelt make, model or kind that starts at `at`: `toyta`, `manuel`, `forrester`; behind its model also a badge, `ranger wildtrack`. The
 * first letter must be right, and a word that only begins a name is no error: `sold` is not Holden, `range` is not Ranger. Neither is a
 * word of a badge: `ascent` is not the Accent.
 */
export function typoAt(
  tokens: readonly Token[],
  at: number,
  before: Meaning | null,
  { vocabulary }: Reading,
  wanted: Wanted,
): Match | null {
  const token = tokens[at];
  if (!token || token.quoted || token.minus || !/^[a-z]+$/.test(token.key)) return null;
  const { spelled, spelledBadges } = nameIndex(vocabulary);
  if (spelledBadges.has(token.key)) return null;
  // Behind a make alone, or `with`, a word is as likely another one: `ranger with good tread`.
  const hasModel = before?.kind === 'model' || before?.kind === 'badge';
  const meant = misspelt(token.key, [...spelled, ...(hasModel ? spelledBadges : [])]);
  if (meant === null) return null;
  const match = wanted(tokens.with(at, { ...token, key: meant }), at);
  return match?.as === 'meaning' ? match : null;
}

function misspelt(word: string, names: readonly string[]): string | null {
  if (word.length < SHORTEST || NOT_TYPOS.has(word) || NOT_A_NAME.has(word)) return null;
  const isMeant = (name: string, errors: number) =>
    name.length >= SHORTEST &&
    name.startsWith(word.charAt(0)) &&
    !name.startsWith(word) &&
    Math.abs(name.length - word.length) <= errors &&
    errorsBetween(word, name) <= errors;
  const known = [...KIND_WORDS, ...names];
  const one = known.find((name) => isMeant(name, 1));
  if (one !== undefined || word.length < LONG) return one ?? null;
  return names.find((name) => name.length >= LONG && isMeant(name, 2)) ?? null;
}

const KIND_WORDS = [KINDS, CAR_TYPE_WORDS, ITEM_WORDS, LEARNER]
  .flatMap((words) => [...words.keys()])
  .filter((word) => /^[a-z]+$/.test(word));

/** Number of typing errors: a letter too many, too few, another, or two swapped. */
function errorsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
