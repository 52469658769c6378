import { multiSearch } from '../engine/multiSearch.ts';
import { searchEngine } from '../engine/searchEngine.ts';
import { searchRequest } from '../engine/searchRequest.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Call, Reply } from './Call.ts';
import { json, parseBody } from './Call.ts';

/** Maximum length of a query string, characters; longer searches use `/multi_search`. */
const MAX_QUERY = 4_000;

/** `GET /collections/:collection/documents/search`; a missing `q` is an empty query. */
export function searchCollection(call: Call): Reply {
  if (call.request.queryLength > MAX_QUERY) {
    throw new ProtocolError(
      400,
      `Query string exceeds max allowed length of ${MAX_QUERY}. Use the /multi_search end-point for larger payloads.`,
    );
  }
  const params = new Map([['q', ''], ...call.params]).set('collection', call.parts['collection'] ?? '');
  return json(
    searchEngine(call.engine, searchRequest(params), { ...call, embedded: call.embedded[0] ?? {} }),
  );
}

/** `POST /multi_search`; a preset named in the URL replaces the body. */
export async function searchSeveral(call: Call): Promise<Reply> {
  const preset = call.params.get('preset');
  const body = preset === undefined ? parseBody(call) : call.engine.presets.get(preset);
  const { results, spentMs } = await multiSearch(call.engine, body, { ...call, common: call.params });
  return { ...json({ results }), spentMs };
}
