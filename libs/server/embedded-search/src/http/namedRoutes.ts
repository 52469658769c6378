import { isObject, isStringArray } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Call, Reply } from './Call.ts';
import { json, parseBody } from './Call.ts';

const nameOf = (call: Call): string => call.parts['name'] ?? '';

/** `GET /aliases` */
export function listAliases(call: Call): Reply {
  const aliases = [...call.engine.aliases].map(([name, collection]) => ({
    collection_name: collection,
    name,
  }));
  return json({ aliases });
}

/** `GET /aliases/:name` */
export function showAlias(call: Call): Reply {
  return json({ collection_name: aliasTarget(call), name: nameOf(call) });
}

/** `PUT /aliases/:name`: the alias switches with the next request. */
export function putAlias(call: Call): Reply {
  const body = parseBody(call);
  const target = isObject(body) ? body['collection_name'] : undefined;
  if (typeof target !== 'string') throw new ProtocolError(400, 'Parameter `collection_name` is required.');
  if (call.engine.collections.has(nameOf(call))) {
    throw new ProtocolError(500, `Name \`${nameOf(call)}\` conflicts with an existing collection name.`);
  }
  call.engine.aliases.set(nameOf(call), target);
  call.engine.changed();
  return json({ ...(body as object), name: nameOf(call) });
}

/** `DELETE /aliases/:name` */
export function deleteAlias(call: Call): Reply {
  const target = aliasTarget(call);
  call.engine.aliases.delete(nameOf(call));
  call.engine.changed();
  return json({ collection_name: target, name: nameOf(call) });
}

function aliasTarget(call: Call): string {
  const target = call.engine.aliases.get(nameOf(call));
  if (target === undefined) throw new ProtocolError(404, 'Collection not found');
  return target;
}

/** `GET /stopwords` */
export function listStopwords(call: Call): Reply {
  const sets = [...call.engine.stopwords].map(([id, { words }]) => ({ id, stopwords: words }));
  return json({ stopwords: sets });
}

/** `GET /stopwords/:name` */
export function showStopwords(call: Call): Reply {
  const set = call.engine.stopwords.get(nameOf(call));
  if (!set) throw new ProtocolError(404, 'Stopword `' + nameOf(call) + '` not found.');
  return json({ stopwords: { id: nameOf(call), stopwords: set.words } });
}

/** `PUT /stopwords/:name` */
export function putStopwords(call: Call): Reply {
  const body = parseBody(call);
  const words = isObject(body) ? body['stopwords'] : undefined;
  if (words === undefined) throw new ProtocolError(400, 'Parameter `stopwords` is required');
  if (!isStringArray(words) || words.length === 0) {
    throw new ProtocolError(400, 'Parameter `stopwords` is required as string array value');
  }
  const locale = isObject(body) && typeof body['locale'] === 'string' ? body['locale'] : '';
  call.engine.stopwords.set(nameOf(call), { words, locale });
  call.engine.changed();
  return json({ ...(locale === '' ? {} : { locale }), id: nameOf(call), stopwords: words });
}

/** `DELETE /stopwords/:name` */
export function deleteStopwords(call: Call): Reply {
  if (!call.engine.stopwords.delete(nameOf(call))) {
    throw new ProtocolError(404, 'Stopword `' + nameOf(call) + '` not found.');
  }
  call.engine.changed();
  return json({ id: nameOf(call) });
}

/** `GET /presets` */
export function listPresets(call: Call): Reply {
  return json({ presets: [...call.engine.presets].map(([name, value]) => ({ name, value })) });
}

/** `GET /presets/:name` */
export function showPreset(call: Call): Reply {
  const value = call.engine.presets.get(nameOf(call));
  if (!value) throw new ProtocolError(404, 'Not found.');
  return json({ name: nameOf(call), value });
}

/** `PUT /presets/:name` */
export function putPreset(call: Call): Reply {
  const body = parseBody(call);
  const value = isObject(body) ? body['value'] : undefined;
  if (!isObject(value)) throw new ProtocolError(400, 'Parameter `value` is required.');
  call.engine.presets.set(nameOf(call), value);
  call.engine.changed();
  return json({ name: nameOf(call), value });
}

/** `DELETE /presets/:name` */
export function deletePreset(call: Call): Reply {
  const value = call.engine.presets.get(nameOf(call));
  if (!value) throw new ProtocolError(404, 'Not found.');
  call.engine.presets.delete(nameOf(call));
  call.engine.changed();
  return json({ name: nameOf(call), value });
}
