import { useState, useSyncExternalStore } from 'react';
import { siteStorage } from './siteStorage.ts';
import type { StorageArea } from './siteStorage.ts';

const never = () => () => {};

/**
 * Whether the visitor has dismissed something, and the function that dismisses it. False on the server and while hydrating, so that
 * the page is the same for everyone.
 *
 * @param area `sessionStorage` for the rest of the visit, `localStorage` for good.
 * @param slug of the site.
 * @param name of what is dismissed, unique in the site.
 */
export function useDismissed(area: StorageArea, slug: string, name: string): [boolean, () => void] {
  const before = useSyncExternalStore(
    never,
    () => siteStorage(area, slug).get(name) !== null,
    () => false,
  );
  const [now, setNow] = useState<string | null>(null);
  const dismiss = () => {
    siteStorage(area, slug).set(name, '1');
    setNow(name);
  };
  return [before || now === name, dismiss];
}
