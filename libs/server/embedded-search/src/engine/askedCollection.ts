import type { JsonObject } from '../protocol/json.ts';
import { isObject } from '../protocol/json.ts';
import type { Engine } from './Engine.ts';
import { paramText } from './searchRequest.ts';

/**
 * The collection of one search in a multi-search, by the same precedence as in the search itself: a name in the URL goes before the
 * search's own, and both before that of a preset. Empty where none is named. Keys are checked against it.
 */
export function askedCollection(
  engine: Engine,
  search: unknown,
  address: ReadonlyMap<string, string>,
): string {
  const own: JsonObject = isObject(search) ? search : {};
  const preset = engine.presets.get(address.get('preset') ?? paramText(own['preset']) ?? '');
  return address.get('collection') ?? paramText(own['collection']) ?? paramText(preset?.['collection']) ?? '';
}
