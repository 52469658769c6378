import type { ShopperQuery } from './read-queries.ts';

const ROOT = '/search/new-used-and-demo-cars/';

/** The URL of the search that a shopper means. A badge is searched as text. */
export function searchOf(meaning: ShopperQuery['meaning']): string {
  const params = new URLSearchParams();
  const query: string[] = [];
  for (const [name, values] of meaning) {
    if (name === 'text' || name === 'badge') query.push(...values);
    else if (name === 'without') query.push(...values.map((word) => `-${word}`));
    else if (name === 'sort') params.set('sortBy', values.join(''));
    else if (name !== 'ignored') for (const value of values) params.append(name, value);
  }
  if (query.length > 0) params.set('query', query.join(' '));
  return `${ROOT}?${params.toString()}`;
}
