import { Marker } from 'maplibre-gl';
import type { MapView } from './mapSource.ts';
import { openMap } from './openMap.ts';

/** Room at the edges for the marks of several places, whose tips are at their places, pixels. */
const MARK_ROOM = { top: 90, bottom: 24, left: 70, right: 70 };

/**
 * Draws a map of one or more places into an element, until `signal` aborts.
 *
 * @returns when the map is visible.
 * @throws Error when the map fails, see `openMap`.
 */
export async function drawMap(ground: HTMLElement, view: MapView, signal: AbortSignal): Promise<void> {
  const { styleUrl, attribution, places, covered } = view;
  const [first, second] = places;
  await openMap(
    ground,
    {
      styleUrl,
      attribution,
      title: first && !second ? `Map around ${first.name}` : `Map of ${places.length} locations`,
      covered,
      places,
      room: MARK_ROOM,
      furnish(map) {
        for (const place of places)
          new Marker({ element: mark(place.name), anchor: 'bottom' })
            .setLngLat([place.long, place.lat])
            .addTo(map);
      },
    },
    signal,
  );
}

/** A label above a pin whose tip is the place. */
function mark(name: string): HTMLElement {
  const label = document.createElement('span');
  label.className =
    'max-w-60 truncate rounded-tag bg-surface px-2 py-1 font-text text-small font-semibold text-ink shadow-raised';
  label.textContent = name;
  const pin = document.createElementNS(SVG, 'svg');
  pin.setAttribute('viewBox', '0 0 40 54');
  pin.setAttribute('class', 'h-13.5 w-10');
  pin.append(
    shape('path', {
      d: 'M20 52C9 38 2 31 2 20a18 18 0 0 1 36 0c0 11-7 18-18 32z',
      class: 'fill-brand stroke-surface',
      'stroke-width': '3',
    }),
    shape('circle', { cx: '20', cy: '20', r: '6', class: 'fill-surface' }),
  );
  const whole = document.createElement('div');
  whole.className = 'pointer-events-none grid justify-items-center gap-1';
  whole.setAttribute('role', 'img');
  whole.setAttribute('aria-label', name);
  whole.append(label, pin);
  return whole;
}

const SVG = 'http://www.w3.org/2000/svg';

function shape(kind: 'path' | 'circle', attributes: Record<string, string>): SVGElement {
  const element = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
