import type { SearchFields } from '../state/searchState.ts';
import { FILLERS, NEGATIONS } from './literals.ts';
import {
  asMeaning,
  asText,
  longest,
  type Match,
  type Meaning,
  type Reading,
  type UnderstoodKind,
} from './match.ts';
import { isNameOf } from './nameAt.ts';
import { placeNameAt } from './placeAt.ts';
import { isClose, longestPhrase, phraseAt, phraseTable, type Token } from './token.ts';

/** Matches words without their negation. */
type Wanted = (at: number, before: Meaning | null) => Match | null;

/** Between a negation and its word: `not a`, `anything but the`, `not in`. */
const BETWEEN = phraseTable<true>([[true, 'a|an|the|any|in|from']]);
const ARTICLE = /^(?:a|an|the|any)$/;
const PLAIN = /^[\p{L}\p{N}]+$/u;
const UNKNOWN = /^\p{L}[\p{L}\p{N}]*$/u;
const MAX_UNKNOWN = 2;

/** The facets with few values: excluding some means the others. Axles are those of the stock. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  transmission: ['Automatic', 'Manual'],
  car_type: ['new', 'demo', 'used'],
  drive: ['2WD', '4WD', 'AWD', 'FWD', 'RWD'],
};
const NAMES: readonly UnderstoodKind[] = ['make', 'model', 'badge'];
const PLACES: readonly UnderstoodKind[] = ['near', 'state', 'location_name', 'dealership_name'];
/** What a list with commas may have beside the kind of its first part. Behind a comma, an amount or a place is a wish. */
const LISTED: readonly UnderstoodKind[] = [
  ...NAMES,
  ...(['body', 'colour', 'fuel', 'transmission', 'drive', 'car_type', 'item_type', 'axle_type'] as const),
];

/**
 * `not red`, `anything but a Nissan`, `no diesel or hybrid`, `not manual`, `no sunroof or leather`. An excluded gearbox, drive or car type
 * means the other ones. Other filters cannot exclude, so a single word from the searched fields goes into the query with a minus, and
 * unknown words too; for anything else a note says that it, with its list, cannot be excluded.
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
  const text = { tokens, reading, wanted };
  const place = unwantedFrom(text, behind);
  // `not in Brisbane` is a place, `not in red` a colour.
  const [start, unwanted] =
    place.length > 0 ? [behind, place] : [afterBetween, unwantedFrom(text, afterBetween)];
  const last = unwanted.at(-1);
  if (!last) return asText(start - at);
  const said = tokens.slice(start, last.end).map(({ gap, raw }, n) => (n > 0 ? gap : '') + raw);
  const fields = fieldsWithout(unwanted, reading);
  return fields
    ? asMeaning(last.end - at, 'without', `Without “${said.join('')}”`, fields)
    : asMeaning(last.end - at, 'note', `Cannot leave out “${said.join('')}”`, {});
}

/** The filters and the query that exclude all parts; `null` if one of them cannot be excluded. */
function fieldsWithout(unwanted: readonly Unwanted[], reading: Reading): SearchFields | null {
  const fields: SearchFields[] = [];
  const words: string[] = [];
  for (const { meaning, word } of unwanted) {
    const others = meaning && othersOf(meaning.kind, unwanted, reading);
    if (!others && word === null) return null;
    if (others) fields.push(others);
    else words.push(`-${word}`);
  }
  const query = words.length > 0 ? { query: words.join(' ') } : {};
  return Object.assign({}, ...fields, query);
}

/** The values of a facet with few values that are not excluded. */
function othersOf(
  facet: UnderstoodKind,
  unwanted: readonly Unwanted[],
  { vocabulary }: Reading,
): SearchFields | null {
  const values = facet === 'axle_type' ? vocabulary.values?.axle_type : OTHERS[facet];
  if (!values) return null;
  const excluded = unwanted.flatMap(({ meaning }) =>
    meaning?.kind === facet ? Object.values(meaning.fields).flat() : [],
  );
  const inStock = facet === 'transmission' || facet === 'drive' ? vocabulary.values?.[facet] : undefined;
  const others = values.filter((value) => !excluded.includes(value) && (!inStock || inStock.includes(value)));
  return others.length === 0 ? null : { [facet]: others };
}

interface Text {
  readonly tokens: readonly Token[];
  readonly reading: Reading;
  readonly wanted: Wanted;
}

/** A part of what is not wanted. */
interface Unwanted {
  readonly end: number;
  /** `null` for unknown words. */
  readonly meaning: Meaning | null;
  /** What excludes it in a query; `null` if nothing does. */
  readonly word: string | null;
}

/** What joins two parts: a word, or the separator between them. */
interface Join {
  readonly as: 'or' | 'and' | 'comma' | 'space';
  readonly size: number;
}

/**
 * The excluded phrase, with its list and with a model after its make. A list has commas and ends behind its `or`. What follows a comma
 * without an `or` is wanted, `not a ute, under 20k` and `no canopy, towbar`, except places after places. Words of one kind need no commas, and
 * may have an `and`.
 */
function unwantedFrom(text: Text, start: number): Unwanted[] {
  const first = partAt(text, start, false);
  if (!first) return [];
  const sure = [first];
  /** Those behind a comma, until an `or` says that they are a list. */
  let open: Unwanted[] = [];
  let isOver = false;
  for (let last = first; ;) {
    const name = nameBehind(text, last);
    const join = joinAt(text.tokens, last.end);
    const from = afterArticle(text.tokens, last.end + (join?.size ?? 0));
    const next = name ?? (join && partAt(text, from, isPlace(first)));
    if (!next) return sure;
    const isAnd = join?.as === 'and' && [...sure, ...open].every((part) => isAlike(part, next));
    const isPlaceList = join?.as === 'comma' && isPlace(last) && isBarePlace(text, from, next);
    if (name) (open.length > 0 ? open : sure).push(name);
    else if (join?.as === 'or' || isAnd) {
      sure.push(...open, next);
      open = [];
      isOver = true;
    } else if (isPlaceList && open.length === 0) sure.push(next);
    else if (!isOver && isListed(join?.as, text, from, { first, last, next })) open.push(next);
    else return sure;
    last = next;
  }
}

function joinAt(tokens: readonly Token[], at: number): Join | null {
  const token = tokens[at];
  if (!token) return null;
  const isComma = /^\s*,\s*$/.test(token.gap);
  if (/^\s*\/\s*$/.test(token.gap)) return { as: 'or', size: 0 };
  if (!isComma && !isClose(token)) return null;
  const word = phraseAt(tokens, at, 1);
  if (word === 'or' || word === 'nor') return { as: 'or', size: 1 };
  if (word === 'and') return { as: 'and', size: 1 };
  return { as: isComma ? 'comma' : 'space', size: 0 };
}

function afterArticle(tokens: readonly Token[], at: number): number {
  return ARTICLE.test(phraseAt(tokens, at, 1) ?? '') ? at + 1 : at;
}

/** Whether a part behind a comma may be of the list, or one of the same kind behind a space: `not black white or red`. */
function isListed(
  join: Join['as'] | undefined,
  { tokens, reading }: Text,
  from: number,
  { first, last, next }: Readonly<Record<'first' | 'last' | 'next', Unwanted>>,
): boolean {
  if (join === 'space') return isAlike(last, next);
  if (join !== 'comma') return false;
  if (next.meaning === null) return barePlaceAt(tokens, from, reading) === null;
  return LISTED.includes(next.meaning.kind) || isAlike(first, next);
}

function isAlike({ meaning }: Unwanted, other: Unwanted): boolean {
  const group = (kind: UnderstoodKind) =>
    NAMES.includes(kind) ? 'name' : PLACES.includes(kind) ? 'place' : kind;
  return meaning !== null && other.meaning !== null && group(meaning.kind) === group(other.meaning.kind);
}

function isPlace({ meaning }: Unwanted): boolean {
  return meaning !== null && PLACES.includes(meaning.kind);
}

/** Whether a place has no preposition: `not in Sydney, Melbourne`, but `not in Sydney, near Melbourne` has a wish. */
function isBarePlace({ tokens, reading }: Text, at: number, part: Unwanted): boolean {
  if (part.meaning?.kind === 'near') return barePlaceAt(tokens, at, reading) !== null;
  return isPlace(part) && phraseAt(tokens, at, 1) !== 'in';
}

function barePlaceAt(tokens: readonly Token[], at: number, reading: Reading): Match | null {
  return placeNameAt(tokens, at, reading, false) ?? placeNameAt(tokens, at, reading, true);
}

/** A model after its make, or a badge after either. */
function nameBehind({ wanted }: Text, { end, meaning }: Unwanted): Unwanted | null {
  const match = meaning && wanted(end, meaning);
  if (match?.as !== 'meaning' || !isNameOf(meaning, match)) return null;
  return { end: end + match.size, meaning: match.meaning, word: match.meaning.word ?? null };
}

/** A known phrase, a place without a preposition if `places`, or unknown words. */
function partAt({ tokens, reading, wanted }: Text, at: number, places: boolean): Unwanted | null {
  const match =
    longest([places ? placeNameAt(tokens, at, reading, false) : null, wanted(at, null)]) ??
    (places ? placeNameAt(tokens, at, reading, true) : null);
  if (match?.as === 'meaning') {
    const word = match.meaning.word ?? (match.size === 1 ? wordOf(match.meaning) : null);
    return { end: at + match.size, meaning: match.meaning, word };
  }
  const size = match ? sizeOfText(tokens, at, match) : sizeOfUnknown(tokens, at, wanted);
  const words = size > 0 ? phraseAt(tokens, at, size) : null;
  if (words === null) return null;
  return { end: at + size, meaning: null, word: size === 1 ? words : `"${words}"` };
}

/** Number of words of a part of a vehicle, `black leather`; 0 for an amount without a meaning. */
function sizeOfText(tokens: readonly Token[], at: number, match: Match): number {
  const isText = match.as === 'text' && /^[\p{L} ]+$/u.test(phraseAt(tokens, at, match.size) ?? '');
  return isText ? match.size : 0;
}

/** Up to two unknown words are excluded, several as a phrase. */
function sizeOfUnknown(tokens: readonly Token[], at: number, wanted: Wanted): number {
  let end = at;
  while (
    end - at < MAX_UNKNOWN &&
    isUnknown(tokens, end, wanted) &&
    phraseAt(tokens, at, end + 1 - at) !== null
  )
    end += 1;
  return end - at;
}

function isUnknown(tokens: readonly Token[], at: number, wanted: Wanted): boolean {
  const word = phraseAt(tokens, at, 1) ?? '';
  if (!UNKNOWN.test(word) || longestPhrase(tokens, at, FILLERS) || longestPhrase(tokens, at, NEGATIONS)) {
    return false;
  }
  return wanted(at, null) === null;
}

function wordOf({ kind, label, fields, yields }: Meaning): string | null {
  if (!['body', 'colour', 'fuel', 'make', 'model'].includes(kind) || yields) return null;
  const [name = ''] = kind === 'model' ? (fields.model ?? []) : [label];
  return PLAIN.test(name) ? name.toLowerCase() : null;
}
