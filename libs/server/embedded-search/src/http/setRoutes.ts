import { parseOverride } from '../curation/Override.ts';
import type { Override } from '../curation/Override.ts';
import { parseSynonym } from '../curation/Synonym.ts';
import type { Synonym } from '../curation/Synonym.ts';
import { isObject } from '../protocol/json.ts';
import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';
import type { Call, Reply } from './Call.ts';
import { json, listRange, parseBody } from './Call.ts';

/** The two kinds of sets in version 30 of the protocol: synonyms and overrides that collections share. */
interface SetKind<T extends { id: string; shown: JsonObject }> {
  sets(call: Call): Map<string, Map<string, T>>;
  parse(id: string, body: unknown): T;
  /** The response for a missing set. */
  missing: string;
}

const synonymKind: SetKind<Synonym> = {
  sets: (call) => call.engine.synonymSets,
  parse: parseSynonym,
  missing: 'Synonym index not found',
};
const curationKind: SetKind<Override> = {
  sets: (call) => call.engine.curationSets,
  parse: parseOverride,
  missing: 'Curation index not found',
};

const nameOf = (call: Call): string => call.parts['name'] ?? '';

function handlers<T extends { id: string; shown: JsonObject }>(
  kind: SetKind<T>,
): Record<
  'list' | 'show' | 'put' | 'remove' | 'items' | 'showItem' | 'putItem' | 'removeItem',
  (call: Call) => Reply
> {
  const shown = (name: string, items: Map<string, T>): JsonObject => ({
    items: [...items.values()].map((item) => item.shown),
    name,
  });
  const found = (call: Call): Map<string, T> => {
    const items = kind.sets(call).get(nameOf(call));
    if (!items) throw new ProtocolError(404, kind.missing);
    return items;
  };
  const itemOf = (call: Call): T => {
    const item = found(call).get(call.parts['id'] ?? '');
    if (!item) throw new ProtocolError(404, 'Not Found');
    return item;
  };
  return {
    items: (call) => {
      const { start, end } = listRange(call.params);
      return json([...found(call).values()].slice(start, end).map((item) => item.shown));
    },
    showItem: (call) => json(itemOf(call).shown),
    putItem: (call) => {
      const id = call.parts['id'] ?? '';
      const body = parseBody(call);
      if (!isObject(body)) throw new ProtocolError(400, 'Bad JSON.');
      found(call).set(id, kind.parse(id, body));
      call.engine.changed();
      return json({ ...body, id });
    },
    removeItem: (call) => {
      const id = call.parts['id'] ?? '';
      if (!found(call).delete(id)) throw new ProtocolError(404, 'Could not find that `id`.');
      call.engine.changed();
      return json({ id });
    },
    list: (call) => json([...kind.sets(call)].map(([name, items]) => shown(name, items))),
    show: (call) => json(shown(nameOf(call), found(call))),
    put: (call) => {
      const body = parseBody(call);
      const items = isObject(body) ? body['items'] : undefined;
      if (!Array.isArray(items)) throw new ProtocolError(400, "Missing or invalid 'items' field");
      const parsed = items.map((item: unknown) => kind.parse(idOf(item), item));
      kind.sets(call).set(nameOf(call), new Map(parsed.map((item) => [item.id, item])));
      call.engine.changed();
      return json(shown(nameOf(call), found(call)));
    },
    remove: (call) => {
      found(call);
      kind.sets(call).delete(nameOf(call));
      call.engine.changed();
      return json({ name: nameOf(call) });
    },
  };
}

function idOf(item: unknown): string {
  if (isObject(item) && typeof item['id'] === 'string') return item['id'];
  throw new ProtocolError(400, 'Missing `id` field.');
}

/** `/synonym_sets` of the protocol's version 30. */
export const synonymSetRoutes = handlers(synonymKind);
/** `/curation_sets` of the protocol's version 30. */
export const curationSetRoutes = handlers(curationKind);
