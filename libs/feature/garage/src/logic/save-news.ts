import { MOST_FAVOURITES } from './favourites-slice.ts';

/** What happened to a vehicle whose button was pressed. */
export type SaveNews = 'saved' | 'removed' | 'full';

/** Words of the toast; with what a visitor should know where the browser keeps nothing. */
export function saveNews(
  news: SaveNews,
  name: string,
  { kept }: { kept: boolean },
): { title: string; text: string } {
  if (news === 'removed') return { title: 'Car Removed', text: `${name} is no longer in your watchlist` };
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
