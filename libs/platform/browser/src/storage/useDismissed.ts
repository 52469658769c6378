import { useState, useSyncExternalStore } from 'react';
import { siteStorage } from './siteStorage.ts';
import type { StorageArea } from './siteStorage.ts';

const never = () => () => {};

/**
 * Whether the visitor has dismissed a notice, and the function that dismisses it. False on the server and during hydration, so that
 * the HTML is the same for every visitor.
 *
 * @param area `sessionStorage` for the rest of the visit, `localStorage` for good.
 * @param slug of the site.
 * @param name of the notice, unique in the site.
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
