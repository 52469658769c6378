import type { Collection } from '../collection/Collection.ts';
import type { FilterNode } from '../filter/filterNode.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Pin } from '../search/SearchPlan.ts';
import { tokenize } from '../text/tokenize.ts';
import { fillPlaceholders } from './fillPlaceholders.ts';
import type { Override } from './Override.ts';

/** A search after curation. */
export interface Curation {
  /** The query to run. */
  query: string;
  pins: Pin[];
  hidden: number[];
  filterPins: boolean;
  sortBy: string;
  metadata: unknown;
  /** Overrides with a filter or a sort order, to be matched with the query's words. */
  filtering: Override[];
}

/** The input that decides which overrides apply. */
export interface CurationRequest {
  query: string;
  filterBy: string;
  tags: readonly string[];
  /** Seconds since 1970. */
  now: number;
}

/** Finds the overrides for a query and collects their pins, exclusions and rewrites; filters and sort orders come later. */
export function applyOverrides(
  overrides: Iterable<Override>,
  request: CurationRequest,
  collection: Collection,
): Curation {
  const words = request.query === '*' ? '*' : tokenize(request.query).join(' ');
  const curation: Curation = {
    query: request.query,
    pins: [],
    hidden: [],
    filterPins: false,
    sortBy: '',
    metadata: null,
    filtering: [],
  };
  for (const override of overrides) {
    if (!isConsidered(override, request)) continue;
    if (override.filterBy !== '' || override.sortBy !== '') curation.filtering.push(override);
    if (!ruleMatches(override, words, request)) continue;
    if (!isDynamic(override)) take(override, words, curation, collection);
    if (override.stopProcessing) break;
  }
  return curation;
}

/**
 * Adds the filters and sort orders of overrides whose rule matches the query's words; may remove the rule's words from them.
 * `asked` are the query's words before another override replaced them.
 */
export function applyFilterOverrides(
  overrides: readonly Override[],
  words: readonly string[],
  asked: readonly string[],
  collection: Collection,
  curation: Curation,
): { words: string[]; filters: FilterNode[] } {
  let left = [...words];
  const filters: FilterNode[] = [];
  for (const override of overrides) {
    const resolved = resolve(override, override.replaceQuery === '' ? left : asked, collection);
    if (!resolved) continue;
    try {
      const filter = parseFilter(resolved.filterBy, collection);
      if (filter) filters.push(filter);
    } catch (error) {
      if (error instanceof ProtocolError) continue;
      throw error;
    }
    if (isDynamic(override)) take(override, '', curation, collection);
    curation.metadata ??= override.metadata;
    if (resolved.sortBy !== '') curation.sortBy = resolved.sortBy;
    if (override.removeMatchedTokens) {
      left = left.filter((word) => !resolved.words.has(word));
      if (left.length === 0) left = ['*'];
    }
    if (override.stopProcessing) break;
  }
  return { words: left, filters };
}

function isConsidered(override: Override, { tags, now }: CurationRequest): boolean {
  const anyTag = override.tags.length === 1 && override.tags[0] === '*';
  const tagged = override.tags.some((tag) => tags.includes(tag));
  if (tags.length > 0 ? !tagged : override.tags.length > 0 && !anyTag) return false;
  return (override.from === null || now >= override.from) && (override.to === null || now <= override.to);
}

function ruleMatches(override: Override, words: string, { filterBy, tags }: CurationRequest): boolean {
  const anyTag = override.tags.length === 1 && override.tags[0] === '*';
  if ((tags.length > 0 || anyTag) && override.query === '' && override.ruleFilter === '') return true;
  if (override.ruleFilter !== '' && override.ruleFilter !== filterBy) return false;
  return (
    queryMatches(override, words) ||
    (override.query === '' && override.match === '' && override.ruleFilter !== '')
  );
}

function queryMatches(override: Override, words: string): boolean {
  if (override.match === 'exact') return override.query === words;
  return override.match === 'contains' && ` ${words} `.includes(` ${override.query} `);
}

function isDynamic(override: Override): boolean {
  return /\{[^}]*\}/.test(override.query);
}

function take(override: Override, words: string, curation: Curation, collection: Collection): void {
  for (const { id } of override.excludes) {
    const doc = collection.documents.numberOf(id);
    if (doc !== undefined) curation.hidden.push(doc);
  }
  for (const { id, position } of override.includes) {
    const doc = collection.documents.numberOf(id);
    if (doc !== undefined && !curation.hidden.includes(doc)) curation.pins.push({ doc, position });
  }
  curation.filterPins = override.filterCuratedHits;
  curation.metadata ??= override.metadata;
  // The sort order of a rule without a filter applies only to its own queries; servers before version 30 applied it to every query.
  if (override.sortBy !== '' && !isDynamic(override)) curation.sortBy = override.sortBy;
  if (override.replaceQuery !== '') curation.query = override.replaceQuery;
  else if (override.removeMatchedTokens && override.filterBy === '' && words !== '') {
    curation.query = words.replaceAll(override.query, '').trim() || '*';
  }
}

function resolve(
  override: Override,
  words: readonly string[],
  collection: Collection,
): { filterBy: string; sortBy: string; words: ReadonlySet<string> } | null {
  if (isDynamic(override)) return fillPlaceholders(override, words, collection);
  const tagged = override.tags.length > 0 && override.query === '' && override.ruleFilter === '';
  if (!tagged && !queryMatches(override, words.join(' '))) return null;
  return { filterBy: override.filterBy, sortBy: override.sortBy, words: new Set(override.query.split(' ')) };
}
