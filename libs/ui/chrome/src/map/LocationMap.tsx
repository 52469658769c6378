import { PlaceFigure } from '../PlaceFigure.tsx';
import { LiveMap } from './LiveMap.tsx';
import type { LiveMapProps } from './LiveMap.tsx';
import type { MapSource } from './mapSource.ts';

/** Where a place is: its address, and the provider of a live map. */
export interface LocationMapProps extends Omit<LiveMapProps, 'source'> {
  /** Map provider; null shows only the address. */
  source: MapSource | null;
}

/**
 * Where a place is. It starts as the address, without third-party requests; if the site has a map provider, the visitor can load
 * the live map in the same box.
 */
export function LocationMap({ source, ...rest }: LocationMapProps) {
  return source ? (
    <LiveMap source={source} {...rest} />
  ) : (
    <PlaceFigure address={rest.address} className={rest.className} />
  );
}
