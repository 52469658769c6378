import { siteStorage } from '@forecourt/browser';
import { call, routes } from '@forecourt/platform-client';
import type { Car } from '@forecourt/vehicle';
import { useEffect, useState } from 'react';

/**
 * The number of views of a vehicle: first the page's, then the platform's, which is requested once per visit and counts
 * this view. Null for a vehicle without views. (VD-21; ruling 63)
 */
export function useViews(
  car: Pick<Car, 'id' | 'slug' | 'views' | 'photos_count' | 'updated_at'>,
  site: string,
) {
  const { id, slug, views, photos_count: photosCount, updated_at: updatedAt } = car;
  const [fresh, setFresh] = useState<number | null>(null);
  useEffect(() => {
    const storage = siteStorage('sessionStorage', site);
    const known = storage.get(`views:${id}`);
    let gone = false;
    const told = (count: number | null) => {
      if (!gone && count !== null && Number.isFinite(count)) setFresh(count);
    };
    if (known !== null) queueMicrotask(() => told(Number(known)));
    else
      void askViews(slug, { photosCount, updatedAt, site }).then((count) => {
        if (count !== null) storage.set(`views:${id}`, String(count));
        told(count);
      });
    return () => {
      gone = true;
    };
  }, [id, slug, photosCount, updatedAt, site]);
  return fresh || views || null;
}

/** The platform's count; null when it has none or the request fails. The version in the URL separates cached responses. */
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
