import type { CircleLayerSpecification, GeoJSONSourceSpecification, Map as LibreMap } from 'maplibre-gl';
import type { Position } from './mapSource.ts';
import { STREET_ZOOM } from './openMap.ts';

/** Places that are nearer to each other than this are one group, pixels. */
const NEAR = 48;

/** Invisible: a source has data for as long as a layer shows it. */
export const PLACES_LAYER = {
  id: 'places',
  type: 'circle',
  source: 'places',
  paint: { 'circle-opacity': 0, 'circle-radius': 0 },
} satisfies CircleLayerSpecification;

/** Places that are too close together at the current zoom, or one place. */
export interface NearGroup extends Position {
  /** Indices of its places. */
  members: number[];
}

/** The places as a source that groups those that are close together. A feature has the indices of its places. */
export function placesSource(places: readonly Position[]): GeoJSONSourceSpecification {
  return {
    type: 'geojson',
    data: {
      type: 'FeatureCollection',
      features: places.map(({ lat, long }, index) => ({
        type: 'Feature',
        properties: { members: String(index) },
        geometry: { type: 'Point', coordinates: [long, lat] },
      })),
    },
    cluster: true,
    clusterRadius: NEAR,
    clusterMaxZoom: STREET_ZOOM - 1,
    clusterProperties: {
      members: [
        ['concat', ['accumulated'], ' ', ['get', 'members']],
        ['get', 'members'],
      ],
    },
  };
}

/** The groups in view, by a key that names their places. The map has a feature once for each tile. */
export function nearGroups(map: LibreMap, places: readonly Position[]): Map<string, NearGroup> {
  const groups = new Map<string, NearGroup>();
  const bounds = map.getBounds();
  for (const { properties, geometry } of map.querySourceFeatures(PLACES_LAYER.source)) {
    if (geometry.type !== 'Point') continue;
    const members = String(properties['members'])
      .split(' ')
      .map(Number)
      .sort((a, b) => a - b);
    const [long = 0, lat = 0] = geometry.coordinates;
    // A feature of a tile is rounded to the pixels of that tile.
    const exact = members.length === 1 ? places[members[0] ?? 0] : undefined;
    const at = { lat: exact?.lat ?? lat, long: exact?.long ?? long };
    if (bounds.contains([at.long, at.lat])) groups.set(members.join(' '), { ...at, members });
  }
  return groups;
}
