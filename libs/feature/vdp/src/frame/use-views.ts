import { call, routes } from '@forecourt/platform-client';
import type { Car } from '@forecourt/vehicle';
import { useEffect, useState } from 'react';
import { remember, remembered } from './remembered.ts';

/**
 * How often a vehicle was looked at: as its page says, then as the platform says, which is asked once in a visit and counts this
 * look. Null for a vehicle that nobody has seen. (VD-21; ruling 63)
 */
export function useViews(
  car: Pick<Car, 'id' | 'slug' | 'views' | 'photos_count' | 'updated_at'>,
  site: string,
) {
  const { id, slug, views, photos_count: photosCount, updated_at: updatedAt } = car;
  const [fresh, setFresh] = useState<number | null>(null);
  useEffect(() => {
    const storage = () => window.sessionStorage;
    const key = `forecourt:${site}:views:${id}`;
    const known = remembered(storage, key);
    let gone = false;
    const told = (count: number | null) => {
      if (!gone && count !== null && Number.isFinite(count)) setFresh(count);
    };
    if (known !== null) queueMicrotask(() => told(Number(known)));
    else
      void askViews(slug, { photosCount, updatedAt, site }).then((count) => {
        if (count !== null) remember(storage, key, String(count));
        told(count);
      });
    return () => {
      gone = true;
    };
  }, [id, slug, photosCount, updatedAt, site]);
  return fresh || views || null;
}

/** The count of the platform; null when it has none or does not answer. The version keeps caches in between from mixing pages. */
async function askViews(
  slug: string,
  version: { photosCount: number | null; updatedAt: string | null; site: string },
): Promise<number | null> {
  const query = {
    photos_count: version.photosCount?.toString(),
    updated_at: version.updatedAt ?? undefined,
    website_id: version.site,
  };
  const view = await call(routes.carView, { params: { slug }, query }).catch(() => null);
  return typeof view?.views === 'number' ? view.views : null;
}
