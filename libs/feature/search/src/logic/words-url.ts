/**
 * A search URL with plain-language words added, for `understandRequest`.
 *
 * @example wordsUrl('/search/used-cars', 'red suv') // '/search/used-cars?words=red+suv'
 */
export function wordsUrl(searchUrl: string, words: string): string {
  return `${searchUrl}${searchUrl.includes('?') ? '&' : '?'}${new URLSearchParams({ words }).toString()}`;
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
