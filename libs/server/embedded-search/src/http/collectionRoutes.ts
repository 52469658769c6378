import { collectionSummary } from '../collection/collectionSummary.ts';
import type { Collection } from '../collection/Collection.ts';
import { isObject, isStringArray } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import { parseField, parseSchema } from '../schema/parseSchema.ts';
import type { Call, Reply } from './Call.ts';
import { json, listRange, parseBody } from './Call.ts';

/** `POST /collections`; with `src_name` it copies the schema of another collection. */
export function createCollection(call: Call): Reply {
  const body = parseBody(call);
  const source = call.params.get('src_name');
  const given = source === undefined ? body : cloneOf(call, source, body);
  const collection = call.engine.create(parseSchema(given), call.clock());
  return json(collectionSummary(collection), 201);
}

/** `GET /collections`, the newest first. */
export function listCollections(call: Call): Reply {
  const { start, end } = listRange(call.params);
  const hidden = (call.params.get('exclude_fields') ?? '').split(',');
  const all = [...call.engine.collections.values()].reverse().sort((a, b) => b.createdAt - a.createdAt);
  const shown = all.slice(start, end).map((collection) => {
    const summary = collectionSummary(collection);
    for (const name of hidden) delete summary[name];
    return summary;
  });
  return json(shown);
}

/** `GET /collections/:collection` */
export function showCollection(call: Call): Reply {
  return json(collectionSummary(call.engine.collection(call.parts['collection'] ?? '')));
}

/** `DELETE /collections/:collection` */
export function dropCollection(call: Call): Reply {
  return json(collectionSummary(call.engine.drop(call.parts['collection'] ?? '')));
}

/** `PATCH /collections/:collection`: fields added or dropped, metadata and sets replaced. */
export function changeCollection(call: Call): Reply {
  const body = parseBody(call);
  if (!isObject(body) || Object.keys(body).length === 0)
    throw new ProtocolError(400, 'Alter payload is empty.');
  const allowed = ['fields', 'metadata', 'synonym_sets', 'curation_sets'];
  if (Object.keys(body).some((key) => !allowed.includes(key))) {
    throw new ProtocolError(400, 'Only `fields` and `metadata` can be updated at the moment.');
  }
  const collection = call.engine.collection(call.parts['collection'] ?? '');
  if ('metadata' in body && !isObject(body['metadata'])) {
    throw new ProtocolError(400, 'The `metadata` value should be an object.');
  }
  if ('fields' in body) changeFields(collection, body['fields']);
  if (isObject(body['metadata'])) collection.schema.metadata = body['metadata'];
  if (isStringArray(body['synonym_sets'])) collection.schema.synonymSets = body['synonym_sets'];
  if (isStringArray(body['curation_sets'])) collection.schema.curationSets = body['curation_sets'];
  call.engine.changed();
  return json(body);
}

function changeFields(collection: Collection, fields: unknown): void {
  if (!Array.isArray(fields) || fields.length === 0) {
    throw new ProtocolError(
      400,
      'The `fields` value should be an array of objects containing the field `name` and other properties.',
    );
  }
  const steps: (() => void)[] = [];
  const dropped = new Set<string>();
  for (const field of fields as JsonObject[]) {
    const name = isObject(field) && typeof field['name'] === 'string' ? field['name'] : '';
    const known = collection.schema.fields.some((candidate) => candidate.name === name) && !dropped.has(name);
    if (name === 'id') throw new ProtocolError(400, 'Field `id` cannot be altered.');
    if (isObject(field) && 'drop' in field) {
      if (field['drop'] !== true)
        throw new ProtocolError(400, `Field \`${name}\` must have a drop value of \`true\`.`);
      if (!known) throw new ProtocolError(400, `Field \`${name}\` is not part of collection schema.`);
      dropped.add(name);
      steps.push(() => collection.dropField(name));
      continue;
    }
    if (known) {
      throw new ProtocolError(
        400,
        `Field \`${name}\` is already part of the schema: To change this field, drop it first before adding it back to the schema.`,
      );
    }
    const parsed = parseField(field);
    if (!parsed.optional && collection.documents.count > 0) checkPresent(collection, name);
    steps.push(() => collection.addField(parsed));
  }
  for (const step of steps) step();
}

function checkPresent(collection: Collection, name: string): void {
  for (const document of collection.documents.entries()) {
    if (name in document) continue;
    throw new ProtocolError(
      400,
      `Field \`${name}\` has been declared in the schema, but is not found in the documents already present in the collection. If you still want to add this field, set it as \`optional: true\`.`,
    );
  }
}

function cloneOf(call: Call, source: string, body: unknown): JsonObject {
  const {
    fields,
    default_sorting_field: sorting,
    metadata,
  } = collectionSummary(call.engine.collection(source));
  const name = isObject(body) ? body['name'] : undefined;
  return { fields, default_sorting_field: sorting, ...(metadata ? { metadata } : {}), name };
}
