import { multiSearch } from '../engine/multiSearch.ts';
import { searchEngine } from '../engine/searchEngine.ts';
import type { Call, Reply } from './Call.ts';
import { json, parseBody } from './Call.ts';

/** `GET /collections/:collection/documents/search` */
export function searchCollection(call: Call): Reply {
  const params = new Map(call.params).set('collection', call.parts['collection'] ?? '');
  return json(searchEngine(call.engine, params, call.embedded[0] ?? {}, call.clock));
}

/** `POST /multi_search`; a preset that holds searches stands for the body. */
export function searchSeveral(call: Call): Reply {
  const preset = call.engine.presets.get(call.params.get('preset') ?? '');
  return json(multiSearch(call.engine, preset ?? parseBody(call), call.params, call.embedded, call.clock));
}
