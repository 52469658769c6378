import { slugify } from '@forecourt/values';
import type { MakeEntry, NamedSlug } from '../state/searchSite.ts';
import { KINDS } from './kinds.ts';
import { FILLERS } from './literals.ts';
import type { WordsVocabulary } from './match.ts';

/** A model's name in the stock, with its make. */
export interface ModelName {
  readonly make: string;
  readonly model: string;
}

/** A start or an end of a model's name. */
export interface HalfName extends ModelName {
  /** Whether the name goes on behind it: `cx`, but not the `s` of `S-Class`. */
  readonly goesOn: boolean;
}

/** The names of a vocabulary by letters and digits only, so that `CX-5`, `cx5` and `cx 5` are equal. */
export interface NameIndex {
  readonly makes: ReadonlyMap<string, string>;
  readonly models: ReadonlyMap<string, readonly ModelName[]>;
  /**
   * The starts and ends of model names, which name a model only after its make: `y` of `Model Y`, `300` of `LandCruiser 300`, `npr` of
   * `NPR 45-155`, `s` of `S-Class`.
   */
  readonly halves: ReadonlyMap<string, readonly HalfName[]>;
  /** The badges by their first words. */
  readonly badges: ReadonlyMap<string, readonly string[]>;
  /**
   * The badges by any run of words that starts with a naming word (four letters, or letters with digits): `akera` of
   * `G35 Akera`.
   */
  readonly badgeEnds: ReadonlyMap<string, readonly string[]>;
  /** The models whose short name starts a badge, by its first word: the G-Class by `g63`, the LC by `lc500`. */
  readonly numbered: ReadonlyMap<string, readonly ModelName[]>;
  readonly locations: ReadonlyMap<string, string>;
  readonly dealerships: ReadonlyMap<string, string>;
  /** The makes and models of letters alone, for typing errors. */
  readonly spelled: ReadonlySet<string>;
  /** The same of badges. */
  readonly spelledBadges: ReadonlySet<string>;
}

/** What shoppers call a make or model, and its key. */
const ALIASES: readonly (readonly [name: string, key: string])[] = (
  'alfa alfaromeo|aston astonmartin|beamer bmw|beemer bmw|benz mercedesbenz|bimmer bmw|chev chevrolet|chevy chevrolet|' +
  'commo commodore|conti continental|cruiser landcruiser|gwagen gclass|gwagon gclass|harley harleydavidson|jag jaguar|kwaka kawasaki|lambo lamborghini|landy landrover|' +
  'merc mercedesbenz|mercedes mercedesbenz|mitsi mitsubishi|mitsu mitsubishi|rangie rangerover|rangey rangerover|subie subaru|' +
  'troopy landcruiser|vdub volkswagen|vw volkswagen'
)
  .split('|')
  .map((pair): [string, string] => [pair.split(' ')[0] ?? '', pair.split(' ')[1] ?? '']);

/** Words of model names that do not name a model alone. */
export const NOT_A_NAME = new Set(
  'alltrack amg class coupe cross grand line long model plus range rover sedan series sport twin type wagon'.split(
    ' ',
  ),
);

const YEAR = /^(?:19|20)\d\d$/;
/** A word of digits and letters: `4s`, `v6`, `d300`. */
const MIXED = /^(?:\d+[a-z]|[a-z]+\d)[a-z\d]*$/;

const indexes = new WeakMap<WordsVocabulary, NameIndex>();

/** The cached index of a vocabulary. The vocabulary must not change after its first use. */
export function nameIndex(vocabulary: WordsVocabulary): NameIndex {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const index = makeIndex(vocabulary);
  indexes.set(vocabulary, index);
  return index;
}

/**
 * Normalises a name for comparison.
 *
 * @example nameKey('Land Rover') // 'landrover'
 */
export function nameKey(name: string): string {
  return slugify(name).replaceAll('-', '');
}

function makeIndex({
  makes = [],
  badges = [],
  locations = [],
  dealerships = [],
}: WordsVocabulary): NameIndex {
  const models = new Map<string, ModelName[]>();
  for (const make of makes) {
    for (const { name: model } of make.models) {
      const named = { make: make.name, model };
      push(models, nameKey(model), named);
      push(models, nameKey(`${make.name} ${model}`), named);
      push(models, behindMake(make.name, model), named);
    }
  }
  const makeNames = withAliases(new Map(makes.map(({ name }) => [nameKey(name), name])));
  for (const [key, named] of partsOf(makes))
    if (!models.has(key) && !makeNames.has(key)) models.set(key, named);
  const spelled = lettersOf(makeNames, models);
  const { halves, whole } = halvesOf(makes);
  for (const [key, named] of whole) if (!models.has(key) && !makeNames.has(key)) models.set(key, named);
  const ofBadges = badgeIndex(badges);
  return {
    makes: makeNames,
    models: withAliases(models),
    halves,
    spelled,
    spelledBadges: lettersOf(ofBadges.badges, ofBadges.badgeEnds),
    ...ofBadges,
    numbered: numberedModels(makes, badges),
    locations: namesOf(locations),
    dealerships: namesOf(dealerships),
  };
}

/** One word of a model name of several words: `prado`, `haval`, `ninja`, the number `718`. */
function partsOf(makes: readonly MakeEntry[]): Map<string, ModelName[]> {
  const parts = new Map<string, ModelName[]>();
  for (const [words, named] of wordsOfModels(makes)) {
    // `718` names the 718 Boxster; `300` of `landcruiser 300` is no 300 Series 616.
    const isNumber = (word: string, at: number) => at === 0 && /^\d{3}$/.test(word) && words.some(isNaming);
    const isPart = (word: string, at: number) => isNumber(word, at) || isNaming(word);
    if (words.length > 1) for (const word of words.filter(isPart)) push(parts, word, named);
  }
  return parts;
}

/** `3` of the Mazda3, whose name begins with its make; empty for other models. */
function behindMake(make: string, model: string): string {
  const [name, start] = [nameKey(model), nameKey(make)];
  return name.startsWith(start) ? name.slice(start.length) : '';
}

function lettersOf(...indexes: readonly ReadonlyMap<string, unknown>[]): Set<string> {
  return new Set(indexes.flatMap((index) => [...index.keys()]).filter((key) => /^[a-z]{3,}$/.test(key)));
}

/**
 * The first and the last words of model names. The last ones that start with a word that names the model are `whole`: they do so without the
 * make, so that nothing is left of `mach-e`. A letter begins a name only if it is the name of a class: `s` of `S-Class`, `3` of `3 Series`.
 */
function halvesOf(makes: readonly MakeEntry[]) {
  const [halves, whole] = [new Map<string, HalfName[]>(), new Map<string, ModelName[]>()];
  for (const [words, named] of wordsOfModels(makes)) {
    for (let from = 1; from < words.length; from += 1) {
      const [first = '', ...others] = words.slice(from);
      const key = [first, ...others].join('');
      if (isNaming(first) && others.length > 0 && others.every((word) => word.length < 4))
        push(whole, key, named);
      const start = words.slice(0, from).join('');
      const goesOn = !/^(?:class|series)$/.test(first);
      if (isHalf(key)) push(halves, key, { ...named, goesOn: false });
      if (isHalf(start) && (start.length > 1 || !goesOn)) push(halves, start, { ...named, goesOn });
    }
  }
  return { halves, whole };
}

function isHalf(key: string): boolean {
  return !KINDS.has(key) && !NOT_A_NAME.has(key) && !FILLERS.has(key) && !YEAR.test(key);
}

function wordsOfModels(makes: readonly MakeEntry[]): [words: string[], named: ModelName][] {
  return makes.flatMap(({ name: make, models }) =>
    models.map(({ name: model }): [string[], ModelName] => [slugify(model).split('-'), { make, model }]),
  );
}

/** Whether a word of a model name names the model alone. */
function isNaming(word: string): boolean {
  return /^[a-z]{4,}$/.test(word) && !NOT_A_NAME.has(word);
}

/** Adds what shoppers call the names, and those that begin with them: `rangie sport`, `conti gt`. */
function withAliases<Name>(names: Map<string, Name>): Map<string, Name> {
  for (const [key, name] of [...names]) {
    for (const [alias, meant] of ALIASES) {
      const called = key.startsWith(meant) ? alias + key.slice(meant.length) : key;
      if (!names.has(called)) names.set(called, name);
    }
  }
  return names;
}

/**
 * 'Sport 3.0 SDV6 (4X4)' has the keys 'sport', 'sport30' and 'sport30sdv6': shoppers type the start of a badge, and the text in
 * brackets is covered by other phrases.
 */
function badgeIndex(badges: readonly string[]): Pick<NameIndex, 'badges' | 'badgeEnds'> {
  const [starts, badgeEnds] = [new Map<string, string[]>(), new Map<string, string[]>()];
  for (const badge of badges) {
    const words = wordsOfBadge(badge);
    const keysFrom = (from: number) =>
      words.slice(from).map((_, last) => words.slice(from, from + last + 1).join(''));
    // A badge of one letter is that letter: `i30 n` is no N Line.
    for (const key of keysFrom(0))
      if (key.length > 1 || (words.length === 1 && /[a-z]/.test(key))) push(starts, key, badge);
    for (const [from, word] of words.entries())
      if (isNaming(word) || MIXED.test(word)) for (const key of keysFrom(from)) push(badgeEnds, key, badge);
  }
  return { badges: starts, badgeEnds };
}

function wordsOfBadge(badge: string): string[] {
  return slugify(badge.replace(/\([^)]*\)/g, ' ')).split('-');
}

/** The letters after the number of a BMW: 320i, 740Li, 118d, 330e, 318ti. */
const LETTERS_OF_SERIES = '(?:l?[dei]|[ct]i|is)';

/** The short name of a model: `G` of G-Class, `3` of 3 Series, `LC`. */
const SHORT_NAME = /^(?:([a-z]{1,3}|\d)-(?:class|series)\b|([a-z]{2,3})$)/;

/** A maker's badge that has the model's short name and a number: G63, LC500, 320i. */
function numberedModels(makes: readonly MakeEntry[], badges: readonly string[]): Map<string, ModelName[]> {
  const models = new Map<string, ModelName[]>();
  const firsts = new Set(badges.flatMap((badge) => wordsOfBadge(badge).slice(0, 1)));
  for (const { name: make, models: ofMake } of makes) {
    for (const { name: model } of ofMake) {
      const [, ofClass, whole] = SHORT_NAME.exec(slugify(model)) ?? [];
      const short = ofClass ?? whole;
      if (short === undefined) continue;
      const behind = /\d/.test(short) ? `\\d{2}${LETTERS_OF_SERIES}` : '\\d{2,3}[a-z]*';
      const number = new RegExp(`^${short}${behind}$`);
      for (const word of firsts) if (number.test(word)) push(models, word, { make, model });
    }
  }
  return models;
}

function namesOf(entries: readonly NamedSlug[]): Map<string, string> {
  const index = new Map<string, string>();
  for (const { slug, name } of entries) {
    for (const key of [slug, name, name.replace(/\s+-\s+Sales\s*$/i, '')].map(nameKey)) {
      if (key !== '' && !index.has(key)) index.set(key, name);
    }
  }
  return index;
}

function push<Value>(index: Map<string, Value[]>, key: string, value: Value): void {
  const known = index.get(key);
  if (known) known.push(value);
  else if (key !== '') index.set(key, [value]);
}
