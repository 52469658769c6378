import { MOST_FAVOURITES } from './favourite.ts';

/** What was done to a saved vehicle, or why not; `unsent`: the account did not take it. */
export type SaveNews = 'saved' | 'removed' | 'noted' | 'full' | 'unsent';

/** What else the text says. */
interface SaveFacts {
  /** False if the browser cannot store the list. */
  kept: boolean;
  /** True if the account has it only when the browser is online again. */
  later?: boolean | undefined;
  /** Why the account does not have it. */
  error?: string | undefined;
}

const LATER = '. Your account gets this when you’re back online.';

/** The text of the toast, with a warning if the browser cannot store the list. */
export function saveNews(
  news: SaveNews,
  name: string,
  { kept, later = false, error = '' }: SaveFacts,
): { title: string; text: string } {
  if (news === 'removed')
    return { title: 'Car Removed', text: `${name} is no longer in your watchlist${later ? LATER : ''}` };
  if (news === 'noted')
    return { title: 'Note saved', text: `Your note about ${name} is kept${later ? LATER : ''}` };
  if (news === 'unsent') return { title: `${name} is not up to date in your account yet`, text: error };
  if (news === 'full')
    return {
      title: 'Your watchlist is full',
      text: `It has room for ${MOST_FAVOURITES}. Remove one to save ${name}.`,
    };
  const saved = `${name} is now available in your watchlist`;
  return {
    title: 'Car Saved In Watchlist',
    text: kept ? `${saved}${later ? LATER : ''}` : `${saved}. This browser keeps it for this visit only.`,
  };
}
