import { LngLatBounds, Map as LibreMap, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { firstView } from './firstView.ts';
import type { MapStyle, Position } from './mapSource.ts';

/** Closest zoom of a first view: street names are visible. */
export const STREET_ZOOM = 15;

/** Minimum map width at which `covered` applies, pixels. */
const WIDE = 640;

/** Height of the button on top of the map that hides it, pixels. */
const BUTTON_HEIGHT = 56;

/** Touch-size buttons; the attribution uses the page's font. */
const LOOK = [
  '[&_.maplibregl-ctrl-group_button]:size-11!',
  '[&_.maplibregl-ctrl-attrib]:font-text',
  '[&_.maplibregl-cooperative-gesture-screen]:font-text',
];

export interface MapOpening extends MapStyle {
  /** Accessible name of the map. */
  title: string;
  /** Width at the left that is covered by other content, pixels. */
  covered?: number;
  /** What the first view has; one place is in its middle. */
  places: readonly Position[];
  /** Room at the edges of the first view, pixels. */
  room: { top: number; bottom: number; left: number; right: number };
  /** Adds what the first view shows. */
  furnish?(map: LibreMap): void;
}

/**
 * Opens a map in an element, until `signal` aborts. Cooperative gestures: one finger scrolls the page and two pan the
 * map; the wheel scrolls the page unless Ctrl or Cmd is pressed.
 *
 * @returns the map when it is visible; null if `signal` has aborted.
 * @throws Error when the map fails: no WebGL, no style, no tile. The element is empty again then.
 */
export async function openMap(
  ground: HTMLElement,
  opening: MapOpening,
  signal: AbortSignal,
): Promise<LibreMap | null> {
  if (signal.aborted) return null;
  setWorkerUrl(new URL(workerAddress, window.location.href).href);
  const { styleUrl, attribution, title, covered = 0, places, room, furnish } = opening;
  const bounds = boundsOf(places);
  ground.classList.add(...LOOK);
  try {
    const map = new LibreMap({
      container: ground,
      style: styleUrl,
      center: bounds.getCenter(),
      zoom: STREET_ZOOM,
      cooperativeGestures: true,
      attributionControl: attribution === null ? {} : { customAttribution: escaped(attribution) },
      dragRotate: false,
      touchPitch: false,
      pitchWithRotate: false,
      fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
      locale: { 'Map.Title': title },
    });
    const remove = () => map.remove();
    signal.addEventListener('abort', remove, { once: true });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.setPadding({ top: BUTTON_HEIGHT, left: ground.clientWidth >= WIDE ? covered : 0 });
    map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
    furnish?.(map);
    if (places.length > 1) map.fitBounds(bounds, { padding: room, maxZoom: STREET_ZOOM, animate: false });
    await firstView(map).catch((error: unknown) => {
      signal.removeEventListener('abort', remove);
      if (!signal.aborted) remove();
      throw error;
    });
    return signal.aborted ? null : map;
  } catch (error) {
    ground.replaceChildren();
    throw error;
  }
}

/** The smallest area that has all places. */
export function boundsOf(places: readonly Position[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lat, long } of places) bounds.extend([long, lat]);
  return bounds;
}

/** Escapes the attribution, which the map renders as HTML. */
function escaped(text: string): string {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
}
