import type { JsonObject } from '../protocol/json.ts';
import { isObject, isStringArray } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Field, FieldType } from './field.ts';
import { fieldTypes, isGeo } from './field.ts';

/** The schema of a collection: its name, its fields in order, and the default sorting field. */
export interface Schema {
  name: string;
  fields: Field[];
  defaultSortingField: string;
  metadata: JsonObject | null;
  /** Names of the synonym sets and curation sets its searches use (the protocol's version 30). */
  synonymSets: string[];
  curationSets: string[];
}

/** Parses the body of `POST /collections`; throws the protocol's 400 for an invalid schema. */
export function parseSchema(body: unknown): Schema {
  if (!isObject(body)) throw missing('name', false);
  if (typeof body['name'] !== 'string' || body['name'] === '') throw missing('name', 'name' in body);
  if (!('fields' in body)) throw new ProtocolError(400, 'Parameter `fields` is required.');
  if (!Array.isArray(body['fields']) || body['fields'].length === 0) {
    throw new ProtocolError(
      400,
      'The `fields` value should be an array of objects containing `name`, `type` and optionally, `facet` properties.',
    );
  }
  const fields = body['fields'].map(parseField).filter((field) => field.name !== 'id');
  const names = new Set(fields.map((field) => field.name));
  if (names.size !== fields.length)
    throw new ProtocolError(400, 'There are duplicate field names in the schema.');
  const defaultSortingField = body['default_sorting_field'] ?? '';
  if (typeof defaultSortingField !== 'string') {
    throw new ProtocolError(
      400,
      '`default_sorting_field` should be a string. It should be the name of an int32/float field.',
    );
  }
  checkDefaultSortingField(fields, defaultSortingField);
  for (const name of ['symbols_to_index', 'token_separators']) checkSymbols(name, body[name]);
  const { metadata = null } = body;
  if (metadata !== null && !isObject(metadata))
    throw new ProtocolError(400, 'The `metadata` value should be an object.');
  return {
    name: body['name'],
    fields,
    defaultSortingField,
    metadata,
    synonymSets: isStringArray(body['synonym_sets']) ? body['synonym_sets'] : [],
    curationSets: isStringArray(body['curation_sets']) ? body['curation_sets'] : [],
  };
}

/** Parses one field of a schema, with the protocol's defaults. */
export function parseField(value: unknown): Field {
  if (!isObject(value) || typeof value['name'] !== 'string' || typeof value['type'] !== 'string')
    throw wrongFields();
  const name = value['name'];
  const type = fieldTypes.find((known) => known === value['type']);
  const flag = (key: string, fallback: boolean): boolean => {
    const given = value[key] ?? fallback;
    if (typeof given === 'boolean') return given;
    throw new ProtocolError(400, `The \`${key}\` property of the field \`${name}\` should be a boolean.`);
  };
  const facet = flag('facet', false);
  const index = flag('index', true);
  if (!type) {
    throw new ProtocolError(
      400,
      `Field \`${name}\` has an invalid data type \`${value['type']}\`, see docs for supported data types.`,
    );
  }
  const sort = flag('sort', sortsByDefault(type));
  const { locale = '' } = value;
  if (typeof locale !== 'string')
    throw new ProtocolError(400, `The \`locale\` property of the field \`${name}\` should be a string.`);
  const field: Field = {
    facet,
    index,
    infix: flag('infix', false),
    locale,
    name,
    optional: flag('optional', false),
    sort,
    stem: flag('stem', false),
    stem_dictionary: '',
    store: flag('store', true),
    type,
  };
  checkField(field);
  return field;
}

function checkField(field: Field): void {
  if (!field.index && field.facet) {
    throw new ProtocolError(
      400,
      `Field \`${field.name}\` cannot be a facet since it's marked as non-indexable.`,
    );
  }
  if (isGeo(field) && !field.sort) {
    throw new ProtocolError(
      400,
      `The \`sort\` property of the field \`${field.name}\` having \`${field.type}\` type cannot be \`false\`. The sort index is used during GeoSearch.`,
    );
  }
  if (field.sort && field.type.endsWith('[]') && field.type !== 'geopoint[]') {
    throw new ProtocolError(400, `Field \`${field.name}\` cannot be a sortable field.`);
  }
}

function checkDefaultSortingField(fields: readonly Field[], name: string): void {
  if (name === '') return;
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) {
    throw new ProtocolError(
      400,
      `Default sorting field is defined as \`${name}\` but is not found in the schema.`,
    );
  }
  if (isGeo(field)) throw new ProtocolError(400, 'Default sorting field cannot be of type geopoint.');
  const sortable = field.type === 'string' ? field.sort : !field.type.endsWith('[]');
  if (!sortable) throw new ProtocolError(400, `Default sorting field \`${name}\` is not a sortable type.`);
  if (field.optional)
    throw new ProtocolError(400, `Default sorting field \`${name}\` cannot be an optional field.`);
}

/** Words are split only at spaces: a schema with other rules is rejected, because it would be searched incorrectly. */
function checkSymbols(name: string, symbols: unknown): void {
  if (symbols === undefined) return;
  if (!isStringArray(symbols) || symbols.some((symbol) => symbol.length !== 1))
    throw new ProtocolError(400, `\`${name}\` should be an array of character symbols.`);
  if (symbols.length > 0) throw new ProtocolError(400, `\`${name}\` is not supported by this engine.`);
}

/** By default numbers, booleans and points are sortable, and text is not. */
function sortsByDefault(type: FieldType): boolean {
  return type.startsWith('geopoint') || !(type.startsWith('string') || type.endsWith('[]'));
}

function missing(name: string, present: boolean): ProtocolError {
  return present
    ? new ProtocolError(400, `Parameter \`${name}\` must be a non-empty string.`)
    : new ProtocolError(400, `Parameter \`${name}\` is required.`);
}

function wrongFields(): ProtocolError {
  return new ProtocolError(
    400,
    'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, `optional` and `facet` properties.',
  );
}
