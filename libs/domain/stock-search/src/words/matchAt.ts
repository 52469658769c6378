import { caravanAt } from './caravanAt.ts';
import { kindAt, literalAt, wishAt } from './kindAt.ts';
import { learnerAt } from './learnerAt.ts';
import { COMPARISONS_WITH, FILLERS, OTHER_NAMES } from './literals.ts';
import { asText, longest, type Match, type Meaning, type Reading } from './match.ts';
import { isNameOf, nameAt } from './nameAt.ts';
import { negationAt } from './negationAt.ts';
import { placeAt, placeNameAt } from './placeAt.ts';
import { farComparisonSize } from './saidAt.ts';
import { spanAt } from './spanAt.ts';
import { longestPhrase, phraseAt, type Token } from './token.ts';
import { typoAt } from './typoAt.ts';

/**
 * Matches the words from `at`: the longest match of any rule, the earlier rule at equal length; `null` for an unknown word.
 * `before` is the meaning of the phrase directly before.
 */
export function matchAt(
  tokens: readonly Token[],
  at: number,
  before: Meaning | null,
  reading: Reading,
): Match | null {
  const token = tokens[at];
  if (!token) return null;
  if (token.quoted || token.minus) return asText(1);
  const found = longest([
    placeNameAt(tokens, at, reading, false),
    literalAt(tokens, at),
    wantedAt(tokens, at, before, reading),
    negationAt(tokens, at, reading, (next, name) => wantedAt(tokens, next, name, reading)),
    comparedAt(tokens, at, reading),
    fillerAt(tokens, at, reading),
  ]);
  const last = at + (found?.size ?? 0) - 1;
  if (last > at && (isModelName(tokens, last, reading) || isOnSomething(tokens, last, found, reading)))
    return matchAt(tokens.slice(0, last), at, before, reading);
  return found ?? unknownAt(tokens, at, before, reading);
}

/**
 * `model 3` of `base model 3`, `newest models 3` and `2022 model 3`: a phrase does not end in the start of a model's name. The name behind
 * it is longer in `base model s-class`, although there is a Model S.
 */
function isModelName(tokens: readonly Token[], at: number, { vocabulary }: Reading): boolean {
  if (!/^models?$/.test(phraseAt(tokens, at, 1) ?? '')) return false;
  const sizeAt = (start: number) => nameAt(tokens, start, vocabulary, null)?.size ?? 0;
  return sizeAt(at) > 1 && sizeAt(at + 1) < sizeAt(at);
}

/** `on` of `2018 on wheels`: before an unknown word it does not say of the year that newer ones are wanted too. */
function isOnSomething(tokens: readonly Token[], at: number, found: Match | null, reading: Reading): boolean {
  const isOn = found?.as === 'meaning' && found.meaning.kind === 'year' && phraseAt(tokens, at, 1) === 'on';
  if (!isOn || phraseAt(tokens, at, 2) === null) return false;
  const next = matchAt(tokens, at + 1, null, reading);
  return next === null || (next.as === 'text' && next.offers.length === 0);
}

/** The last meanings of a word: a typing error, or a place alone. Sorrento is a suburb, but a dealer has the Sorento. */
function unknownAt(
  tokens: readonly Token[],
  at: number,
  before: Meaning | null,
  reading: Reading,
): Match | null {
  const name = longestPhrase(tokens, at, OTHER_NAMES);
  if (name) return asText(name.size);
  return (
    typoAt(tokens, at, before, reading, (spelled, next) => wantedAt(spelled, next, before, reading)) ??
    placeNameAt(tokens, at, reading, true)
  );
}

function wantedAt(tokens: readonly Token[], at: number, before: Meaning | null, reading: Reading) {
  const place = placeAt(tokens, at, reading);
  const span = spanAt(tokens, at, reading);
  if (place?.as === 'text' && span?.as === 'meaning')
    return asText(place.size, [...place.offers, span.meaning]);
  return longest([
    place,
    caravanAt(tokens, at, reading),
    learnerAt(tokens, at, reading),
    nameAt(tokens, at, reading.vocabulary, before),
    span,
    kindAt(tokens, at, reading),
    wishAt(tokens, at, reading),
  ]);
}

/** `like a Hilux`, `bigger than a Corolla`: a comparison, not a filter. */
function comparedAt(tokens: readonly Token[], at: number, reading: Reading): Match | null {
  const like = longestPhrase(tokens, at, COMPARISONS_WITH);
  if (!like) return null;
  let end = at + like.size;
  let before: Meaning | null = null;
  for (;;) {
    const name = nameAt(tokens, end, reading.vocabulary, before);
    if (name?.as !== 'meaning' || (before !== null && !isNameOf(before, name))) break;
    before = name.meaning;
    end += name.size;
  }
  return before === null ? null : asText(end - at);
}

function fillerAt(tokens: readonly Token[], at: number, { year }: Reading): Match | null {
  const size = longestPhrase(tokens, at, FILLERS)?.size ?? 0;
  const far = farComparisonSize(tokens, at, year);
  return size + far === 0 ? null : { size: Math.max(size, far), as: 'filler' };
}
