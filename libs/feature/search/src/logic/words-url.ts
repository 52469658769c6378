/**
 * A search URL with plain-language words added, for `understandRequest`.
 *
 * @example wordsUrl('/search/used-cars', 'red suv') // '/search/used-cars?words=red+suv'
 */
export function wordsUrl(searchUrl: string, words: string): string {
  return `${searchUrl}${searchUrl.includes('?') ? '&' : '?'}${new URLSearchParams({ words }).toString()}`;
}

/**
 * The text query for the plain-language words in a URL; null without words.
 *
 * @example wordsAsText('/search/used-cars?words=red+suv') // '/search/used-cars?query=red+suv'
 */
export function wordsAsText(url: string): string | null {
  const { words, searchUrl } = splitWords(url);
  if (words === null) return null;
  const [path = '', rest] = searchUrl.split('?');
  const params = new URLSearchParams(rest);
  params.set('query', words);
  return `${path}?${params.toString()}`;
}

/** The plain-language words in a URL, and the URL without them. */
export function splitWords(url: string): { words: string | null; searchUrl: string } {
  const [path = '', query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  const words = params.get('words');
  params.delete('words');
  const rest = params.toString();
  return { words, searchUrl: words === null ? url : `${path}${rest === '' ? '' : `?${rest}`}` };
}
