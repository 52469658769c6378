import { useStored } from '@forecourt/browser';
import type { Stored } from '@forecourt/browser';
import { mayBeSignedIn } from '../watchlist/sign-in-hint.ts';
import { savedList } from './saved-list.ts';

const savedIds: Stored<ReadonlySet<string>> = {
  ...savedList,
  read: (state) => new Set(savedList.read(state).map(({ id }) => id)),
  initial: new Set(),
};

/**
 * The ids of the vehicles saved in this browser; empty on the server and during hydration. Where only accounts save, a browser that is not
 * signed in shows none.
 */
export function useSavedIds(slug: string, storage?: 'browser' | 'account'): ReadonlySet<string> {
  const saved = useStored(slug, savedIds);
  return storage === 'account' && !mayBeSignedIn() ? savedIds.initial : saved;
}
