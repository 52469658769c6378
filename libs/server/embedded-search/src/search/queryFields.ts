import type { Collection } from '../collection/Collection.ts';
import { TextColumn } from '../columns/TextColumn.ts';
import { fieldOrder } from '../facet/fieldOrder.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { isArray } from '../schema/field.ts';
import type { SearchParams } from './searchParams.ts';
import type { SearchField } from './textOptions.ts';

const MAX_WEIGHT = 15;
/** Maximum number of fields that are searched: those with the highest weights. */
const MAX_FIELDS = 100;

/** The fields of `query_by` with their weights and rules, the highest weight first. Throws the protocol's 400 and 404. */
export function queryFields(
  collection: Collection,
  params: SearchParams,
): { fields: SearchField[]; names: string[] } {
  const queryBy = params.list('query_by');
  const typos = params.numbers('num_typos', [2]);
  const weights = params.numbers('query_by_weights', []);
  const prefixes = params.prefixes;
  const columns: { name: string; column: TextColumn; at: number }[] = [];
  queryBy.forEach((name, at) => {
    for (const column of columnsOf(name, collection, params.flag('validate_field_names', true))) {
      columns.push({ name: column.field.name, column, at });
    }
  });
  const fields = columns.map(({ name, column, at }) => ({
    name,
    column,
    given: weights[at] ?? 0,
    typos: typos[at] ?? typos[0] ?? 2,
    prefix: prefixes[at] ?? prefixes[0] ?? true,
  }));
  const weighed = weigh(fields, weights.length > 0).slice(0, MAX_FIELDS);
  return { fields: weighed, names: fields.map(({ name }) => name) };
}

/**
 * Checks that there are as many weights, typos, prefixes and infixes as fields, or one for all. `between` runs after the check of
 * the weights and before the rest, which is the protocol's order of errors; returns its result.
 */
export function checkPerFieldParams<T>(params: SearchParams, between: () => T): T {
  const fields = params.list('query_by').length;
  const weights = params.numbers('query_by_weights', []).length;
  if (fields > 0 && weights > 0 && weights !== fields) {
    throw new ProtocolError(
      400,
      'Number of weights in `query_by_weights` does not match number of `query_by` fields.',
    );
  }
  const result = between();
  const counts = [
    ['values in `num_typos`', params.numbers('num_typos', [2]).length],
    ['prefix values in `prefix`', params.prefixes.length],
    ['infix values in `infix`', params.infixes.length],
  ] as const;
  for (const [what, count] of counts) {
    if (fields === 0 || count === fields || count === 1) continue;
    throw new ProtocolError(400, `Number of ${what} does not match number of \`query_by\` fields.`);
  }
  return result;
}

function columnsOf(name: string, collection: Collection, validateNames: boolean): TextColumn[] {
  if (name === 'id') throw new ProtocolError(400, 'Cannot use `id` as a query by field.');
  if (name.includes('*')) {
    const start = name.slice(0, -1);
    const found = [...collection.columns.values()].filter((column) => column.field.name.startsWith(start));
    const texts = found.filter((column) => column instanceof TextColumn);
    const order = fieldOrder(texts.map((column) => column.field.name));
    if (texts.length > 0 || !validateNames)
      return order.map((own) => texts.find((column) => column.field.name === own)!);
    throw new ProtocolError(
      404,
      `No string or string array field found matching the pattern \`${name}\` in the schema.`,
    );
  }
  const field = collection.schema.fields.find((candidate) => candidate.name === name);
  if (!field) {
    if (!validateNames) return [];
    throw new ProtocolError(404, `Could not find a field named \`${name}\` in the schema.`);
  }
  const column = collection.columns.get(name);
  if (column instanceof TextColumn) return [column];
  if (field.type.startsWith('string')) {
    throw new ProtocolError(400, `Field \`${name}\` is marked as a non-indexed field in the schema.`);
  }
  throw new ProtocolError(400, `Field \`${name}\` should be a string or a string array.`);
}

interface WeighedField {
  name: string;
  column: TextColumn;
  given: number;
  typos: number;
  prefix: boolean;
}

/** By default the first field has the highest weight; weights that do not descend, or exceed 15, become ranks from 15 down. */
function weigh(fields: readonly WeighedField[], given: boolean): SearchField[] {
  if (!given) return fields.map((field, i) => searchField(field, Math.max(0, MAX_WEIGHT - i)));
  const ordered = fields.every(
    (field, i) => field.given <= MAX_WEIGHT && (i === 0 || field.given <= fields[i - 1]!.given),
  );
  if (ordered) return fields.map((field) => searchField(field, field.given));
  const sorted = [...fields].sort((a, b) => b.given - a.given);
  let weight = MAX_WEIGHT;
  return sorted.map((field, i) => {
    if (i > 0 && field.given !== sorted[i - 1]!.given) weight = Math.max(0, weight - 1);
    return searchField(field, weight);
  });
}

/** Lazy access to the words: `q=*` does not need them, and they may not be indexed yet. */
function searchField({ name, column, typos, prefix }: WeighedField, weight: number): SearchField {
  return {
    name,
    get index() {
      return column.text;
    },
    isArray: isArray(column.field),
    weight,
    typos,
    prefix,
  };
}
