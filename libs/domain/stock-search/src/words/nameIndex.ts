import { slugify } from '@forecourt/values';
import type { NamedSlug } from '../state/searchSite.ts';
import type { WordsVocabulary } from './match.ts';

/** A model's name in the stock, with its make. */
export interface ModelName {
  readonly make: string;
  readonly model: string;
}

/** The names of a vocabulary by letters and digits only, so that `CX-5`, `cx5` and `cx 5` are equal. */
export interface NameIndex {
  readonly makes: ReadonlyMap<string, string>;
  readonly models: ReadonlyMap<string, readonly ModelName[]>;
  readonly badges: ReadonlyMap<string, readonly string[]>;
  readonly locations: ReadonlyMap<string, string>;
  readonly dealerships: ReadonlyMap<string, string>;
}

const ALIASES: readonly (readonly [string, string])[] = [
  ['alfa', 'alfaromeo'],
  ['aston', 'astonmartin'],
  ['benz', 'mercedesbenz'],
  ['chevy', 'chevrolet'],
  ['merc', 'mercedesbenz'],
  ['mercedes', 'mercedesbenz'],
  ['vw', 'volkswagen'],
];

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
    }
  }
  return {
    makes: withAliases(new Map(makes.map(({ name }) => [nameKey(name), name]))),
    models,
    badges: badgeIndex(badges),
    locations: namesOf(locations),
    dealerships: namesOf(dealerships),
  };
}

function withAliases(makes: Map<string, string>): Map<string, string> {
  for (const [alias, key] of ALIASES) {
    const name = makes.get(key);
    if (name !== undefined && !makes.has(alias)) makes.set(alias, name);
  }
  return makes;
}

/**
 * 'Sport 3.0 SDV6 (4X4)' has the keys 'sport', 'sport30' and 'sport30sdv6': shoppers type the start of a badge, and the text in
 * brackets is covered by other phrases.
 */
function badgeIndex(badges: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const badge of badges) {
    const words = slugify(badge.replace(/\([^)]*\)/g, ' ')).split('-');
    const keys = words.map((_, last) => words.slice(0, last + 1).join(''));
    for (const key of keys) if (key.length > 1) push(index, key, badge);
  }
  return index;
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
