import { parseVersioned, siteKey, siteStorage, watchOwnWrites, watchStorage } from '@forecourt/browser';
import { useCallback, useSyncExternalStore } from 'react';
import { FAVOURITES, FAVOURITES_VERSION, parseFavourites } from '../logic/favourite.ts';

const none: ReadonlySet<string> = new Set();

/** The last text that was parsed: all hearts of a page read the same one. */
let last: { text: string | null; ids: ReadonlySet<string> } = { text: null, ids: none };

/**
 * The ids of the vehicles saved in this browser; empty on the server and during hydration, so that the HTML is the same for every
 * visitor. It reads the text that the store persists, without the code of the store.
 */
export function useSavedIds(slug: string): ReadonlySet<string> {
  const watch = useCallback(
    (changed: () => void) => {
      const own = siteKey(slug, FAVOURITES);
      const onWrite = (key: string | null) => {
        if (key === null || key === own) changed();
      };
      const stops = [watchStorage(onWrite), watchOwnWrites(onWrite)];
      return () => stops.forEach((stop) => stop());
    },
    [slug],
  );
  return useSyncExternalStore(
    watch,
    () => idsOf(siteStorage('localStorage', slug).get(FAVOURITES)),
    () => none,
  );
}

function idsOf(text: string | null): ReadonlySet<string> {
  if (text !== last.text) {
    const saved = parseFavourites(parseVersioned(text, FAVOURITES_VERSION));
    last = { text, ids: new Set(saved?.map(({ id }) => id)) };
  }
  return last.ids;
}
