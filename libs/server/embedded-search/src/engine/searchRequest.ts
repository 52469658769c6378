import type { JsonObject } from '../protocol/json.ts';
import { ProtocolError } from '../protocol/ProtocolError.ts';

/** Adds the parameters of a body to those that are already there, which win; filters are joined. Throws a 400. */
export function applyParams(params: Map<string, string>, more: JsonObject): void {
  for (const [name, value] of Object.entries(more)) {
    const text = paramText(value);
    if (text === undefined) throw new ProtocolError(400, 'One or more search parameters are malformed.');
    if (!params.has(name)) params.set(name, text);
    else if (name === 'filter_by') joinFilters(params, text);
  }
}

/** Puts a scoped key's parameters in; they win, but for filters, which are joined. */
export function applyEmbedded(params: Map<string, string>, embedded: JsonObject): void {
  for (const [name, value] of Object.entries(embedded)) {
    if (name === 'expires_at') continue;
    const text = paramText(value);
    if (text === undefined)
      throw new ProtocolError(400, 'Error applying search parameters inside Scoped Search API key');
    if (name === 'filter_by' && params.has(name)) joinFilters(params, text);
    else params.set(name, text);
  }
}

function joinFilters(params: Map<string, string>, more: string): void {
  const filters = [params.get('filter_by') ?? '', more].filter((filter) => filter !== '');
  params.set('filter_by', filters.map((filter) => `(${filter})`).join(' && '));
}

function paramText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}
