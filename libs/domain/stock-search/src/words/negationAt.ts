import type { SearchFields } from '../state/searchState.ts';
import { FILLERS, NEGATIONS } from './literals.ts';
import { asMeaning, asText, type Match, type Meaning, type Reading } from './match.ts';
import { isNameOf } from './nameAt.ts';
import { longestPhrase, phraseAt, phraseTable, type Token } from './token.ts';

/** Matches words without their negation. */
type Wanted = (at: number, before: Meaning | null) => Match | null;

const MORE = /^(?:or|and|nor)$/;
/** Between a negation and its word: `not a`, `anything but the`, `not in`. */
const BETWEEN = phraseTable<true>([[true, 'a|an|the|any|in|from']]);
const PLAIN = /^[\p{L}\p{N}]+$/u;
const MAX_UNKNOWN = 2;

/** The facets with few values: excluding some means the others. Axles are those of the stock. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  transmission: ['Automatic', 'Manual'],
  car_type: ['new', 'demo', 'used'],
  drive: ['2WD', '4WD', 'AWD', 'FWD', 'RWD'],
};

/**
 * `not red`, `anything but a Nissan`, `no diesel or hybrid`, `not manual`, `no sunroof`. An excluded gearbox, drive or car type means the other ones. Other
 * filters cannot exclude, so a single word from the searched fields goes into the query with a minus, and unknown words too; for
 * anything else a note says that it cannot be excluded.
 *
 * @example negationAt(tokensOf('not red'), 0, reading, wanted) // the meaning 'Without “red”' with the query '-red'
 */
export function negationAt(
  tokens: readonly Token[],
  at: number,
  reading: Reading,
  wanted: Wanted,
): Match | null {
  const not = longestPhrase(tokens, at, NEGATIONS);
  if (!not) return null;
  const behind = at + not.size;
  const afterBetween = behind + (longestPhrase(tokens, behind, BETWEEN)?.size ?? 0);
  const place = unwantedFrom(tokens, behind, wanted);
  // `not in Brisbane` is a place, `not in red` a colour.
  const [start, unwanted] =
    place.length > 0 ? [behind, place] : [afterBetween, unwantedFrom(tokens, afterBetween, wanted)];
  const last = unwanted.at(-1);
  if (!last) return withoutUnknown(tokens, at, start, wanted);
  const said = tokens.slice(start, last.end).map(({ raw }) => raw);
  const size = last.end - at;
  const label = `Without “${said.join(' ')}”`;
  const others = othersOf(unwanted, reading);
  if (others) return asMeaning(size, 'without', label, others);
  const words = unwanted.map(({ word }) => word);
  if (words.includes(null)) return asMeaning(size, 'note', `Cannot leave out “${said.join(' ')}”`, {});
  const query = words.map((word) => `-${word}`).join(' ');
  return asMeaning(size, 'without', label, { query });
}

/** The other values of a facet with few values, if only its values are excluded. */
function othersOf(unwanted: readonly Unwanted[], { vocabulary }: Reading): SearchFields | null {
  const [facet = ''] = unwanted.map(({ meaning }) => meaning.kind);
  const values = facet === 'axle_type' ? vocabulary.values?.axle_type : OTHERS[facet];
  if (!values || unwanted.some(({ meaning }) => meaning.kind !== facet)) return null;
  const excluded = unwanted.flatMap(({ meaning }) => Object.values(meaning.fields).flat());
  const inStock = facet === 'transmission' || facet === 'drive' ? vocabulary.values?.[facet] : undefined;
  const others = values.filter((value) => !excluded.includes(value) && (!inStock || inStock.includes(value)));
  return others.length === 0 ? null : { [facet]: others };
}

/** `no sunroof`: up to two unknown words are excluded, several as a phrase. */
function withoutUnknown(tokens: readonly Token[], at: number, start: number, wanted: Wanted): Match {
  let end = start;
  while (end - start < MAX_UNKNOWN && isUnknown(tokens, end, wanted)) end += 1;
  const words = phraseAt(tokens, start, end - start);
  if (end === start || words === null) return asText(start - at);
  const query = end - start === 1 ? `-${words}` : `-"${words}"`;
  return asMeaning(end - at, 'without', `Without “${words}”`, { query });
}

function isUnknown(tokens: readonly Token[], at: number, wanted: Wanted): boolean {
  const word = phraseAt(tokens, at, 1) ?? '';
  if (!/^\p{L}+$/u.test(word) || longestPhrase(tokens, at, FILLERS) || longestPhrase(tokens, at, NEGATIONS)) {
    return false;
  }
  return wanted(at, null) === null;
}

interface Unwanted {
  readonly end: number;
  readonly meaning: Meaning;
  /** The single word to exclude; `null` if there is none. */
  readonly word: string | null;
}

/** The excluded phrase, continued by `or`, or by a model after its make. */
function unwantedFrom(tokens: readonly Token[], start: number, wanted: Wanted): Unwanted[] {
  const unwanted: Unwanted[] = [];
  for (;;) {
    const last = unwanted.at(-1);
    const end = last?.end ?? start;
    const at = last && MORE.test(phraseAt(tokens, end, 1) ?? '') ? end + 1 : end;
    const match = wanted(at, at === end ? (last?.meaning ?? null) : null);
    const isMore = isNameOf(last?.meaning ?? null, match) && at === end;
    if (match?.as !== 'meaning' || (last && at === end && !isMore)) return unwanted;
    const word = match.meaning.word ?? (match.size === 1 && !isMore ? wordOf(match.meaning) : null);
    unwanted.push({ end: at + match.size, meaning: match.meaning, word });
  }
}

function wordOf({ kind, label, fields, yields }: Meaning): string | null {
  if (!['body', 'colour', 'fuel', 'make', 'model'].includes(kind) || yields) return null;
  const [name = ''] = kind === 'model' ? (fields.model ?? []) : [label];
  return PLAIN.test(name) ? name.toLowerCase() : null;
}
