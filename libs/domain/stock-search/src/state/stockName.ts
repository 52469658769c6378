import { slugify } from '@forecourt/values';
import type { MakeEntry, NamedSlug } from './searchSite.ts';

interface NameIndex {
  readonly names: ReadonlySet<string>;
  readonly bySlug: ReadonlyMap<string, string>;
}

// The lists of a vocabulary have hundreds of entries and are searched for every value of every URL, so each has a cached index.
const indexes = new WeakMap<readonly NamedSlug[], NameIndex>();
const modelLists = new WeakMap<readonly MakeEntry[], readonly NamedSlug[]>();

/**
 * The stock's exact name for a text: the entry with that name, else the entry with the slug of the text, else the text itself. Of
 * entries with one slug the first is used. The list must not change after its first use.
 *
 * @example stockName('land rover', [{ slug: 'land-rover', name: 'Land Rover' }]) // 'Land Rover'
 */
export function stockName(text: string, entries: readonly NamedSlug[]): string {
  if (entries.length === 0) return text;
  const { names, bySlug } = indexOf(entries);
  return names.has(text) ? text : (bySlug.get(slugify(text)) ?? text);
}

/** The models of all makes; the same list for the same makes. */
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
