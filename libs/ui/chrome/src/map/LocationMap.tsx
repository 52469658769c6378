import { MapDrawing } from '../MapDrawing.tsx';
import { LiveMap } from './LiveMap.tsx';
import type { LiveMapProps } from './LiveMap.tsx';
import type { MapSource } from './map-source.ts';

export interface LocationMapProps extends Omit<LiveMapProps, 'source'> {
  /** Who draws a map of the place; null leaves the drawing. */
  source: MapSource | null;
}

/**
 * Where a place is. It stands as a drawing, for which nobody is asked; where the site has a source of maps, the visitor may have
 * the map itself in the same room.
 */
export function LocationMap({ source, ...rest }: LocationMapProps) {
  return source ? (
    <LiveMap source={source} {...rest} />
  ) : (
    <MapDrawing label={rest.label} className={rest.className} />
  );
}
