import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';

/** The parameters of one search, gathered from address, body, key and preset. */
export interface SearchRequest {
  /** All but the filters, as text. */
  params: Map<string, string>;
  /** The filters of client and preset, kept separate: joined as text, one could change the meaning of another (injection). */
  filters: string[];
  /** What a scoped key filters by: nothing gets past it. */
  required: string[];
}

/** A request from the parameters of an address and, where there are some, of a body; those of the address win, filters add up. Throws a 400. */
export function searchRequest(address: ReadonlyMap<string, string>, body: JsonObject = {}): SearchRequest {
  const request: SearchRequest = { params: new Map(), filters: [], required: [] };
  addParams(request, Object.fromEntries(address));
  addParams(request, body);
  return request;
}

/** Adds parameters to those that are already there, which win; filters add up. Throws a 400. */
export function addParams({ params, filters }: SearchRequest, more: JsonObject): void {
  for (const [name, value] of Object.entries(more)) {
    const text = paramText(value);
    if (text === undefined) throw new ProtocolError(400, 'One or more search parameters are malformed.');
    if (name === 'filter_by') filters.push(text);
    else if (!params.has(name)) params.set(name, text);
  }
}

/** Puts a scoped key's parameters in; they win, but for its filter, which adds up. Throws a 400. */
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

/** A parameter as text; undefined for what can be none. */
export function paramText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
