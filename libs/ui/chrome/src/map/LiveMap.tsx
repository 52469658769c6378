import { lazyModule } from '@forecourt/browser';
import { useCallback } from 'react';
import { BESIDE_THE_BUTTON, PlaceFigure } from '../PlaceFigure.tsx';
import { MapBox } from './MapBox.tsx';
import type { MapSource, Position } from './mapSource.ts';

export interface LiveMapProps {
  /** Name of the place on the map marker. */
  name: string;
  /** Shown while the map is not loaded. */
  address: string;
  at: Position;
  /** Link to an external map, as fallback. */
  href: string;
  source: MapSource;
  /** How much of a wide map's left side is covered by other content, pixels. */
  covered?: number;
  /** Classes for height and shape. */
  className?: string;
}

const mapDrawer = lazyModule(() => import('./drawMap.ts'));

/** The address, and in its place the map after consent. */
export function LiveMap(props: LiveMapProps) {
  const { name, address, at, href, source, covered = 0, className } = props;
  const { styleUrl, attribution } = source;
  const { lat, long } = at;
  const draw = useCallback(
    async (ground: HTMLElement, signal: AbortSignal) => {
      const { drawMap } = await mapDrawer();
      await drawMap(ground, { styleUrl, attribution, places: [{ name, lat, long }], covered }, signal);
    },
    [styleUrl, attribution, name, lat, long, covered],
  );
  return (
    <MapBox source={source} draw={draw} href={href} className={className}>
      <PlaceFigure address={address} className={BESIDE_THE_BUTTON} />
    </MapBox>
  );
}
