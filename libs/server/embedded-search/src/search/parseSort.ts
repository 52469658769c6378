import type { Collection } from '../collection/Collection.ts';
import type { FilterNode } from '../filter/filterNode.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { keptDegrees } from '../filter/geo.ts';
import { isGeo } from '../schema/field.ts';
import { readSortExpressions } from './readSortExpressions.ts';
import type { SortCase, SortExpression } from './readSortExpressions.ts';

/** One sort rule, descending or ascending. */
export type SortRule = { descending: boolean } & (
  | { kind: 'field'; name: string; missing: 'normal' | 'first' | 'last' }
  | { kind: 'text'; buckets: number; bucketSize: number }
  | { kind: 'eval'; cases: readonly { filter: FilterNode | null; score: number }[] }
  | { kind: 'geo'; name: string; lat: number; lng: number; excludeMeters: number; precisionMeters: number }
  | { kind: 'seq' }
  | { kind: 'groupSize' }
  | { kind: 'random'; seed: number }
);

/**
 * Parses `sort_by` and completes it: the default for a text query is the text score, then the default sorting field; with
 * fewer than three rules the text score is appended. Throws the protocol's 400 and 404.
 */
export function parseSort(
  sortBy: string,
  collection: Collection,
  isText: boolean,
  isGrouped: boolean,
): SortRule[] {
  const expressions = readSortExpressions(sortBy);
  if (expressions.length > 3) throw new ProtocolError(400, 'Only upto 3 sort fields are allowed.');
  const rules = expressions.map((part) => parseRule(part, collection, isGrouped));
  if (rules.filter((rule) => rule.kind === 'eval').length > 1) {
    throw new ProtocolError(422, 'Only one sorting eval expression is allowed.');
  }
  const byText: SortRule = { kind: 'text', buckets: 0, bucketSize: 0, descending: true };
  if (rules.length === 0) {
    if (isText) rules.push(byText);
    const name = collection.schema.defaultSortingField;
    if (name !== '') rules.push({ kind: 'field', name, missing: 'normal', descending: true });
    else rules.push({ kind: 'seq', descending: true });
  }
  if (isText && rules.length < 3 && !rules.some((rule) => rule.kind === 'text')) rules.push(byText);
  return rules;
}

function parseRule(
  { expression, order, cases }: SortExpression,
  collection: Collection,
  isGrouped: boolean,
): SortRule {
  // The order of these is not validated: anything but ascending is descending.
  if (cases) return { ...parseEval(cases, collection), descending: order !== 'ASC' };
  const descending = order === 'DESC';
  const rule = ((): SortRule => {
    const [, name = expression, config] = /^([^(]*)\((.*)\)$/s.exec(expression) ?? [];
    if (name === '_text_match') return { ...parseTextMatch(config), descending };
    if (name === '_seq_id') return { kind: 'seq', descending };
    if (name === '_rand') return { kind: 'random', seed: Number(config ?? 0) || 0, descending };
    if (name === '_group_found') {
      if (isGrouped) return { kind: 'groupSize', descending };
      throw new ProtocolError(404, 'group_by parameters should not be empty when using sort_by group_found');
    }
    if (name === '_vector_distance') {
      throw new ProtocolError(
        404,
        'sort_by vector_distance is only supported for vector queries, semantic search and hybrid search.',
      );
    }
    return parseFieldRule(name, config, descending, collection);
  })();
  if (order !== 'ASC' && order !== 'DESC') {
    const shown = expression.replace(/\(.*$/s, '');
    throw new ProtocolError(400, `Order for field\` ${shown}\` should be either ASC or DESC.`);
  }
  return rule;
}

function parseEval(
  cases: readonly SortCase[],
  collection: Collection,
): Omit<SortRule & { kind: 'eval' }, 'descending'> {
  const parsed = cases.map(({ filter, score }) => {
    if (filter === '') throw new ProtocolError(400, 'The eval expression in sort_by is empty.');
    try {
      return { filter: parseFilter(filter, collection), score };
    } catch {
      throw new ProtocolError(400, 'Error parsing eval expression in sort_by clause.');
    }
  });
  return { kind: 'eval', cases: parsed };
}

function parseTextMatch(config: string | undefined): Omit<SortRule & { kind: 'text' }, 'descending'> {
  if (config === undefined) return { kind: 'text', buckets: 0, bucketSize: 0 };
  const [key = '', value = '', ...more] = config.split(':').map((part) => part.trim());
  if (more.length > 0 || value === '' || (key !== 'buckets' && key !== 'bucket_size')) {
    throw new ProtocolError(400, 'Invalid sorting parameter passed for _text_match.');
  }
  if (!/^\d+$/.test(value)) {
    throw new ProtocolError(
      400,
      'Invalid value passed for _text_match `buckets` or `bucket_size` configuration.',
    );
  }
  const count = Number(value);
  return { kind: 'text', buckets: key === 'buckets' ? count : 0, bucketSize: key === 'buckets' ? 0 : count };
}

function parseFieldRule(
  name: string,
  config: string | undefined,
  descending: boolean,
  collection: Collection,
): SortRule {
  const field = collection.field(name);
  if (!field?.sort)
    throw new ProtocolError(404, `Could not find a field named \`${name}\` in the schema for sorting.`);
  if (isGeo(field)) return { ...parseGeoRule(name, config), descending };
  const missing = /^\s*missing_values\s*:\s*(first|last|normal)\s*$/.exec(config ?? '')?.[1] ?? 'normal';
  if (config !== undefined && !/^\s*missing_values\s*:\s*(first|last|normal)\s*$/.test(config)) {
    throw new ProtocolError(400, `Bad syntax for sorting field \`${name}\``);
  }
  return {
    kind: 'field',
    name,
    missing: missing === 'first' || missing === 'last' ? missing : 'normal',
    descending,
  };
}

function parseGeoRule(
  name: string,
  config: string | undefined,
): Omit<SortRule & { kind: 'geo' }, 'descending'> {
  const error = new ProtocolError(400, `Bad syntax for sorting field \`${name}\``);
  const [lat = '', lng = '', option, ...more] = (config ?? '').split(',').map((part) => part.trim());
  if (!isNumberText(lat) || !isNumberText(lng) || more.length > 0) throw error;
  const meters = option === undefined ? 0 : optionMeters(option, error);
  const excludes = option?.startsWith('exclude_radius') ?? false;
  return {
    kind: 'geo',
    name,
    lat: keptDegrees(Number(lat)),
    lng: keptDegrees(Number(lng)),
    excludeMeters: excludes ? meters : 0,
    precisionMeters: excludes ? 0 : meters,
  };
}

function optionMeters(option: string, error: ProtocolError): number {
  const [, value] = /^(?:exclude_radius|precision)\s*:\s*(.*)$/.exec(option) ?? [];
  if (value === undefined || value.length < 2) throw error;
  const unit = value.slice(-2);
  if (unit !== 'km' && unit !== 'mi') {
    throw new ProtocolError(400, "Sort field's parameter unit must be either `km` or `mi`.");
  }
  const number = value.slice(0, -2).trim();
  if (!isNumberText(number)) throw error;
  const meters = Math.trunc(Number(number) * (unit === 'km' ? 1000 : 1609.34));
  if (meters <= 0) throw new ProtocolError(400, "Sort field's parameter must be a positive number.");
  return meters;
}

function isNumberText(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text));
}
