import { slugify } from '@forecourt/vehicle';
import type { MakeEntry, NamedSlug } from './searchSite.ts';

interface NameIndex {
  readonly names: ReadonlySet<string>;
  readonly bySlug: ReadonlyMap<string, string>;
}

// Lists of a vocabulary are read for every value of every URL and have hundreds of entries: each is indexed once, for as long as it lives.
const indexes = new WeakMap<readonly NamedSlug[], NameIndex>();
const modelLists = new WeakMap<readonly MakeEntry[], readonly NamedSlug[]>();

/**
 * A name in the stock's spelling: the entry of that name, else the entry whose slug the text has, else the text itself. Of entries
 * with one slug the first counts. The list is not to change after its first use.
 *
 * @example stockName('land rover', [{ slug: 'land-rover', name: 'Land Rover' }]) // 'Land Rover'
 */
export function stockName(text: string, entries: readonly NamedSlug[]): string {
  if (entries.length === 0) return text;
  const { names, bySlug } = indexOf(entries);
  return names.has(text) ? text : (bySlug.get(slugify(text)) ?? text);
}

/** The models of all makes, one list for one list of makes. */
export function modelsOf(makes: readonly MakeEntry[]): readonly NamedSlug[] {
  const known = modelLists.get(makes);
  if (known) return known;
  const models = makes.flatMap((make) => make.models);
  modelLists.set(makes, models);
  return models;
}

function indexOf(entries: readonly NamedSlug[]): NameIndex {
  const known = indexes.get(entries);
  if (known) return known;
  const bySlug = new Map<string, string>();
  for (const { slug, name } of entries) if (!bySlug.has(slug)) bySlug.set(slug, name);
  const index = { names: new Set(entries.map(({ name }) => name)), bySlug };
  indexes.set(entries, index);
  return index;
}
