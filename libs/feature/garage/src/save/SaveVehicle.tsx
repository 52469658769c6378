import { track } from '@forecourt/analytics';
import { Link, ToastRegion } from '@forecourt/primitives';
import { useFeatureOptions, useSite } from '@forecourt/site-config/react';
import { StoreProvider, useSiteDispatch, useSiteState } from '@forecourt/store';
import { favouriteVisible } from '@forecourt/vehicle';
import type { FavouriteCar } from '@forecourt/vehicle';
import { SaveButton } from '@forecourt/vehicle-ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { favouriteOf } from '../logic/favourite.ts';
import { MOST_FAVOURITES, favouriteRemoved, favouriteSaved } from '../logic/favourites-slice.ts';
import { saveNews } from '../logic/save-news.ts';
import type { SaveNews } from '../logic/save-news.ts';
import type { garage } from '../manifest.ts';

export interface SaveVehicleProps {
  car: FavouriteCar & Parameters<typeof favouriteOf>[0];
}

/** Timeout of a toast, milliseconds. */
const TOAST_MS = 1_000_000;

/** The button that saves a vehicle in this browser or removes it, with a toast. */
export default function SaveVehicle({ car }: SaveVehicleProps) {
  return (
    <StoreProvider slug={useSite().slug}>
      <Save car={car} />
    </StoreProvider>
  );
}

function Save({ car }: SaveVehicleProps) {
  const options = useFeatureOptions<typeof garage>('garage');
  const dispatch = useSiteDispatch();
  const favourites = useSiteState((state) => state.favourites);
  const { read, kept } = useSiteState(({ storage }) => storage) ?? { read: false, kept: true };
  const [news, setNews] = useState<SaveNews | null>(null);
  useEffect(() => {
    if (!news) return;
    const timer = setTimeout(() => setNews(null), TOAST_MS);
    return () => clearTimeout(timer);
  }, [news]);
  if (!read || !favourites || !options) return null;
  const { id } = favouriteOf(car);
  const saved = favourites.some((favourite) => favourite.id === id);

  function toggle() {
    const next = saved ? 'removed' : favourites?.length === MOST_FAVOURITES ? 'full' : 'saved';
    if (saved) dispatch(favouriteRemoved(id));
    else dispatch(favouriteSaved(favouriteOf(car)));
    if (next === 'saved') track('watchlist_save', { car_id: car.id });
    setNews(next);
  }

  return (
    <>
      {favouriteVisible(car, { saved, rules: options.save }) && (
        <SaveButton name={car.name} saved={saved} onToggle={toggle} />
      )}
      {createPortal(
        <ToastRegion
          toast={
            news && {
              ...saveNews(news, car.name, { kept }),
              action: <Link href={`/${options.path}`}>View List</Link>,
            }
          }
          onDismiss={() => setNews(null)}
        />,
        document.body,
      )}
    </>
  );
}
