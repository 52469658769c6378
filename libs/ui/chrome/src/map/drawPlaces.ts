import { Marker } from 'maplibre-gl';
import type { Map as LibreMap } from 'maplibre-gl';
import { nearGroups, PLACES_LAYER, placesSource } from './nearGroups.ts';
import type { NearGroup } from './nearGroups.ts';
import type { ChoicePlace, MapStyle, PlaceCounts } from './mapSource.ts';
import { boundsOf, openMap, STREET_ZOOM } from './openMap.ts';
import { canChoose, countMark, countOf, labelMark } from './countMark.ts';

/** Room at the edges of a view for round marks with a name below, pixels. */
const MARK_ROOM = { top: 32, bottom: 48, left: 48, right: 48 };

export interface PlacesView extends MapStyle {
  /** Accessible name of the map. */
  title: string;
  places: readonly ChoicePlace[];
  /** What the marks say at first. */
  now: PlaceCounts;
  /** A count in words: "34 vehicles". */
  words(count: number): string;
  /** Called with the id of the place whose mark is pressed. */
  onChoose(id: string): void;
}

/** A visible map of places. */
export interface PlacesMap {
  /** Shows other counts and choices. */
  update(now: PlaceCounts): void;
}

/**
 * Draws a map of places with their counts into an element, until `signal` aborts. Marks are buttons: that of a place chooses it; that
 * of several places that are too close together moves the map to them.
 *
 * @returns when the map is visible; null if `signal` has aborted.
 * @throws Error when the map fails, see `openMap`.
 */
export async function drawPlaces(
  ground: HTMLElement,
  view: PlacesView,
  signal: AbortSignal,
): Promise<PlacesMap | null> {
  const { styleUrl, attribution, title, places, now } = view;
  const counted = places.filter(({ id }) => countOf(id, now) > 0);
  const inView = counted.length > 0 ? counted : places;
  const map = await openMap(
    ground,
    { styleUrl, attribution, title, places: inView, room: MARK_ROOM },
    signal,
  );
  return map && markPlaces(map, view);
}

function markPlaces(map: LibreMap, view: PlacesView): PlacesMap {
  const { places } = view;
  let { now } = view;
  const marks = new Map<string, { marker: Marker; group: NearGroup }>();
  const label = ({ marker, group }: { marker: Marker; group: NearGroup }) =>
    labelMark(marker.getElement(), placesOf(group), now, view.words);
  const placesOf = ({ members }: NearGroup) => places.filter((_place, index) => members.includes(index));

  /**
   * Marks what is in view. A mark that stays keeps its element, and so the focus; where a mark with the focus goes, the mark that now
   * has its places gets it, or the map when none is in view.
   */
  function sync(): void {
    const groups = nearGroups(map, places);
    let lost: NearGroup | undefined;
    for (const [key, { marker, group }] of marks)
      if (!groups.has(key)) {
        if (marker.getElement() === document.activeElement) lost = group;
        marker.remove();
        marks.delete(key);
      }
    for (const [key, group] of groups) {
      if (marks.has(key)) continue;
      const element = countMark(() => press(group));
      const marker = new Marker({ element }).setLngLat([group.long, group.lat]).addTo(map);
      marks.set(key, { marker, group });
      label({ marker, group });
    }
    if (lost) (markOf(lost.members) ?? map.getCanvas()).focus({ preventScroll: true });
  }
  const markOf = (wanted: readonly number[]) =>
    [...marks.values()]
      .find(({ group: { members } }) => members.some((each) => wanted.includes(each)))
      ?.marker.getElement();
  function press(group: NearGroup): void {
    const [place, second] = placesOf(group);
    if (!place) return;
    if (second) map.fitBounds(boundsOf(placesOf(group)), { padding: MARK_ROOM, maxZoom: STREET_ZOOM });
    else if (canChoose(place.id, now)) view.onChoose(place.id);
  }

  map.addSource(PLACES_LAYER.source, placesSource(places));
  map.addLayer(PLACES_LAYER);
  map.on('render', () => {
    if (map.isSourceLoaded(PLACES_LAYER.source)) sync();
  });
  return {
    update(next) {
      now = next;
      for (const mark of marks.values()) label(mark);
    },
  };
}
