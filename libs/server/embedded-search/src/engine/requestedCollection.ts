import type { JsonObject } from '../protocol/json.ts';
import { isObject } from '../protocol/json.ts';
import type { Engine } from './Engine.ts';
import { paramText } from './searchRequest.ts';

/**
 * The collection of one search in a multi-search, with the same precedence as in the search itself: the URL, then the search, then
 * its preset. Empty if none of them names one. Key permissions are checked against it.
 */
export function requestedCollection(
  engine: Engine,
  search: unknown,
  address: ReadonlyMap<string, string>,
): string {
  const own: JsonObject = isObject(search) ? search : {};
  const preset = engine.presets.get(address.get('preset') ?? paramText(own['preset']) ?? '');
  return address.get('collection') ?? paramText(own['collection']) ?? paramText(preset?.['collection']) ?? '';
}
