import { track } from '@forecourt/analytics';
import { openSharedStore } from '@forecourt/store';
import type { SiteState } from '@forecourt/store';
import type { SavableCar } from '@forecourt/vehicle';
import { MOST_FAVOURITES, favouriteOf } from '../logic/favourite.ts';
import { favouriteRemoved, favouriteSaved } from '../logic/favourites-slice.ts';
import type { SaveNews } from '../logic/save-news.ts';

/** Saves a vehicle, or removes it if it is saved; a full list stays as it is. `kept` is false if the browser stores nothing. */
export function toggleSaved(slug: string, car: SavableCar): { news: SaveNews; kept: boolean } {
  const store = openSharedStore(slug);
  const { favourites = [] }: SiteState = store.getState();
  const favourite = favouriteOf(car);
  if (favourites.some(({ id }) => id === favourite.id)) {
    store.dispatch(favouriteRemoved(favourite.id));
    return { news: 'removed', kept: kept(store.getState()) };
  }
  if (favourites.length === MOST_FAVOURITES) return { news: 'full', kept: kept(store.getState()) };
  store.dispatch(favouriteSaved(favourite));
  track('watchlist_save', { car_id: car.id });
  return { news: 'saved', kept: kept(store.getState()) };
}

const kept = ({ storage }: SiteState): boolean => storage?.kept ?? true;
