import { Map as LibreMap, LngLatBounds, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import workerAddress from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { firstView } from './firstView.ts';
import type { MapPlace, MapView } from './mapSource.ts';

/** Initial zoom: street names are visible. */
const ZOOM = 15;

/** Minimum map width at which `covered` applies, pixels. */
const WIDE = 640;

/** Height of the button on top of the map that hides it, pixels. */
const BUTTON_HEIGHT = 56;

/** Room at the edges for the marks of several places, whose tips are at their places, pixels. */
const MARK_ROOM = { top: 90, bottom: 24, left: 70, right: 70 };

/** Touch-size buttons; the attribution uses the page's font. */
const LOOK = [
  '[&_.maplibregl-ctrl-group_button]:size-11!',
  '[&_.maplibregl-ctrl-attrib]:font-text',
  '[&_.maplibregl-cooperative-gesture-screen]:font-text',
];

/**
 * Draws a map of a place, and of other places, into an element, until `signal` aborts. Cooperative gestures: one finger scrolls the page and two pan the
 * map; the wheel scrolls the page unless Ctrl or Cmd is pressed.
 *
 * @returns when the map is visible.
 * @throws Error when the map fails: no WebGL, no style, no tile. The element is empty again then.
 */
export async function drawMap(ground: HTMLElement, view: MapView, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  setWorkerUrl(new URL(workerAddress, window.location.href).href);
  const { styleUrl, attribution, name, lat, long, others, covered } = view;
  ground.classList.add(...LOOK);
  try {
    const map = new LibreMap({
      container: ground,
      style: styleUrl,
      center: [long, lat],
      zoom: ZOOM,
      cooperativeGestures: true,
      attributionControl: attribution === null ? {} : { customAttribution: escaped(attribution) },
      dragRotate: false,
      touchPitch: false,
      pitchWithRotate: false,
      fadeDuration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 300,
      locale: {
        'Map.Title': others.length > 0 ? `Map of ${others.length + 1} locations` : `Map around ${name}`,
      },
    });
    const remove = () => map.remove();
    signal.addEventListener('abort', remove, { once: true });
    map.touchZoomRotate.disableRotation();
    map.keyboard.disableRotation();
    map.setPadding({ top: BUTTON_HEIGHT, left: ground.clientWidth >= WIDE ? covered : 0 });
    map.addControl(new NavigationControl({ showCompass: false }), 'bottom-right');
    const places = [view, ...others];
    for (const place of places)
      new Marker({ element: mark(place.name), anchor: 'bottom' })
        .setLngLat([place.long, place.lat])
        .addTo(map);
    if (others.length > 0)
      map.fitBounds(boundsOf(places), { padding: MARK_ROOM, maxZoom: ZOOM, animate: false });
    await firstView(map).catch((error: unknown) => {
      signal.removeEventListener('abort', remove);
      if (!signal.aborted) remove();
      throw error;
    });
  } catch (error) {
    ground.replaceChildren();
    throw error;
  }
}

function boundsOf(places: readonly MapPlace[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { lat, long } of places) bounds.extend([long, lat]);
  return bounds;
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

/** Escapes the attribution, which the map renders as HTML. */
function escaped(text: string): string {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
}
