import type { Curated } from '../engine/Engine.ts';
import { byId } from '../engine/byId.ts';
import { isObject } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Call, Reply } from './Call.ts';
import { json, listRange, parseBody } from './Call.ts';

/** `GET /collections/:collection/synonyms` */
export function listSynonyms(call: Call): Reply {
  return json({ synonyms: part(call, [...curatedOf(call).synonyms.values()]) });
}

/** `GET /collections/:collection/synonyms/:id` */
export function showSynonym(call: Call): Reply {
  const synonym = curatedOf(call).synonyms.get(idOf(call));
  if (!synonym) throw new ProtocolError(404, 'Not Found');
  return json(synonym.shown);
}

/** `PUT /collections/:collection/synonyms/:id` */
export function putSynonym(call: Call): Reply {
  const collection = call.engine.collection(call.parts['collection'] ?? '');
  const body = parseBody(call);
  call.engine.putSynonym(collection, idOf(call), body);
  return json({ ...(isObject(body) ? body : {}), id: idOf(call) });
}

/** `DELETE /collections/:collection/synonyms/:id` */
export function deleteSynonym(call: Call): Reply {
  if (!curatedOf(call).synonyms.delete(idOf(call))) throw new ProtocolError(404, 'Could not find that `id`.');
  call.engine.changed();
  return json({ id: idOf(call) });
}

/** `GET /collections/:collection/overrides`, sorted by id. */
export function listOverrides(call: Call): Reply {
  return json({ overrides: part(call, [...curatedOf(call).overrides.values()].sort(byId)) });
}

/** `GET /collections/:collection/overrides/:id` */
export function showOverride(call: Call): Reply {
  const override = curatedOf(call).overrides.get(idOf(call));
  if (!override) throw new ProtocolError(404, `override ${idOf(call)} not found.`);
  return json(override.shown);
}

/** `PUT /collections/:collection/overrides/:id` */
export function putOverride(call: Call): Reply {
  const collection = call.engine.collection(call.parts['collection'] ?? '');
  return json(call.engine.putOverride(collection, idOf(call), parseBody(call)).given);
}

/** `DELETE /collections/:collection/overrides/:id` */
export function deleteOverride(call: Call): Reply {
  if (!curatedOf(call).overrides.delete(idOf(call)))
    throw new ProtocolError(404, 'Could not find that `id`.');
  call.engine.changed();
  return json({ id: idOf(call) });
}

/** The page of rules given by `offset` and `limit`, as in a response. */
function part(call: Call, rules: readonly { shown: JsonObject }[]): JsonObject[] {
  const { start, end } = listRange(call.params);
  if (start > 0 && start >= rules.length) throw new ProtocolError(400, 'Invalid offset param.');
  return rules.slice(start, end).map(({ shown }) => shown);
}

function curatedOf(call: Call): Curated {
  return call.engine.curatedOf(call.engine.collection(call.parts['collection'] ?? ''));
}

function idOf(call: Call): string {
  return call.parts['id'] ?? '';
}
