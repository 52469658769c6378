import type { Collection } from '../collection/Collection.ts';
import type { Bitset } from '../columns/Bitset.ts';
import type { FilterClause } from './filterNode.ts';

/** Cache size for a collection, clauses: the searches of a site's pages start with the same few. */
const MOST = 64;
/** A clause with more characters than this is not cached. */
const LONGEST = 1_000;

interface Remembered {
  version: number;
  clauses: Map<string, Bitset>;
}

const remembered = new WeakMap<Collection, Remembered>();

/** Cached result of a clause, valid until the collection changes; on a cache miss the result of `match`. */
export function rememberClause(clause: FilterClause, collection: Collection, match: () => Bitset): Bitset {
  let known = remembered.get(collection);
  if (known?.version !== collection.version) {
    known = { version: collection.version, clauses: new Map() };
    remembered.set(collection, known);
  }
  // Numbers as text: JSON has no infinity.
  const key = JSON.stringify(clause, (_, value: unknown) =>
    typeof value === 'number' ? String(value) : value,
  );
  if (key.length > LONGEST) return match();
  const found = known.clauses.get(key) ?? match();
  known.clauses.delete(key);
  known.clauses.set(key, found);
  const [oldest] = known.clauses.keys();
  if (known.clauses.size > MOST && oldest !== undefined) known.clauses.delete(oldest);
  return found.clone();
}
