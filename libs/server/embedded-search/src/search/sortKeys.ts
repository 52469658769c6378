import type { Collection } from '../collection/Collection.ts';
import { GeoColumn } from '../columns/GeoColumn.ts';
import { NumberColumn } from '../columns/NumberColumn.ts';
import { TextColumn } from '../columns/TextColumn.ts';
import { evaluateFilter } from '../filter/evaluateFilter.ts';
import { orderMeters } from '../filter/geo.ts';
import type { SortRule } from './parseSort.ts';

/** A number for each document of a result; higher numbers come first. */
export type SortKey = Float64Array;

/** The text scores of a result; null for a query without words. */
export interface Scores {
  high: Float64Array;
  low: Float64Array;
}

const FAR_METERS = 2_147_483_647;

/** The keys that sort documents by some rules; a later key breaks ties of the earlier ones. */
export function sortKeys(
  docs: Uint32Array,
  rules: readonly SortRule[],
  collection: Collection,
  scores: Scores | null,
): SortKey[] {
  return rules.flatMap((rule) => keysOf(docs, rule, collection, scores));
}

function keysOf(docs: Uint32Array, rule: SortRule, collection: Collection, scores: Scores | null): SortKey[] {
  const sign = rule.descending ? 1 : -1;
  const key = (valueOf: (doc: number) => number): SortKey => {
    const values = new Float64Array(docs.length);
    for (let i = 0; i < docs.length; i++) values[i] = sign * valueOf(docs[i]!);
    return values;
  };
  switch (rule.kind) {
    case 'text':
      // The best match always comes first, also with an ascending order, as on a Typesense server.
      return scores ? [picked(docs, scores.high), picked(docs, scores.low)] : [];
    case 'seq':
      return [key((doc) => doc)];
    case 'random':
      return [key((doc) => shuffled(doc, rule.seed))];
    case 'eval': {
      const cases = rule.cases.map(({ filter, score }) => ({
        docs: filter && evaluateFilter(filter, collection),
        score,
      }));
      return [key((doc) => cases.find((one) => one.docs?.has(doc) ?? false)?.score ?? 0)];
    }
    case 'geo':
      return [key((doc) => geoDistance(collection, rule, doc))];
    case 'field':
      return [fieldKey(docs, rule, collection)];
    default:
      return [];
  }
}

function picked(docs: Uint32Array, values: Float64Array): SortKey {
  const key = new Float64Array(docs.length);
  for (let i = 0; i < docs.length; i++) key[i] = values[docs[i]!]!;
  return key;
}

/**
 * Documents without the field come last in both directions, unless the rule says otherwise; in text fields a missing value counts as
 * the highest.
 */
function fieldKey(docs: Uint32Array, rule: SortRule & { kind: 'field' }, collection: Collection): SortKey {
  const column = collection.columns.get(rule.name);
  const sign = rule.descending ? 1 : -1;
  const isText = column instanceof TextColumn;
  // Text is ranked ascending by code units, so the first text has the lowest rank.
  const values = isText
    ? column.ranks()
    : column instanceof NumberColumn
      ? column.values
      : new Float64Array(0);
  const firstWhenMissing =
    rule.missing === 'first' || (isText && rule.missing === 'normal' && rule.descending);
  const missing = firstWhenMissing ? Infinity : -Infinity;
  const key = new Float64Array(docs.length);
  for (let i = 0; i < docs.length; i++) {
    const value = values[docs[i]!];
    key[i] = value === undefined || Number.isNaN(value) ? missing : sign * value;
  }
  return key;
}

/** The distance of a document from a rule's point in whole metres, as used for sorting. */
export function geoDistance(collection: Collection, rule: SortRule & { kind: 'geo' }, doc: number): number {
  const meters = exactDistance(collection, rule, doc);
  if (meters < rule.excludeMeters) return 0;
  const step = rule.precisionMeters;
  return step > 0 ? Math.ceil(meters / step) * step : meters;
}

/** The distance of a document from a rule's point in whole metres; the nearest of its points counts. */
export function exactDistance(collection: Collection, rule: SortRule & { kind: 'geo' }, doc: number): number {
  const column = collection.columns.get(rule.name);
  const points = column instanceof GeoColumn ? column.points(doc) : [];
  let nearest = FAR_METERS;
  for (const [lat, lng] of points) {
    nearest = Math.min(nearest, orderMeters(lat, lng, rule.lat, rule.lng));
  }
  return nearest;
}

/** A deterministic pseudo-random number for a seed. */
function shuffled(doc: number, seed: number): number {
  let x = Math.imul(doc ^ seed ^ 0x9e3779b9, 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}
