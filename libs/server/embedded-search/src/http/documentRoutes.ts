import type { Collection } from '../collection/Collection.ts';
import type { WriteAction } from '../collection/writeDocument.ts';
import { writeDocument } from '../collection/writeDocument.ts';
import { evaluateFilter } from '../filter/evaluateFilter.ts';
import { parseFilter } from '../filter/parseFilter.ts';
import type { JsonObject } from '../protocol/json.ts';
import { isObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { DirtyValues } from '../schema/coerceValue.ts';
import { fieldSelection, selectFields } from '../search/fieldSelection.ts';
import { splitList } from '../search/searchParams.ts';
import type { Call, Reply } from './Call.ts';
import { json, lines } from './Call.ts';
import { importLines } from './importLines.ts';

/** `POST /collections/:collection/documents` */
export function addDocument(call: Call): Reply {
  const action = actionOf(call);
  const collection = collectionOf(call);
  const document = writeDocument(collection, parseDocument(call), action, dirtyOf(call));
  return json(collection.shown(document), 201);
}

/** `PATCH /collections/:collection/documents/:id` */
export function updateDocument(call: Call): Reply {
  const collection = collectionOf(call);
  const document = writeDocument(collection, parseDocument(call), 'update', dirtyOf(call), call.parts['id']);
  return json(collection.shown(document));
}

/** `PATCH /collections/:collection/documents?filter_by=` */
export function updateDocuments(call: Call): Reply {
  const collection = collectionOf(call);
  const docs = filteredDocs(call, collection);
  const changes = parseDocument(call);
  if (!isObject(changes)) throw new ProtocolError(400, 'Bad JSON: not a properly formed document.');
  for (const doc of docs) {
    const id = collection.documents.read(doc)['id'];
    writeDocument(collection, { ...changes, id }, 'update', dirtyOf(call));
  }
  return json({ num_updated: docs.length });
}

/** `GET /collections/:collection/documents/:id` */
export function showDocument(call: Call): Reply {
  const collection = collectionOf(call);
  const doc = collection.documents.numberOf(call.parts['id'] ?? '');
  if (doc === undefined) throw notFound(call);
  return json(selectFields(collection.shown(collection.documents.read(doc)), selectionOf(call, collection)));
}

/** `DELETE /collections/:collection/documents/:id` */
export function deleteDocument(call: Call): Reply {
  const collection = collectionOf(call);
  const deleted = collection.delete(call.parts['id'] ?? '');
  if (deleted) return json(collection.shown(deleted));
  if (call.params.get('ignore_not_found') === 'true') return json({ id: call.parts['id'] });
  throw notFound(call);
}

/** `DELETE /collections/:collection/documents?filter_by=`, or all of them with `truncate`. */
export function deleteDocuments(call: Call): Reply {
  const collection = collectionOf(call);
  if (call.params.get('truncate') === 'true') {
    const all = idsOf(collection, collection.all().toArray());
    for (const id of all) collection.delete(id);
    return json({ num_deleted: all.length });
  }
  if (!call.params.has('filter_by')) throw missingFilter();
  checkBatchSize(call, '1000000000');
  const ids = idsOf(collection, filteredDocs(call, collection));
  const documents = ids.map((id) => collection.delete(id)).filter((document) => document !== undefined);
  const wants = (name: string): boolean => call.params.get(name) === 'true' && ids.length > 0;
  return json({
    ...(wants('return_doc') ? { documents: documents.map((document) => collection.shown(document)) } : {}),
    ...(wants('return_id') ? { ids } : {}),
    num_deleted: ids.length,
  });
}

/** `GET /collections/:collection/documents/export`: every document, or those that match a filter, as JSON Lines. */
export function exportDocuments(call: Call): Reply {
  const collection = collectionOf(call);
  const selection = selectionOf(call, collection);
  const filter = parseFilter(call.params.get('filter_by') ?? '', collection, checksNames(call));
  const docs = (filter ? evaluateFilter(filter, collection) : collection.all()).toArray();
  const texts = Array.from(docs, (doc) =>
    JSON.stringify(selectFields(collection.shown(collection.documents.read(doc)), selection)),
  );
  return lines(texts.join('\n'));
}

/** `POST /collections/:collection/documents/import`: one result line for each line. */
export function importDocuments(call: Call): Reply {
  const action = actionOf(call);
  const returnDoc = flagOf(call, 'return_doc');
  const returnId = flagOf(call, 'return_id');
  checkBatchSize(call, '40');
  const collection = collectionOf(call);
  return lines(
    importLines(collection, call.request.body, { action, dirty: dirtyOf(call), returnDoc, returnId }),
  );
}

function collectionOf(call: Call): Collection {
  return call.engine.collection(call.parts['collection'] ?? '');
}

function filteredDocs(call: Call, collection: Collection): Uint32Array {
  const filterBy = call.params.get('filter_by');
  if (filterBy === undefined) throw missingFilter();
  const filter = parseFilter(filterBy, collection, checksNames(call));
  return filter ? evaluateFilter(filter, collection).toArray() : new Uint32Array(0);
}

function missingFilter(): ProtocolError {
  return new ProtocolError(400, 'Parameter `filter_by` must be provided.');
}

/** Whether an unknown field is an error in a filter. */
function checksNames(call: Call): boolean {
  return call.params.get('validate_field_names') !== 'false';
}

/** Validates `batch_size`, which has no other effect. */
function checkBatchSize(call: Call, fallback: string): void {
  if (/^[1-9]\d*$/.test(call.params.get('batch_size') ?? fallback)) return;
  throw new ProtocolError(400, 'Parameter `batch_size` must be a positive integer.');
}

function idsOf(collection: Collection, docs: Uint32Array): string[] {
  return Array.from(docs, (doc) => String(collection.documents.read(doc)['id']));
}

function selectionOf(call: Call, collection: Collection): ReturnType<typeof fieldSelection> {
  const list = (name: string): string[] => splitList(call.params.get(name) ?? '');
  return fieldSelection(list('include_fields'), list('exclude_fields'), collection);
}

function parseDocument(call: Call): unknown {
  try {
    return JSON.parse(call.request.body) as JsonObject;
  } catch (error) {
    throw new ProtocolError(400, `Bad JSON: ${error instanceof Error ? error.message : 'not readable'}`);
  }
}

function actionOf(call: Call): WriteAction {
  const given = call.params.get('action') ?? 'create';
  if (given === 'create' || given === 'update' || given === 'upsert' || given === 'emplace') return given;
  throw new ProtocolError(400, 'Parameter `action` must be a create|update|upsert.');
}

function dirtyOf(call: Call): DirtyValues {
  const given = call.params.get('dirty_values')?.toLowerCase();
  return given === 'coerce_or_reject' || given === 'coerce_or_drop' || given === 'drop' ? given : 'reject';
}

function flagOf(call: Call, name: string): boolean {
  const given = call.params.get(name) ?? 'false';
  if (given === 'true' || given === 'false') return given === 'true';
  throw new ProtocolError(400, `Parameter \`${name}\` must be a true|false.`);
}

function notFound(call: Call): ProtocolError {
  return new ProtocolError(404, `Could not find a document with id: ${call.parts['id']}`);
}
