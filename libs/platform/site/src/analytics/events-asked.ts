import { siteStorage } from '@forecourt/browser';

/** Name of the key of staff in the storage of a tab; the key is empty on a development server. */
const NAME = 'debug-events';

/**
 * Whether this tab shows the events of its pages: `?debug=events` on a development server, elsewhere with `&key=` whose SHA-256 the site
 * declares. The tab remembers the key until it is closed.
 *
 * @param keyHash `analytics.debugKeyHash`; without it nobody may.
 * @param development whether the page is on a developer's machine, where no key is needed.
 */
export async function eventsAsked(
  slug: string,
  { keyHash, development }: { keyHash: string | undefined; development: boolean },
): Promise<boolean> {
  const storage = siteStorage('sessionStorage', slug);
  const query = new URLSearchParams(window.location.search);
  const asks = query.get('debug') === 'events';
  const kept = storage.get(NAME);
  if (!asks && (kept === null || kept === 'closed')) return false;
  const key = (asks ? query.get('key') : kept) ?? '';
  const allowed = development || (keyHash !== undefined && (await sha256(key)) === keyHash);
  if (allowed) storage.set(NAME, key);
  return allowed;
}

/** The tab no longer shows events. */
export const closeEvents = (slug: string): void =>
  void siteStorage('sessionStorage', slug).set(NAME, 'closed');

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
