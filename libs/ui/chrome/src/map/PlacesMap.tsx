import { lazyModule } from '@forecourt/browser';
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { PlacesMap as DrawnMap } from './drawPlaces.ts';
import { MapBox } from './MapBox.tsx';
import type { ChoicePlace, MapSource, PlaceCounts } from './mapSource.ts';

/** A map on which places are chosen, each with a count. */
export interface PlacesMapProps extends PlaceCounts {
  /** Accessible name of the map. */
  title: string;
  /** A new list draws the map again; new counts and choices change its marks, and the view stays. */
  places: readonly ChoicePlace[];
  /** A count in words: "34 vehicles". */
  words(count: number): string;
  /** Called with the id of the place whose mark is pressed. */
  onChoose(id: string): void;
  source: MapSource;
  /** Shown while the map is not loaded. */
  children?: ReactNode;
  /** Classes for height and shape. */
  className?: string;
}

const placesDrawer = lazyModule(() => import('./drawPlaces.ts'));

/** A map on which places are chosen, each with a count; it is drawn after consent. */
export function PlacesMap(props: PlacesMapProps) {
  const { title, places, source, children, className } = props;
  const { styleUrl, attribution } = source;
  const latest = useRef(props);
  const drawn = useRef<DrawnMap | null>(null);
  useEffect(() => {
    latest.current = props;
    drawn.current?.update(props);
  });
  const draw = useCallback(
    async (ground: HTMLElement, signal: AbortSignal) => {
      const { drawPlaces } = await placesDrawer();
      const view = {
        ...{ styleUrl, attribution, title, places, now: latest.current },
        words: (count: number) => latest.current.words(count),
        onChoose: (id: string) => latest.current.onChoose(id),
      };
      drawn.current = await drawPlaces(ground, view, signal);
      drawn.current?.update(latest.current);
    },
    [styleUrl, attribution, title, places],
  );
  return (
    <MapBox source={source} draw={draw} className={className}>
      {children}
    </MapBox>
  );
}
