import type { Collection } from '../collection/Collection.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Field } from '../schema/field.ts';
import { isBool, isGeo, isText } from '../schema/field.ts';
import type { FilterClause } from './filterNode.ts';
import { parseBoolFilter, parseNumberFilter } from './parseNumberFilter.ts';
import { parseGeoFilter } from './parseGeoFilter.ts';
import { splitValues } from './splitValues.ts';
import { trimSpaces } from './trimSpaces.ts';

/** Parses one `field:value`; throws the protocol's 400. With `validateNames` false an unknown field matches nothing. */
export function parseClause(
  expression: string,
  collection: Collection,
  validateNames: boolean,
): FilterClause {
  const colon = expression.indexOf(':');
  if (colon === -1) throw new ProtocolError(400, 'Could not parse the filter query.');
  const name = trimSpaces(expression.slice(0, colon));
  const raw = trimSpaces(expression.slice(colon + 1));
  if (name === 'id') return parseIdFilter(raw);
  const field = collection.field(name);
  if (!field) {
    if (!validateNames) return { kind: 'ids', ids: [], negate: false };
    throw new ProtocolError(400, `Could not find a filter field named \`${name}\` in the schema.`);
  }
  if (isText(field)) return parseTextFilter(raw, field);
  const value = raw.startsWith('=') ? raw.slice(1).replace(/^ +/, '') : raw;
  if (isBool(field)) return parseBoolFilter(value, field);
  return isGeo(field) ? parseGeoFilter(value, field) : parseNumberFilter(value, field);
}

function parseIdFilter(raw: string): FilterClause {
  const negate = raw.startsWith('!=');
  const value = raw.replace(/^(!=|=) */, '');
  if (value === '') throw emptyValue('id');
  const listed = value.startsWith('[') && value.endsWith(']');
  const ids = splitValues(listed ? value.slice(1, -1) : value);
  if (!listed && ids.length === 0) throw emptyValue('id');
  const kept = listed ? ids : ids.slice(0, 1);
  return { kind: 'ids', ids: kept.includes('*') ? '*' : kept, negate };
}

function parseTextFilter(raw: string, field: Field): FilterClause {
  const [, operator = ''] = /^(=|!=|!|) */.exec(raw) ?? [];
  const value = operator === '' ? raw : raw.slice(operator.length).replace(/^ +/, '');
  if (value === '') throw emptyValue(field.name);
  const listed = value.startsWith('[') && value.endsWith(']');
  return {
    kind: 'text',
    field: field.name,
    values: listed ? splitValues(value.slice(1, -1)) : [value],
    exact: operator === '=' || operator === '!=',
    negate: operator.startsWith('!'),
  };
}

/** The error for a condition without a value. */
export function emptyValue(name: string): ProtocolError {
  return new ProtocolError(400, `Error with filter field \`${name}\`: Filter value cannot be empty.`);
}
