import { amountAt, NUMBER_WORDS } from './amountAt.ts';
import { ANOTHER_MEASURE } from './comparisons.ts';
import { COLOURS, KINDS } from './kinds.ts';
import { FILLERS } from './literals.ts';
import { asMeaning, asText, longest, type Match, type Meaning, type WordsVocabulary } from './match.ts';
import { nameIndex, nameKey, type HalfName, type ModelName, type NameIndex } from './nameIndex.ts';
import { isClose, longestPhrase, phraseAt, phraseTable, type Token } from './token.ts';

const MAX_NAME = 6;
/** The most badges that a word may mean. */
export const MAX_BADGES = 12;

/** Makes and models that are also everyday words: alone they stay text, after their make they are understood. */
const EVERYDAY = new Set(
  (
    'ace city classic combo cross cube express fit freedom go journey life limited master mini move note one pilot premium ram rush seat ' +
    'smart space spark sport tank trek tribute truck up ute van wagon wave'
  ).split(' '),
);

const NOT_A_MODEL = phraseTable<true>([
  [
    true,
    'seat|seats|seater|seaters|year|years|yr|yrs|owner|str|wheel drive|wheel drives|wheeler|by 4|by four|x 4|tonner|tonners',
  ],
  [true, 'previous owners|lady owners|careful owners|careful lady owners|kids|children|adults|tone|zone'],
  [true, 'child seats|child car seats|baby seats|isofix points|isofix seats'],
]);
/** The same behind one: `bmw one lady owner`. `mazda 3 lady owner` is a model. */
const NOT_A_MODEL_ONE = phraseTable<true>([[true, 'lady|careful|previous']]);

/**
 * A make, a model, a badge, a location or a dealership that starts at `at`, if the vocabulary has it. A model of digits alone
 * (`3`, not `911`), of two letters (`HS`) or of an everyday word (`Note`) is understood only after its make, a badge only after its model or
 * make. A model name of several makes sets the model without a make.
 */
export function nameAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: WordsVocabulary,
  before: Meaning | null,
): Match | null {
  const index = nameIndex(vocabulary);
  const half = modelBehind(tokens, at, index.halves, before);
  const behind = longest([
    modelBehind(tokens, at, index.models, before),
    before?.kind === 'make' ? numberedAt(tokens, at, index, before) : null,
  ]);
  return (
    placeNameAt(tokens, at, index) ??
    // `300 series` of the 300 Series 616 is more than its `300`.
    (behind && longest([behind, half])) ??
    badgeBehind(tokens, at, index, before) ??
    half ??
    longest([makeOrModelAt(tokens, at, index), numberedAt(tokens, at, index, before)])
  );
}

/** Whether a match continues the name before it: a model after its make, a badge after either. */
export function isNameOf(before: Meaning | null, match: Match | null): boolean {
  if (match?.as !== 'meaning') return false;
  const { kind } = match.meaning;
  if (before?.kind === 'make') return kind === 'model' || kind === 'badge';
  return before?.kind === 'model' && kind === 'badge';
}

function placeNameAt(tokens: readonly Token[], at: number, index: NameIndex): Match | null {
  const location = longestName(tokens, at, index.locations);
  if (location) {
    return asMeaning(location.size, 'location_name', location.value, { location_name: [location.value] });
  }
  const dealership = longestName(tokens, at, index.dealerships);
  if (!dealership) return null;
  return asMeaning(dealership.size, 'dealership_name', dealership.value, {
    dealership_name: [dealership.value],
  });
}

function modelBehind(
  tokens: readonly Token[],
  at: number,
  models: NameIndex['models'] | NameIndex['halves'],
  before: Meaning | null,
): Match | null {
  if (before?.kind !== 'make') return null;
  const [make] = before.fields.make ?? [];
  const meant = (named: readonly ModelName[], size: number) =>
    named.filter((model) => model.make === make && !(isStart(model) && isCut(tokens, at, size)));
  const found = longestName(tokens, at, models, (named, size) => meant(named, size).length > 0);
  const named = found ? meant(found.value, found.size) : [];
  if (!found || make === undefined || endsInCount(tokens, at, found.size)) return null;
  const [only, ...others] = named;
  if (only && others.length === 0) return modelMatch(found.size, only);
  const label = `${make} ${textOf(tokens, at, found.size)}`;
  return asMeaning(found.size, 'model', label, { make: [make], model: named.map(({ model }) => model) });
}

function isStart(model: ModelName | HalfName): boolean {
  return 'goesOn' in model && model.goesOn;
}

/** Whether another name begins with the words: `cx` of `cx-30`, `cx 30` or `cr z`. */
function isCut(tokens: readonly Token[], at: number, size: number): boolean {
  const next = tokens[at + size];
  if (!next || next.minus) return false;
  if (/^[-–—.:]$/.test(next.gap)) return true;
  if (!isClose(next) || !/^[a-z ]+$/.test(phraseAt(tokens, at, size) ?? '')) return false;
  const isOfName = /^(?:\d{1,3}|[a-z])$/.test(next.key) && !FILLERS.has(next.key);
  return isOfName && !endsInCount(tokens, at + size, 1);
}

const UP_TO_TWO_DIGITS = /^\d{1,2}$/;
const DASH_OR_SLASH = /^\s*[-–—/]\s*$/;

/** `3` of `mazda 3 door` and `a 3 or 5 door` counts doors, that of `a 3 to 5 year old suv` years. */
function endsInCount(tokens: readonly Token[], at: number, size: number): boolean {
  const end = at + size;
  const count = inDigits(tokens[end - 1]?.key ?? '');
  if (!UP_TO_TWO_DIGITS.test(count)) return false;
  const nouns = [ANOTHER_MEASURE, NOT_A_MODEL, ...(count === '1' ? [NOT_A_MODEL_ONE] : [])];
  const isNoun = (from: number) => nouns.some((phrases) => longestPhrase(tokens, from, phrases));
  if (isNoun(end)) return true;
  const joint = phraseAt(tokens, end, 1) ?? '';
  const other = /^(?:to|or)$/.test(joint) ? end + 1 : DASH_OR_SLASH.test(tokens[end]?.gap ?? '') ? end : null;
  if (other === null || !UP_TO_TWO_DIGITS.test(inDigits(tokens[other]?.key ?? ''))) return false;
  // `mazda 2 or 3` and `bmw 3 or 5 series` are models, `a 3 or 5 door` counts doors.
  return joint === 'to' || (isNoun(other + 1) && phraseAt(tokens, other + 1, 1) !== 'series');
}

/** `over` of `ranger over 30k` is of the amount: no Range Rover. `max` of `d-max 2018` is of the name. */
function endsInOver(tokens: readonly Token[], at: number, size: number): boolean {
  const last = at + size - 1;
  return size > 1 && phraseAt(tokens, last, 1) === 'over' && amountAt(tokens, last + 1) !== null;
}

function badgeBehind(
  tokens: readonly Token[],
  at: number,
  index: NameIndex,
  before: Meaning | null,
): Match | null {
  if (before?.kind !== 'make' && before?.kind !== 'model' && before?.kind !== 'badge') return null;
  const first = badgesAt(tokens, at, index);
  const isLetter = /^[a-z]$/.test(phraseAt(tokens, at, first?.size ?? 0) ?? '');
  // `mercedes s` may go on with class.
  if (!first || (isLetter && before.kind === 'make')) return null;
  const found = narrowed(tokens, at, index, first);
  const [only, ...others] = found.value;
  const label = only !== undefined && others.length === 0 ? only : textOf(tokens, at, found.size);
  return asMeaning(found.size, 'badge', label, { badge: found.value });
}

interface FoundBadges {
  readonly size: number;
  readonly value: readonly string[];
}

function badgesAt(tokens: readonly Token[], at: number, index: NameIndex): FoundBadges | null {
  const badgeOf = (isBadge: (size: number) => boolean) => {
    // `family bunk 22 ft` is a badge and a length.
    const fits = (badges: readonly string[], size: number) =>
      badges.length <= MAX_BADGES && isBadge(size) && !endsInCount(tokens, at, size);
    const start = longestName(tokens, at, index.badges, fits);
    const end = longestName(tokens, at, index.badgeEnds, fits);
    return end && end.size >= (start?.size ?? 0) ? end : start;
  };
  // `GXL hybrid` is a badge and a fuel, since not every hybrid says so in its badge; `E-Hybrid` is a badge.
  const isKind = (from: number, size: number) => saysMore(phraseAt(tokens, from, size) ?? '');
  const endsInKind = (size: number) =>
    Array.from({ length: size }, (_, from) => isKind(at + from, size - from)).includes(true);
  return badgeOf((size) => !endsInKind(size)) ?? badgeOf((size) => !isKind(at, size));
}

/** The badges that the next words have too: `touring g25` is `G25 Touring`. `gxl sahara` are two badges, since none has both. */
function narrowed(
  tokens: readonly Token[],
  at: number,
  index: NameIndex,
  { size, value }: FoundBadges,
): FoundBadges {
  const next = tokens[at + size];
  const more = next && isClose(next) && !next.minus ? badgesAt(tokens, at + size, index) : null;
  const both = more ? value.filter((badge) => more.value.includes(badge)) : [];
  if (!more || both.length === 0) return { size, value };
  return narrowed(tokens, at, index, { size: size + more.size, value: both });
}

/** `hybrid` after a model is its fuel, and `black` its colour: the badge of that name may be another model's. */
function saysMore(phrase: string): boolean {
  return KINDS.has(phrase) || COLOURS.has(phrase) || FILLERS.has(phrase);
}

/** A model by its badge: `g63`, `lexus lc500`. */
function numberedAt(
  tokens: readonly Token[],
  at: number,
  index: NameIndex,
  before: Meaning | null,
): Match | null {
  const [wanted] = before?.fields.make ?? [];
  const isWanted = ({ make }: ModelName) => wanted === undefined || make === wanted;
  const found = longestName(tokens, at, index.numbered, (models) => models.some(isWanted));
  const models = found?.value.filter(isWanted) ?? [];
  const [first] = models;
  if (!found || !first) return null;
  const word = nameKey(textOf(tokens, at, found.size));
  const { size, value: badge } = narrowed(tokens, at, index, {
    size: found.size,
    value: index.badges.get(word) ?? [],
  });
  if (badge.length > MAX_BADGES) return null;
  const fields = {
    make: [...new Set(models.map(({ make }) => make))],
    model: models.map(({ model }) => model),
    badge,
  };
  const label = `${first.make} ${badge[0]?.split(' ')[0] ?? word}`;
  return { size, as: 'meaning', meaning: { kind: 'badge', label, fields, word } };
}

function textOf(tokens: readonly Token[], at: number, size: number): string {
  const words = tokens.slice(at, at + size);
  return words.map(({ raw }) => raw).join(' ');
}

function makeOrModelAt(tokens: readonly Token[], at: number, index: NameIndex): Match | null {
  const make = longestName(tokens, at, index.makes);
  const model = longestName(
    tokens,
    at,
    index.models,
    (_, size) => !endsInCount(tokens, at, size) && !endsInOver(tokens, at, size),
  );
  if (make && (!model || make.size >= model.size)) {
    const followed = modelBehind(tokens, at + make.size, index.models, makeMeaning(make.value));
    if (followed === null && isUnsure(tokens, at, make.size, model?.value ?? [], make.value)) {
      return model ? asText(make.size, [makeMeaning(make.value), ...model.value.map(modelMeaning)]) : null;
    }
    return { size: make.size, as: 'meaning', meaning: makeMeaning(make.value) };
  }
  if (!model || isTooShort(phraseAt(tokens, at, model.size) ?? '')) return null;
  const [only, ...others] = model.value;
  if (only && others.length === 0) return modelMatch(model.size, only);
  const names = [...new Set(model.value.map((named) => named.model))];
  return asMeaning(model.size, 'model', names[0] ?? '', { model: names });
}

/** Whether a make is ambiguous: an everyday word, or also a model of another make (Haval of GWM). */
function isUnsure(
  tokens: readonly Token[],
  at: number,
  size: number,
  models: readonly ModelName[],
  make: string,
): boolean {
  return models.some((named) => named.make !== make) || isEveryday(phraseAt(tokens, at, size) ?? '');
}

function isEveryday(phrase: string): boolean {
  return EVERYDAY.has(phrase) || EVERYDAY.has(singular(phrase));
}

function isTooShort(plural: string): boolean {
  const phrase = inDigits(singular(plural));
  const hasBoth = /\d/.test(phrase) && /[a-z]/.test(phrase);
  if (/^\d{3}$/.test(phrase)) return false;
  return (phrase.length < 3 && !hasBoth) || !/[a-z]/.test(phrase) || isEveryday(plural);
}

function makeMeaning(make: string): Meaning {
  return { kind: 'make', label: make, fields: { make: [make] } };
}

function modelMeaning({ make, model }: ModelName): Meaning {
  return { kind: 'model', label: `${make} ${model}`, fields: { make: [make], model: [model] } };
}

function modelMatch(size: number, named: ModelName): Match {
  return { size, as: 'meaning', meaning: modelMeaning(named) };
}

function longestName<Value>(
  tokens: readonly Token[],
  at: number,
  names: ReadonlyMap<string, Value>,
  fits: (value: Value, size: number) => boolean = () => true,
): { readonly size: number; readonly value: Value } | null {
  for (let size = MAX_NAME; size > 0; size -= 1) {
    const phrase = phraseAt(tokens, at, size);
    const forms = phrase === null ? [] : [phrase, singular(phrase), nameInDigits(phrase)];
    const value = forms.map((form) => names.get(keyOf(form))).find((found) => found !== undefined);
    if (value !== undefined && fits(value, size)) return { size, value };
  }
  return null;
}

/** In digits too, unless a filler begins it: `a four` is no A4. */
function nameInDigits(phrase: string): string {
  const [first = ''] = phrase.split(' ');
  return FILLERS.has(first) ? phrase : inDigits(phrase);
}

/** The phrase with its numbers in digits: `mazda 3` of `mazda three`. */
function inDigits(phrase: string): string {
  return phrase.replace(/[a-z]+/g, (word) => String(NUMBER_WORDS.get(word) ?? word));
}

function keyOf(phrase: string): string {
  return phrase.replace(/[^a-z0-9]/g, '');
}

/**
 * The phrase with each word in the singular: `land cruiser` of `land cruisers`, `i30` of `i30s`, `model 3` of `models 3`. The `s` of
 * `mercedes s` does not stand for the end of Mercedes.
 */
function singular(phrase: string): string {
  return phrase.replace(/(?<=[a-z]{3}|\d)s\b(?! s\b)/g, '');
}
