import type { JsonObject } from '../protocol/json.ts';
import { checkDepth, isObject, sortKeys } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { DirtyValues } from '../schema/coerceValue.ts';
import { validateDocument } from '../schema/validateDocument.ts';
import type { Collection } from './Collection.ts';

/** The behaviour of a write for existing and new ids: `action` of the protocol. */
export type WriteAction = 'create' | 'upsert' | 'update' | 'emplace';

/**
 * Validates and stores one document, and returns it as stored. `id` is the one in the URL, if any. Throws the protocol's 400, 404
 * and 409.
 */
export function writeDocument(
  collection: Collection,
  given: unknown,
  action: WriteAction,
  dirty: DirtyValues = 'reject',
  id = '',
): JsonObject {
  if (!isObject(given)) throw new ProtocolError(400, 'Bad JSON: not a properly formed document.');
  checkDepth(given);
  const key = documentId(collection, given, action, id);
  const known = collection.documents.numberOf(key);
  if (known !== undefined && action === 'create') {
    throw new ProtocolError(409, `A document with id ${key} already exists.`);
  }
  if (known === undefined && action === 'update') {
    throw new ProtocolError(404, `Could not find a document with id: ${key}`);
  }
  const partial = known !== undefined && (action === 'update' || action === 'emplace');
  const changes = { ...given, id: key };
  validateDocument(changes, collection.schema, partial, dirty);
  const document = partial ? { ...collection.documents.read(known), ...changes } : changes;
  const clean = withoutNulls(collection, document);
  const sorted = sortKeys(clean) as JsonObject;
  collection.put(key, sorted);
  return sorted;
}

function documentId(collection: Collection, given: JsonObject, action: WriteAction, id: string): string {
  const own = given['id'];
  if (own !== undefined && id !== '' && own !== id) {
    throw new ProtocolError(400, 'The `id` of the resource does not match the `id` in the JSON body.');
  }
  const key = own === undefined && id !== '' ? id : own;
  if (key === undefined) {
    if (action === 'update') throw new ProtocolError(400, 'For update, the `id` key must be provided.');
    return freeId(collection);
  }
  if (key === '') throw new ProtocolError(400, 'The `id` should not be empty.');
  if (typeof key !== 'string') throw new ProtocolError(400, "Document's `id` field should be a string.");
  return key;
}

/** The next number as an id, for documents without one, like the protocol's server. */
function freeId(collection: Collection): string {
  let number = collection.documents.capacity;
  while (collection.documents.numberOf(String(number)) !== undefined) number += 1;
  return String(number);
}

/** A `null` in an optional field of an update removes the field. */
function withoutNulls(collection: Collection, document: JsonObject): JsonObject {
  for (const field of collection.schema.fields) {
    if (field.optional && document[field.name] === null) delete document[field.name];
  }
  return document;
}
