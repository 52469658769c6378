import { lazyPart } from '@forecourt/browser';
import { useMemo } from 'react';
import type { loadGarage } from '../logic/load-garage.ts';
import type { GarageShare } from '../logic/share.ts';

// Lazy, so that the route manifest in every page lists only one file for its route.
const GarageScreen = lazyPart(async () => (await import('./GarageScreen.tsx')).GarageScreen);

/** The page of saved vehicles: the garage, or the watchlist. */
export function GaragePage({
  page: { now, searchKey, isGarage, share = null },
}: {
  page: Omit<ReturnType<typeof loadGarage>, 'head'> & { share?: GarageShare | null };
}) {
  const instant = useMemo(() => new Date(now), [now]);
  return <GarageScreen now={instant} searchKey={searchKey} isGarage={isGarage} share={share} />;
}
