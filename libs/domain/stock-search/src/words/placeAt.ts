import type { SearchPlace } from '../state/place.ts';
import { amountAt, isYear } from './amountAt.ts';
import { NEAR_ME } from './literals.ts';
import { asMeaning, asText, type Match, type Meaning, type Reading } from './match.ts';
import { nameIndex } from './nameIndex.ts';
import { saidAt } from './saidAt.ts';
import { longestPhrase, phraseAt, phraseTable, type Token } from './token.ts';

const NEAR = phraseTable<true>([
  [
    true,
    'near|near to|nearby|around|close to|closest to|nearest to|nearest|in|at|from|located in|based in|somewhere near|postcode|near postcode|in postcode',
  ],
]);
const WITHIN = phraseTable<true>([[true, 'within|in|less than|under|up to|max|maximum']]);
const OF = phraseTable<true>([[true, 'of|from|around|near|away from|radius of|radius from|to']]);
const WITHIN_BEHIND = phraseTable<true>([[true, 'within|up to|max|and within']]);
const ME = phraseTable<true>([[true, 'me|us|here|home|my place|my house|my home|my suburb']]);
const MAX_PLACE = 5;
const MAX_KM = 5000;
/** The most kilometres behind a place that are a distance; more are those of the odometer. */
const MOST_BEHIND = 999;

interface FoundPlace {
  readonly size: number;
  readonly place: SearchPlace;
}

/**
 * A place that starts at `at`: `near Brisbane`, `in Newtown NSW`, `near 4000`, `within 50 km of Dubbo`, `within 50km Dubbo`, `near Dubbo within 50 km`. It sorts by distance;
 * only `within` filters, since no other phrase names a distance. The longest name that `findPlace` finds is used; `null` without
 * `findPlace` and for unknown names.
 */
export function placeAt(tokens: readonly Token[], at: number, { findPlace, year }: Reading): Match | null {
  if (!findPlace) return null;
  return withinAt(tokens, at, year, findPlace) ?? nearAt(tokens, at, year, findPlace);
}

/** Suburbs and towns that are also everyday words; alone they are no place. */
const EVERYDAY = new Set(
  (
    'bell bright broke cargo city clear collector combo comfort cross crossover dollar driver economy energy field gold gray grey holder hope lock ' +
    'lucky maroon miles page power premier price prospect range ruby safety sale short silver speed success sunny vista young'
  ).split(' '),
);

/**
 * A place without a preposition that starts at `at`: `newtown`, `dubbo nsw`, `4350`. A name of one word is a place only if it has no
 * other meaning, so `isAlone` asks for it last; one of several words is a place before its words are, unless it starts with `the`.
 */
export function placeNameAt(
  tokens: readonly Token[],
  at: number,
  { findPlace, vocabulary }: Reading,
  isAlone: boolean,
): Match | null {
  const place = findPlace ? knownAt(tokens, at, findPlace, isAlone ? 1 : 2) : null;
  const first = phraseAt(tokens, at, 1) ?? '';
  if (!place || first === 'the' || (isAlone && (EVERYDAY.has(first) || first.length < 4))) return null;
  // `1200 touring` is a motorcycle, not the postcode.
  if (/^\d+$/.test(first) && nameIndex(vocabulary).badges.has(first)) return null;
  return withRadius(tokens, at, { size: place.size, place: place.place });
}

function withinAt(tokens: readonly Token[], at: number, year: number, find: FindPlace): Match | null {
  const within = longestPhrase(tokens, at, WITHIN);
  const start = at + (within?.size ?? 0);
  const amount = amountAt(tokens, start);
  if (amount?.unit !== 'km' || amount.value < 1 || amount.value > MAX_KM) return null;
  const of = longestPhrase(tokens, start + amount.size, OF);
  const from = start + amount.size + (of?.size ?? 0);
  // `within 50km 2019 hilux` and `within 50km 2015-2018` are years; `within 50km 2000`, with nothing behind it, is a postcode.
  const said = saidAt(tokens, from, year);
  const isOfYears =
    said !== null && isYear(said.low, year) && (said.comparison !== null || from + 1 < tokens.length);
  if (!of && (isOfYears || phraseAt(tokens, at, 1) !== 'within')) return null;
  const me = longestPhrase(tokens, from, ME);
  if (me) return asMeaning(from + me.size - at, 'note', NEAR_ME, {});
  const place = knownAt(tokens, from, find);
  if (!place) return null;
  const size = from + place.size - at;
  return withinMeaning(size, place.place, amount.value);
}

function nearAt(tokens: readonly Token[], at: number, year: number, find: FindPlace): Match | null {
  const near = longestPhrase(tokens, at, NEAR);
  const place = near && knownAt(tokens, at + near.size, find);
  if (!near || !place) return null;
  const size = near.size + place.size;
  // `around 4000` is ambiguous: a price or the postcode of Brisbane.
  const number = phraseAt(tokens, at, 1) === 'around' && amountAt(tokens, at + near.size) !== null;
  if (number) return asText(size, [nearMeaning(place.place)]);
  const found = withRadius(tokens, at, { size, place: place.place });
  return found.size === 2 && isOfYears(tokens, at, year) ? null : found;
}

/** `from 2018`, `in 2015 or newer` and `in 2015-2018` are years, although these are postcodes too; `in 2000` is a place. */
function isOfYears(tokens: readonly Token[], at: number, year: number): boolean {
  const near = phraseAt(tokens, at, 1);
  const said = saidAt(tokens, at + 1, year);
  if (!said || !isYear(said.low, year)) return false;
  // `in 2000 max 30k` is a place and a price.
  const isIn = near === 'in' && (said.comparison?.years === 'only' || said.high !== undefined);
  return near === 'from' || isIn;
}

/** The place with the distance behind it: `Dubbo within 50 km`. */
function withRadius(tokens: readonly Token[], at: number, { size, place }: FoundPlace): Match {
  const behind = at + size;
  const within = longestPhrase(tokens, behind, WITHIN_BEHIND);
  const amount = within && amountAt(tokens, behind + within.size);
  if (amount?.unit !== 'km' || amount.value < 1 || amount.value > MOST_BEHIND)
    return { size, as: 'meaning', meaning: nearMeaning(place) };
  return withinMeaning(size + (within?.size ?? 0) + amount.size, place, amount.value);
}

function withinMeaning(size: number, near: SearchPlace, km: number): Match {
  const fields = { near, radiusKm: km, sortBy: 'nearest' } as const;
  return asMeaning(size, 'near', `Within ${km} km of ${near.label}`, fields);
}

type FindPlace = NonNullable<Reading['findPlace']>;

function knownAt(tokens: readonly Token[], at: number, find: FindPlace, fewest = 1): FoundPlace | null {
  for (let size = MAX_PLACE; size >= fewest; size -= 1) {
    const name = phraseAt(tokens, at, size);
    // `2021 +` is a year and newer, not the postcode.
    const place = name === null || name.endsWith('+') ? null : find(name);
    if (place) return { size, place };
  }
  return null;
}

function nearMeaning(near: SearchPlace): Meaning {
  return { kind: 'near', label: `Near ${near.label}`, fields: { near, sortBy: 'nearest' } };
}
