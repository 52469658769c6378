/**
 * The address that asks what words mean, on top of what a search address says already; see `understandRequest`.
 *
 * @example wordsUrl('/search/used-cars', 'red suv') // '/search/used-cars?words=red+suv'
 */
export function wordsUrl(searchUrl: string, words: string): string {
  return `${searchUrl}${searchUrl.includes('?') ? '&' : '?'}${new URLSearchParams({ words }).toString()}`;
}
