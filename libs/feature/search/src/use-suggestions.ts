import { lazyModule } from '@forecourt/browser';
import type { Suggest } from '@forecourt/primitives';
import { useSite } from '@forecourt/site-config/react';
import { useCallback } from 'react';

const suggestions = lazyModule(() => import('./logic/suggestions.ts'));

/** Loads the suggestions of the site's stock, for `SuggestField`. */
export function useSuggestions(searchKey: string, now: Date): () => Promise<Suggest> {
  const site = useSite();
  return useCallback(
    async () => (await suggestions()).suggestionsOf({ site, searchKey, now }),
    [site, searchKey, now],
  );
}
