const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
const MAX_QUERY_STRING = 20_000;

/**
 * The path and the query parameters of a URL or a path. It never throws, while `new URL` rejects some texts that an address bar
 * accepts. Only parameters that lie entirely within the first 20,000 characters are read.
 */
export function splitUrl(url: string): { path: string; params: URLSearchParams } {
  const hash = url.indexOf('#');
  const page = (hash < 0 ? url : url.slice(0, hash)).replace(ORIGIN, '');
  const mark = page.indexOf('?');
  if (mark < 0) return { path: page, params: new URLSearchParams() };
  return { path: page.slice(0, mark), params: new URLSearchParams(wholeParams(page.slice(mark + 1))) };
}

function wholeParams(query: string): string {
  if (query.length <= MAX_QUERY_STRING) return query;
  return query.slice(0, Math.max(0, query.lastIndexOf('&', MAX_QUERY_STRING)));
}
