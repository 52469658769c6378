import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';

/** The parameters of one search, merged from URL, body, key and preset. */
export interface SearchRequest {
  /** All parameters except the filters, as text. */
  params: Map<string, string>;
  /** The filters of client and preset, kept separate: joined as text, one could change the meaning of another (injection). */
  filters: string[];
  /** The filter embedded in a scoped key: every result passes it. */
  required: string[];
}

/** A request from the URL parameters and the body, if any; URL parameters override, filters are combined with AND. Throws a 400. */
export function searchRequest(address: ReadonlyMap<string, string>, body: JsonObject = {}): SearchRequest {
  const request: SearchRequest = { params: new Map(), filters: [], required: [] };
  addParams(request, Object.fromEntries(address));
  addParams(request, body);
  return request;
}

/** Adds parameters; existing ones take precedence, filters are combined with AND. Throws a 400. */
export function addParams({ params, filters }: SearchRequest, more: JsonObject): void {
  for (const [name, value] of Object.entries(more)) {
    const text = paramText(value);
    if (text === undefined) throw new ProtocolError(400, 'One or more search parameters are malformed.');
    if (name === 'filter_by') filters.push(text);
    else if (!params.has(name)) params.set(name, text);
  }
}

/** Adds the parameters of a scoped key; they override, but its filter is combined with AND. Throws a 400. */
export function addEmbedded({ params, required }: SearchRequest, embedded: JsonObject): void {
  for (const [name, value] of Object.entries(embedded)) {
    if (name === 'expires_at') continue;
    const text = paramText(value);
    if (text === undefined)
      throw new ProtocolError(400, 'Error applying search parameters inside Scoped Search API key');
    if (name === 'filter_by') required.push(text);
    else params.set(name, text);
  }
}

/** A parameter as text; undefined for a value that is not a parameter. */
export function paramText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
