import type { JsonObject } from '../protocol/json.ts';
import { isObject, isStringArray } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { tokenize } from '../text/tokenize.ts';

/** A rule that changes the results of some queries: documents pinned or hidden, a filter, a sort order, another query. */
export interface Override {
  id: string;
  /** The words of the query that the rule matches, joined by spaces; placeholders are in braces. */
  query: string;
  match: '' | 'exact' | 'contains';
  ruleFilter: string;
  tags: string[];
  includes: { id: string; position: number }[];
  excludes: { id: string }[];
  filterBy: string;
  sortBy: string;
  replaceQuery: string;
  removeMatchedTokens: boolean;
  filterCuratedHits: boolean;
  stopProcessing: boolean;
  /** Seconds since 1970, or null. */
  from: number | null;
  to: number | null;
  metadata: JsonObject | null;
  /** The rule as in responses. */
  shown: JsonObject;
  /** The response of `PUT`: the request body. */
  given: JsonObject;
}

const actions = [
  'includes',
  'excludes',
  'metadata',
  'filter_by',
  'sort_by',
  'remove_matched_tokens',
  'replace_query',
];

/** Parses an override; throws the protocol's 400. */
export function parseOverride(id: string, body: unknown): Override {
  if (!isObject(body)) throw new ProtocolError(400, 'Bad JSON.');
  const rule = parseRule(body['rule']);
  if (!actions.some((key) => key in body)) {
    throw new ProtocolError(
      400,
      'Must contain one of: `includes`, `excludes`, `metadata`, `filter_by`, `sort_by`, `remove_matched_tokens`, `replace_query`.',
    );
  }
  const replaceQuery = text(body, 'replace_query');
  const filterBy = text(body, 'filter_by');
  const removes = flag(body, 'remove_matched_tokens', 'filter_by' in body);
  if (replaceQuery !== '' && body['remove_matched_tokens'] === true) {
    throw new ProtocolError(400, 'Only one of `replace_query` or `remove_matched_tokens` can be specified.');
  }
  if ('metadata' in body && !isObject(body['metadata'])) {
    throw new ProtocolError(400, 'The `metadata` must be a JSON object.');
  }
  const override: Omit<Override, 'shown'> = {
    id,
    ...rule,
    includes: parseIncludes(body['includes']),
    excludes: parseExcludes(body['excludes']),
    filterBy,
    sortBy: text(body, 'sort_by'),
    replaceQuery,
    removeMatchedTokens: removes,
    filterCuratedHits: flag(body, 'filter_curated_hits', false),
    stopProcessing: flag(body, 'stop_processing', true),
    from: timestamp(body, 'effective_from_ts'),
    to: timestamp(body, 'effective_to_ts'),
    metadata: isObject(body['metadata']) ? body['metadata'] : null,
    given: { ...body, id },
  };
  return { ...override, shown: shownOverride(override, body['rule']) };
}

function parseRule(rule: unknown): Pick<Override, 'query' | 'match' | 'ruleFilter' | 'tags'> {
  if (!isObject(rule)) throw new ProtocolError(400, 'Missing `rule` definition.');
  const hasQuery = 'query' in rule && 'match' in rule;
  if (!('tags' in rule) && !hasQuery && !('filter_by' in rule)) {
    throw new ProtocolError(
      400,
      'The `rule` definition must contain either a `tags` or a `query` and `match`.',
    );
  }
  const tags = rule['tags'] ?? [];
  if (!isStringArray(tags)) throw new ProtocolError(400, 'The `tags` value must be an array of strings.');
  const ruleFilter = rule['filter_by'] ?? '';
  if (typeof ruleFilter !== 'string')
    throw new ProtocolError(400, 'Override `rule.filter_by` must be a string.');
  const query = typeof rule['query'] === 'string' ? rule['query'] : '';
  const match = rule['match'] === 'exact' || rule['match'] === 'contains' ? rule['match'] : '';
  const words = tokenize(query, '{}*.').join(' ');
  return { query: words.replace(/\{ +/g, '{').replace(/ +\}/g, '}'), match, ruleFilter, tags };
}

function parseIncludes(value: unknown): Override['includes'] {
  return objects(value, 'includes').map((include) => {
    const { id, position } = include;
    if (id === undefined || position === undefined) {
      throw new ProtocolError(400, 'Inclusion definition must define both `id` and `position` keys.');
    }
    if (typeof id !== 'string') throw new ProtocolError(400, 'Inclusion `id` must be a string.');
    if (typeof position !== 'number' || !Number.isInteger(position)) {
      throw new ProtocolError(400, 'Inclusion `position` must be an integer.');
    }
    return { id, position };
  });
}

function parseExcludes(value: unknown): Override['excludes'] {
  return objects(value, 'excludes').map(({ id }) => {
    if (id === undefined) throw new ProtocolError(400, 'Exclusion definition must define an `id`.');
    if (typeof id !== 'string') throw new ProtocolError(400, 'Exclusion `id` must be a string.');
    return { id };
  });
}

function objects(value: unknown, name: string): JsonObject[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new ProtocolError(400, `The \`${name}\` value must be an array.`);
  if (!value.every(isObject))
    throw new ProtocolError(400, `The \`${name}\` value must be an array of objects.`);
  return value;
}

function text(body: JsonObject, name: string): string {
  const value = body[name];
  if (value === undefined) return '';
  if (typeof value !== 'string') throw new ProtocolError(400, `The \`${name}\` must be a string.`);
  if (value === '' && name === 'filter_by')
    throw new ProtocolError(400, 'The `filter_by` must be a non-empty string.');
  return value;
}

function flag(body: JsonObject, name: string, fallback: boolean): boolean {
  const value = body[name] ?? fallback;
  if (typeof value !== 'boolean') throw new ProtocolError(400, `The \`${name}\` must be a boolean.`);
  return value;
}

function timestamp(body: JsonObject, name: string): number | null {
  const value = body[name];
  return typeof value === 'number' ? value : null;
}

function shownOverride(override: Omit<Override, 'shown'>, rule: unknown): JsonObject {
  const given = isObject(rule) ? rule : {};
  const shown: JsonObject = {
    effective_from_ts: override.from,
    effective_to_ts: override.to,
    excludes: override.excludes,
    filter_by: override.filterBy,
    filter_curated_hits: override.filterCuratedHits,
    id: override.id,
    includes: override.includes,
    metadata: override.metadata,
    remove_matched_tokens: override.removeMatchedTokens,
    replace_query: override.replaceQuery,
    rule: withoutEmpty({
      filter_by: given['filter_by'],
      match: given['match'],
      query: given['query'],
      tags: given['tags'],
    }),
    sort_by: override.sortBy,
    stop_processing: override.stopProcessing,
  };
  return withoutEmpty(shown);
}

function withoutEmpty(object: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
