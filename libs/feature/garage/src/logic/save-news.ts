import { MOST_FAVOURITES } from './favourite.ts';

/** The result of a click on the save button. */
export type SaveNews = 'saved' | 'removed' | 'full' | 'failed';

/** The text of the toast, with a warning if the browser cannot store the list. */
export function saveNews(
  news: SaveNews,
  name: string,
  { kept }: { kept: boolean },
): { title: string; text: string } {
  if (news === 'removed') return { title: 'Car Removed', text: `${name} is no longer in your watchlist` };
  if (news === 'failed')
    return { title: 'Not saved', text: `Check your connection, then press the heart of ${name} again.` };
  if (news === 'full')
    return {
      title: 'Your watchlist is full',
      text: `It has room for ${MOST_FAVOURITES}. Remove one to save ${name}.`,
    };
  const saved = `${name} is now available in your watchlist`;
  return {
    title: 'Car Saved In Watchlist',
    text: kept ? saved : `${saved}. This browser keeps it for this visit only.`,
  };
}
