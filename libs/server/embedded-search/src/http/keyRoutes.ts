import type { ApiKey } from '../engine/ApiKeys.ts';
import { shownKey } from '../engine/ApiKeys.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Call, Reply } from './Call.ts';
import { json, parseBody } from './Call.ts';

/** `POST /keys`: the only response that includes the whole key. */
export function createKey(call: Call): Reply {
  const key = call.engine.keys.create(parseBody(call));
  call.engine.changed();
  return json(key, 201);
}

/** `GET /keys` */
export function listKeys(call: Call): Reply {
  return json({ keys: call.engine.keys.list().map(shownKey) });
}

/** `GET /keys/:id` */
export function showKey(call: Call): Reply {
  return json(shownKey(keyOf(call)));
}

/** `DELETE /keys/:id` */
export function deleteKey(call: Call): Reply {
  const { id } = keyOf(call);
  call.engine.keys.delete(id);
  call.engine.changed();
  return json({ id });
}

function keyOf(call: Call): ApiKey {
  const key = call.engine.keys.get(Number(call.parts['id']));
  if (!key) throw new ProtocolError(404, 'Not found.');
  return key;
}
