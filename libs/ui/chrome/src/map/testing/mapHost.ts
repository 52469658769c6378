import { spyOn } from 'storybook/test';
import type { MapConsent } from '../mapSource.ts';

/** In the middle of the streets. */
export const at = { lat: -27.4407, long: 153.0482 };

/** A map style with straight streets around the place. */
const streets = Array.from({ length: 9 }, (_, index) => (index - 4) / 400).flatMap((step) => [
  [
    [at.long - 0.03, at.lat + step],
    [at.long + 0.03, at.lat + step],
  ],
  [
    [at.long + step, at.lat - 0.03],
    [at.long + step, at.lat + 0.03],
  ],
]);
const style = {
  version: 8,
  sources: {
    streets: {
      type: 'geojson',
      attribution: '<a href="#streets">© Streets of the story</a>',
      data: { type: 'MultiLineString', coordinates: streets },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': '#eceff2' } },
    { id: 'streets', type: 'line', source: 'streets', paint: { 'line-color': '#ffffff', 'line-width': 8 } },
  ],
};

type Answer = () => Promise<Response>;
export const withStyle: Answer = async () => Response.json(style);
export const refused: Answer = async () => new Response(null, { status: 503 });
export const never: Answer = () => new Promise(() => {});

let said = false;
const listeners = new Set<() => void>();
const consent: MapConsent = {
  given: () => said,
  give: (next) => {
    said = next;
    for (const listener of listeners) listener();
  },
  lasts: () => true,
  watch: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Fake map host; `isKnown`: the visitor has consented before. */
export const mapHost =
  (answer: Answer, isKnown = false) =>
  () => {
    said = isKnown;
    const fetched = window.fetch;
    const spy = spyOn(window, 'fetch').mockImplementation((request, init) =>
      new Request(request).url.startsWith('https://tiles.example/') ? answer() : fetched(request, init),
    );
    return () => spy.mockRestore();
  };

/** The source of a map in a story. */
export const source = { styleUrl: 'https://tiles.example/styles/plain', attribution: null, consent };
