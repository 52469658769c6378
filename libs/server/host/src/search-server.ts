import type { SearchPort } from '@forecourt/api';

/** A search engine at an address, e.g. `https://search.example:8108`. */
export function searchServer({ url, apiKey }: { url: string; apiKey: string }): SearchPort {
  const base = url.replace(/\/+$/, '');
  return { keyOf: () => apiKey, fetch: (path, init) => fetch(base + path, init) };
}
