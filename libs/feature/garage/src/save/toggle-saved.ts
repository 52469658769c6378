import { track } from '@forecourt/analytics';
import { openSharedStore } from '@forecourt/store';
import type { SiteState, SiteStore } from '@forecourt/store';
import type { SavableCar } from '@forecourt/vehicle';
import { MOST_FAVOURITES, favouriteOf } from '../logic/favourite.ts';
import type { Favourite } from '../logic/favourite.ts';
import { favouriteRemoved, favouriteSaved } from '../logic/favourites-slice.ts';
import type { SaveNews } from '../logic/save-news.ts';

export { flyHeart } from './fly-heart.ts';

/** Saves a vehicle, or removes it if it is saved; a full list stays as it is. `kept` is false if the browser stores nothing. */
export function toggleSaved(slug: string, car: SavableCar): { news: SaveNews; kept: boolean } {
  const store = openSharedStore(slug);
  const news = toggle(store, favouriteOf(car));
  if (news === 'saved') track('watchlist_save', { car_id: car.id });
  const { storage }: SiteState = store.getState();
  return { news, kept: storage?.kept ?? true };
}

function toggle(store: SiteStore, favourite: Favourite): SaveNews {
  const { favourites = [] }: SiteState = store.getState();
  if (favourites.some(({ id }) => id === favourite.id)) {
    store.dispatch(favouriteRemoved(favourite.id));
    return 'removed';
  }
  if (favourites.length === MOST_FAVOURITES) return 'full';
  store.dispatch(favouriteSaved(favourite));
  return 'saved';
}
