import { MOST_FAVOURITES } from './favourite.ts';
import type { Favourite } from './favourite.ts';

/** A list after a heart was pressed. */
export interface ToggledList {
  list: Favourite[];
  news: 'saved' | 'removed' | 'full';
}

/**
 * The list with a vehicle saved, or removed if it is in the list. A full list stays as it is: it never drops a saved vehicle.
 *
 * @example toggleFavourite([], favourite) // { list: [favourite], news: 'saved' }
 */
export function toggleFavourite(list: Favourite[], favourite: Favourite): ToggledList {
  const others = list.filter(({ id }) => id !== favourite.id);
  if (others.length < list.length) return { list: others, news: 'removed' };
  if (list.length >= MOST_FAVOURITES) return { list, news: 'full' };
  return { list: [...list, favourite], news: 'saved' };
}
