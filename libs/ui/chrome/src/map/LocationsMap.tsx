import { lazyModule } from '@forecourt/browser';
import { useCallback } from 'react';
import { BESIDE_THE_BUTTON, PlacesFigure } from '../PlaceFigure.tsx';
import { MapBox } from './MapBox.tsx';
import type { MapPlace, MapSource } from './mapSource.ts';

/** Where several places are: their towns, and the provider of a live map. */
export interface LocationsMapProps {
  /** The places on the map. A new list draws the map again. */
  places: readonly MapPlace[];
  /** Their towns, each once; shown while the map is not loaded. */
  towns: readonly string[];
  source: MapSource;
  /** Classes for height and shape. */
  className?: string;
}

const mapDrawer = lazyModule(() => import('./drawMap.ts'));

/** The number and towns of several places, and in their place a map of all of them after consent. */
export function LocationsMap({ places, towns, source, className }: LocationsMapProps) {
  const { styleUrl, attribution } = source;
  const draw = useCallback(
    async (ground: HTMLElement, signal: AbortSignal) => {
      const { drawMap } = await mapDrawer();
      await drawMap(ground, { styleUrl, attribution, places, covered: 0 }, signal);
    },
    [styleUrl, attribution, places],
  );
  return (
    <MapBox source={source} draw={draw} className={className}>
      <PlacesFigure count={places.length} towns={towns} className={BESIDE_THE_BUTTON} />
    </MapBox>
  );
}
