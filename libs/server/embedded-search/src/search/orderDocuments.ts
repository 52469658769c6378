import type { Collection } from '../collection/Collection.ts';
import type { SortRule } from './parseSort.ts';
import type { Scores, SortKey } from './sortKeys.ts';
import { sortKeys } from './sortKeys.ts';
import { topDocuments } from './topDocuments.ts';

/** Only this many of the best results are put into buckets by text score. */
const BUCKETED = 250;

/** The first `count` documents of a result, in order. */
export function orderDocuments(
  docs: Uint32Array,
  rules: readonly SortRule[],
  collection: Collection,
  scores: Scores | null,
  count: number,
): Uint32Array {
  const keys = sortKeys(docs, rules, collection, scores);
  const buckets = scores
    ? rules.find((rule) => rule.kind === 'text' && (rule.buckets > 0 || rule.bucketSize > 0))
    : undefined;
  const places = topDocuments(docs, keys, Math.min(docs.length, buckets ? Math.max(count, BUCKETED) : count));
  const ordered = buckets?.kind === 'text' ? rebucket(docs, places, rules, buckets, keys) : places;
  return ordered.slice(0, count).map((place) => docs[place]!);
}

/** Replaces the scores of the best results by bucket numbers and sorts them again. */
function rebucket(
  docs: Uint32Array,
  places: Uint32Array,
  rules: readonly SortRule[],
  rule: SortRule & { kind: 'text' },
  keys: readonly SortKey[],
): Uint32Array {
  const total = Math.min(BUCKETED, places.length);
  if (total < (rule.buckets || rule.bucketSize)) return places;
  const size = rule.buckets > 0 ? Math.ceil(total / rule.buckets) : rule.bucketSize;
  const bucketOf = new Map<number, number>();
  for (let i = 0; i < total; i++) bucketOf.set(places[i]!, -Math.floor(i / size) * size);
  // A text score needs two keys, every other rule one.
  const at = rules
    .slice(0, rules.indexOf(rule))
    .reduce((sum, other) => sum + (other.kind === 'text' ? 2 : 1), 0);
  const head = places.slice(0, total);
  head.sort((a, b) => {
    for (const [k, key] of keys.entries()) {
      if (k === at + 1) continue;
      const difference = k === at ? bucketOf.get(b)! - bucketOf.get(a)! : key[b]! - key[a]!;
      if (difference !== 0 && !Number.isNaN(difference)) return difference;
    }
    return docs[b]! - docs[a]!;
  });
  const result = places.slice();
  result.set(head);
  return result;
}
