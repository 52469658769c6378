import type { Page } from '@playwright/test';
import { vectorTile } from './vector-tile.ts';

/** Fake map provider of a journey. */
export interface MapHost {
  /** The requested paths. */
  asked: string[];
  /** From now on all requests fail. */
  goAway(): void;
}

/** Fakes the host of a map style like OpenFreeMap: a style that references a TileJSON, which references vector tiles. */
export async function mapHost(page: Page, styleUrl: string): Promise<MapHost> {
  const { origin, pathname } = new URL(styleUrl);
  const asked: string[] = [];
  let isAway = false;
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(path);
    if (isAway) return route.abort('connectionrefused');
    const headers = { 'access-control-allow-origin': '*' };
    if (path === pathname) return route.fulfill({ headers, json: styleOf(origin) });
    if (path === '/planet') return route.fulfill({ headers, json: tilesOf(origin) });
    if (path.endsWith('.pbf'))
      return route.fulfill({
        headers,
        contentType: 'application/vnd.mapbox-vector-tile',
        body: vectorTile(),
      });
    return route.fulfill({ headers, status: 404 });
  });
  return { asked, goAway: () => void (isAway = true) };
}

function styleOf(origin: string) {
  const from = { source: 'openmaptiles' };
  return {
    version: 8,
    sources: { openmaptiles: { type: 'vector', url: `${origin}/planet` } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': '#f2f3f0' } },
      { id: 'water', type: 'fill', ...from, 'source-layer': 'water', paint: { 'fill-color': '#c2c8ca' } },
      {
        id: 'roads',
        type: 'line',
        ...from,
        'source-layer': 'transportation',
        paint: { 'line-color': '#ffffff', 'line-width': 6 },
      },
    ],
  };
}

function tilesOf(origin: string) {
  return {
    tilejson: '3.0.0',
    tiles: [`${origin}/planet/{z}/{x}/{y}.pbf`],
    minzoom: 0,
    maxzoom: 14,
    attribution:
      '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a>',
  };
}
