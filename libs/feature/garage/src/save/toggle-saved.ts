import { openSharedStore } from '@forecourt/store';
import type { SiteState, SiteStore } from '@forecourt/store';
import type { SavableCar } from '@forecourt/vehicle';
import { MOST_COMPARED } from '../logic/compared-ids.ts';
import { MOST_FAVOURITES } from '../logic/favourite.ts';
import { favouriteOf } from '../logic/favourite-of.ts';
import type { Favourite } from '../logic/favourite.ts';
import { favouriteRemoved, favouriteSaved } from '../logic/favourites-slice.ts';
import type { SaveNews } from '../logic/save-news.ts';
import type { LastNews } from './last-news.ts';

/**
 * Saves a vehicle, or removes it if it is saved; a full list stays as it is. `kept` is false if the browser stores nothing. `compare`
 * are the ids of the vehicles saved last, if there are two or more to compare.
 */
export function toggleSaved(slug: string, car: SavableCar): Omit<LastNews, 'name'> {
  const store = openSharedStore(slug);
  const news = toggle(store, favouriteOf(car));
  const { storage, favourites = [] }: SiteState = store.getState();
  const last = favourites.slice(-MOST_COMPARED).map(({ id }) => id);
  return { news, kept: storage?.kept ?? true, compare: news === 'saved' && last.length > 1 ? last : [] };
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
