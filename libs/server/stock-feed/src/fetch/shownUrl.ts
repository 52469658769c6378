import { hash } from 'node:crypto';

/**
 * The address of a feed for logs, mails and lists: the values of its query may be secrets, and are left out.
 *
 * @example shownUrl('https://feeds.example/stock?dealer=7&token=abc') // 'https://feeds.example/stock?dealer=…&token=…'
 */
export function shownUrl(address: string): string {
  const url = new URL(address);
  // What stands without a value, or without a name, may be the secret itself.
  const parts = [...url.searchParams].map(([name, value]) =>
    name === '' || value === '' ? '…' : `${encodeURIComponent(name)}=…`,
  );
  const query = parts.length === 0 ? '' : `?${parts.join('&')}`;
  return `${url.protocol}//${url.host}${url.pathname}${query}`;
}

/** The same for the history, which has to tell that a value of the query has changed: with a mark of the whole address. */
export function sourceMark(address: string): string {
  const shown = shownUrl(address);
  return shown === address ? address : `${shown} (${hash('sha256', address, 'hex').slice(0, 8)})`;
}
