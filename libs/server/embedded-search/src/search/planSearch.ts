import type { Collection } from '../collection/Collection.ts';
import { TextColumn } from '../columns/TextColumn.ts';
import { NumberColumn } from '../columns/NumberColumn.ts';
import { applyFilterOverrides, applyOverrides } from '../curation/applyOverrides.ts';
import type { Override } from '../curation/Override.ts';
import { parseFacetQuery } from '../facet/facetQuery.ts';
import { parseFacets } from '../facet/parseFacets.ts';
import { evaluateFilter } from '../filter/evaluateFilter.ts';
import { parseFilters } from '../filter/parseFilter.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { tokenize } from '../text/tokenize.ts';
import { fieldSelection } from './fieldSelection.ts';
import { parseQuery } from './parseQuery.ts';
import { parseSort } from './parseSort.ts';
import { checkPerFieldParams, queryFields } from './queryFields.ts';
import { readSortExpressions } from './readSortExpressions.ts';
import type { SearchBounds } from './publicBounds.ts';
import type { Pin, SearchPlan } from './SearchPlan.ts';
import type { SearchParams } from './searchParams.ts';

const MAX_PER_PAGE = 250;
const MAX_GROUP_LIMIT = 99;
/** Maximum query length that is evaluated, characters; the response repeats the whole query. */
const MAX_QUERY = 10_000;

/** What a search needs in addition to its collection. */
export interface SearchContext {
  overrides: readonly Override[];
  stopwords: ReadonlySet<string>;
  /** The filters of the request, parsed separately. */
  filters: readonly string[];
  /** The filter of its key, which applies to pinned documents too. */
  required: readonly string[];
  /** Limits of a key that may only search; null for other keys. */
  bounds: SearchBounds | null;
  /** Seconds since 1970. */
  now: number;
}

/** Parses and validates the parameters of one search, in the protocol's order of errors. */
export function planSearch(collection: Collection, params: SearchParams, context: SearchContext): SearchPlan {
  if (!params.has('q')) throw new ProtocolError(400, 'Parameter `q` is required.');
  params.check();
  const rawQuery = params.text('q');
  const typed = rawQuery.slice(0, MAX_QUERY);
  if (readSortExpressions(params.text('sort_by')).length > 3) {
    throw new ProtocolError(400, 'Only upto 3 sort fields are allowed.');
  }
  if (rawQuery !== '*' && params.list('query_by').length === 0) {
    throw new ProtocolError(400, 'No search fields specified for the query.');
  }
  const groupLimit = checkPerFieldParams(params, () => readGroupLimit(params));
  checkLimits(params);
  const { fields, names } = queryFields(collection, params);
  const validateNames = params.flag('validate_field_names', true);
  const groupBy = params.list('group_by').map((name) => checkGroupField(name, collection));
  const selection = fieldSelection(params.list('include_fields'), params.list('exclude_fields'), collection);
  const asked = parseFilters(context.filters, collection, validateNames);
  const required = parseFilters(context.required, collection);
  const facets = parseFacets(params.text('facet_by'), collection, {
    validateNames,
    ...(context.bounds && { most: context.bounds.facets }),
  });
  checkFacetStrategies(params.list('facet_strategy'), facets.length);
  parseFacetQuery(params, facets);
  const { perPage } = params;
  if (perPage > MAX_PER_PAGE) {
    throw new ProtocolError(422, `Only upto ${MAX_PER_PAGE} hits can be fetched per page.`);
  }
  checkDropMode(params.text('drop_tokens_mode', 'right_to_left'));
  const pins = readPins(params.text('pinned_hits'), collection);
  const hidden = docsOf(params.list('hidden_hits'), collection);
  const overridesOn = params.flag('enable_overrides', true) && params.flag('enable_curations', true);
  const curation = applyOverrides(
    overridesOn ? context.overrides : [],
    {
      query: typed,
      filterBy: textOf([...context.filters, ...context.required]),
      tags: [...params.list('override_tags'), ...params.list('curation_tags')],
      now: context.now,
    },
    collection,
  );
  const parsed = parseQuery(curation.query, context.stopwords);
  const resolved = applyFilterOverrides(
    curation.filtering,
    parsed.include,
    tokenize(typed),
    collection,
    curation,
  );
  parsed.include = resolved.words;
  const isText = curation.query !== '*';
  const sort = parseSort(curation.sortBy || params.text('sort_by'), collection, isText, groupBy.length > 0);
  const hiddenDocs = [...hidden, ...curation.hidden];
  const allowed = required && evaluateFilter(required, collection);
  return {
    collection,
    params,
    rawQuery,
    typed,
    query: curation.query,
    parsed,
    fields,
    queryBy: names,
    filter: asked && required ? { kind: 'and', left: asked, right: required } : (asked ?? required),
    extraFilters: resolved.filters,
    facets,
    facetValues: context.bounds?.facetValues ?? Number.POSITIVE_INFINITY,
    sort,
    pins: [...curation.pins, ...pins].filter(
      ({ doc }) => !hidden.includes(doc) && (allowed === null || allowed.has(doc)),
    ),
    hidden: hiddenDocs,
    filterPins: params.flag('filter_curated_hits', false) || curation.filterPins,
    groupBy,
    groupLimit: groupBy.length > 0 ? groupLimit : 0,
    selection,
    perPage,
    offset: offsetOf(params, perPage),
    metadata: curation.metadata,
  };
}

/** Filters as one text, for overrides that compare it; it is not parsed again. */
function textOf(filters: readonly string[]): string {
  const given = filters.filter((filter) => filter !== '');
  return given.length > 1 ? given.map((filter) => `(${filter})`).join(' && ') : given.join('');
}

function checkLimits(params: SearchParams): void {
  if (params.number('facet_sample_percent', 100) > 100) {
    throw new ProtocolError(400, 'Value of `facet_sample_percent` must be less than 100.');
  }
  if (params.number('synonym_num_typos', 0) > 2) {
    throw new ProtocolError(400, 'Value of `synonym_num_typos` must not be greater than 2.');
  }
}

/** Facet counts are always exact; the strategies are validated only, so that a mistake is reported as on a Typesense server. */
function checkFacetStrategies(strategies: readonly string[], facets: number): void {
  const wrong = strategies.find((name) => !['exhaustive', 'top_values', 'automatic'].includes(name));
  if (wrong !== undefined) throw new ProtocolError(400, `Invalid facet index type: ${wrong}`);
  if (strategies.length > 1 && strategies.length !== facets) {
    throw new ProtocolError(400, 'Size of facet_index_type does not match size of facets.');
  }
}

function checkDropMode(mode: string): void {
  if (/^(right_to_left|left_to_right|both_sides)$/.test(mode) || /^[^:]+:\d+$/.test(mode)) return;
  throw new ProtocolError(400, 'Invalid format for drop tokens mode.');
}

function readGroupLimit(params: SearchParams): number {
  const limit = params.number('group_limit', 3);
  if (params.text('group_by') !== '' && (limit === 0 || limit > MAX_GROUP_LIMIT)) {
    throw new ProtocolError(400, `Value of \`group_limit\` must be between 1 and ${MAX_GROUP_LIMIT}.`);
  }
  return limit;
}

function checkGroupField(name: string, collection: Collection): string {
  const column = collection.columns.get(name);
  if (!column) throw new ProtocolError(404, `Could not find a field named \`${name}\` in the schema.`);
  if ((column instanceof TextColumn || column instanceof NumberColumn) && column.facet) return name;
  throw new ProtocolError(400, `Group by field \`${name}\` should be a facet field.`);
}

/** Reads `id:1,other:2`; throws the protocol's 400. An id may contain colons. */
function readPins(text: string, collection: Collection): Pin[] {
  return text
    .split(',')
    .filter((part) => part.trim() !== '')
    .flatMap((part) => {
      const colon = part.lastIndexOf(':');
      const position = part.slice(colon + 1).trim();
      if (colon <= 0 || !/^\d+$/.test(position)) {
        throw new ProtocolError(400, 'Pinned hits are not in expected format.');
      }
      if (position === '0') throw new ProtocolError(400, 'Pinned hits must start from position 1.');
      const doc = collection.documents.numberOf(part.slice(0, colon).trim());
      return doc === undefined ? [] : [{ doc, position: Number(position) }];
    });
}

function docsOf(ids: readonly string[], collection: Collection): number[] {
  return ids.map((id) => collection.documents.numberOf(id)).filter((doc) => doc !== undefined);
}

/** An offset applies only without a page. */
function offsetOf(params: SearchParams, perPage: number): number {
  const page = params.number('page', 0);
  const offset = params.number('offset', 0);
  if (page === 0 && offset !== 0) return offset;
  return perPage * (Math.max(1, page) - 1);
}
