import type { Collection } from '../collection/Collection.ts';
import { NumberColumn } from '../columns/NumberColumn.ts';
import { TextColumn } from '../columns/TextColumn.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { isNumber, isText } from '../schema/field.ts';
import type { Field } from '../schema/field.ts';
import { fieldOrder } from './fieldOrder.ts';

/** A half-open range `[low, high)` of a numeric facet with its label. */
export interface FacetRange {
  label: string;
  low: number;
  high: number;
}

/** One facet of a search. */
export interface FacetRequest {
  column: TextColumn | NumberColumn;
  name: string;
  ranges: FacetRange[];
  /** `_alpha`, or the numeric facet field that orders the values; null for the default order by count. */
  sortBy: { field: string; descending: boolean } | null;
  /** The column of the numeric field in `sortBy`. */
  sortColumn: NumberColumn | null;
  /** Requested by a pattern: omitted if it has no values. */
  byPattern: boolean;
}

/** Limit of facets in a search: each is counted over the whole result. */
const MAX_FACETS = 250;

/** How to read `facet_by`. */
export interface FacetRules {
  /** Whether an unknown field is an error. */
  validateNames: boolean;
  /** The limit of facets, also of those that a pattern names, if it is lower than that of the engine. */
  most?: number;
}

/** Reads `facet_by`. Throws the protocol's 400 and 404. */
export function parseFacets(
  facetBy: string,
  collection: Collection,
  { validateNames, most = MAX_FACETS }: FacetRules,
): FacetRequest[] {
  const facets: FacetRequest[] = [];
  for (const text of splitFacets(facetBy)) {
    try {
      facets.push(...parseFacet(text, collection));
    } catch (error) {
      if (validateNames || !(error instanceof ProtocolError && error.code === 404)) throw error;
    }
    if (facets.length > most)
      throw new ProtocolError(400, `\`facet_by\` has too many fields. Maximum allowed: ${most}.`);
  }
  return facets;
}

/** Splits at the commas outside parentheses. */
function splitFacets(text: string): string[] {
  return (text.match(/(?:[^,(]|\((?:[^)]*\)|[^)]*$))+/g) ?? [])
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function parseFacet(text: string, collection: Collection): FacetRequest[] {
  const open = text.indexOf('(');
  const name = open === -1 ? text : text.slice(0, open);
  if (open === -1 && name.includes('*')) return matchPattern(name, collection);
  const request = facetOf(name, collection);
  if (open === -1) return [request];
  if (!text.endsWith(')')) throw new ProtocolError(400, 'Invalid facet format.');
  for (const [, key = '', value = ''] of params(text.slice(open + 1, -1)))
    readParam(request, key.trim(), value.trim(), collection);
  checkRanges(request);
  return [request];
}

function matchPattern(pattern: string, collection: Collection): FacetRequest[] {
  if (!pattern.endsWith('*') || pattern.indexOf('*') !== pattern.length - 1) {
    throw new ProtocolError(404, 'Only prefix matching with a wildcard is allowed.');
  }
  const start = pattern.slice(0, -1);
  const fields = collection.schema.fields.filter((field) => field.name.startsWith(start));
  if (fields.length === 0)
    throw new ProtocolError(404, `Could not find a facet field for \`${pattern}\` in the schema.`);
  const names = fields.filter((field) => field.facet).map((field) => field.name);
  return fieldOrder(names).map((name) => ({ ...facetOf(name, collection), byPattern: true }));
}

function facetOf(name: string, collection: Collection): FacetRequest {
  const column = collection.columns.get(name);
  if ((column instanceof TextColumn || column instanceof NumberColumn) && column.facet) {
    return { column, name, ranges: [], sortBy: null, sortColumn: null, byPattern: false };
  }
  throw new ProtocolError(404, `Could not find a facet field named \`${name}\` in the schema.`);
}

/** `key: value` and `label: [low, high]` parts. */
function params(text: string): RegExpMatchArray[] {
  const found = [...text.matchAll(/([^:,]*):(\s*\[[^\]]*\]|[^,]*)(?:,|$)/g)];
  const covered = found.reduce((length, match) => length + match[0].length, 0);
  if (found.length === 0) throw new ProtocolError(400, `Invalid facet param \`${text}\`.`);
  if (covered !== text.length) throw new ProtocolError(400, 'Invalid facet format.');
  return found;
}

function readParam(request: FacetRequest, key: string, value: string, collection: Collection): void {
  if (key === 'sort_by') request.sortBy = readSort(value, request, collection);
  else if (key === 'top_k') {
    if (value !== 'true' && value !== 'false')
      throw new ProtocolError(400, 'top_k string format is invalid.');
  } else if (value.startsWith('[')) request.ranges.push(readRange(key, value, request.column.field));
  else throw new ProtocolError(400, `Invalid facet param \`${key}\`.`);
}

function readSort(value: string, request: FacetRequest, collection: Collection): FacetRequest['sortBy'] {
  const parts = value.split(':').map((part) => part.trim());
  const [field = '', order = ''] = parts;
  if (parts.length !== 2) throw new ProtocolError(400, 'Invalid sort format.');
  if (field === '_alpha') {
    if (!isText(request.column.field)) {
      throw new ProtocolError(400, 'Facet field should be string type to apply alpha sort.');
    }
  } else {
    const { column } = facetOf(field, collection);
    if (column instanceof TextColumn) {
      throw new ProtocolError(400, 'Sort field should be non string type to apply sort.');
    }
    request.sortColumn = column;
  }
  if (order !== 'asc' && order !== 'desc') throw new ProtocolError(400, 'Invalid sort param.');
  return { field, descending: order === 'desc' };
}

function readRange(label: string, value: string, field: Field): FacetRange {
  if (!isNumber(field)) {
    throw new ProtocolError(400, 'Range facet is restricted to only integer and float fields.');
  }
  if (!field.sort) throw new ProtocolError(400, 'Range facets require sort enabled for the field.');
  if (label === '') throw new ProtocolError(400, 'Facet range value is not valid.');
  const bounds = value
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim());
  if (bounds.length !== 2 || !value.endsWith(']'))
    throw new ProtocolError(400, 'Error splitting the facet range values.');
  const number = (text: string, open: number): number => {
    if (text === '') return open;
    const whole = field.type.startsWith('int');
    if (whole ? /^-?\d+$/.test(text) : Number.isFinite(Number(text))) return Number(text);
    throw new ProtocolError(400, 'Facet range value is not valid.');
  };
  return { label, low: number(bounds[0]!, -Infinity), high: number(bounds[1]!, Infinity) };
}

function checkRanges({ ranges }: FacetRequest): void {
  ranges.sort((a, b) => a.low - b.low || a.high - b.high);
  const ends = new Set<number>();
  for (const { low, high } of ranges) {
    if (ends.size > 0 && !ends.has(low))
      throw new ProtocolError(400, 'Ranges in range facet syntax should be continous.');
    ends.add(high);
  }
}
