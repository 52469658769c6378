import { hash } from 'node:crypto';

/**
 * The address of a feed for logs, mails and lists: the values of its query may be secrets, and are left out.
 *
 * @example shownUrl('https://feeds.example/stock?dealer=7&token=abc') // 'https://feeds.example/stock?dealer=…&token=…'
 */
export function shownUrl(address: string): string {
  const url = new URL(address);
  const names = [...url.searchParams.keys()].map((name) => `${encodeURIComponent(name)}=…`);
  // A query without names is a value itself.
  const query = url.search === '' ? '' : `?${url.search.includes('=') ? names.join('&') : '…'}`;
  return `${url.protocol}//${url.host}${url.pathname}${query}`;
}

/** The same for the history, which has to tell that a value of the query has changed: with a mark of the whole address. */
export function sourceMark(address: string): string {
  const shown = shownUrl(address);
  return shown === address ? address : `${shown} (${hash('sha256', address, 'hex').slice(0, 8)})`;
}
