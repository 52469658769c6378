import { wordsSearch } from '../words/wordsSearch.ts';
import { now } from './site.ts';
import { findPlace, wordsSite } from './wordsSite.ts';

/** The decoded query of the resulting URL, without the search root. */
export function queryOf(words: string): string {
  const { url } = wordsSearch(words, {}, wordsSite, { now, findPlace });
  const [path = '', query = ''] = url.split('?');
  if (!path.startsWith('/search/')) throw new Error(`${path} is no search.`);
  const params = [...new URLSearchParams(query)].map(([key, value]) => `${key}=${value}`).join('&');
  return path === '/search/new-used-and-demo-cars/' ? params : `${path}${params && `?${params}`}`;
}
