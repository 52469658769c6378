import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { describe, expect, it } from 'vitest';
import { frameOrigins } from './frame-origins.ts';
import { mapOrigins } from './map-origins.ts';

describe('frameOrigins', () => {
  const media = dealerSchema.parse(exampleDealer).media;
  it.each([
    ['by default', {}, ['https://www.youtube-nocookie.com', 'https://player.vimeo.com']],
    ['of a site without players', { videoPlayers: [] }, []],
    [
      'with a 360 viewer',
      { videoPlayers: [], spinViewer: { name: 'Spins', address: 'https://view.example:8443/s/{code}?x=1' } },
      ['https://view.example:8443'],
    ],
  ])('%s', (_name, change, origins) => expect(frameOrigins({ ...media, ...change })).toEqual(origins));
});

describe('mapOrigins', () => {
  const styleUrl = 'https://tiles.example:8443/styles/plain?key=1';
  const mapOf = (map: object | null) => dealerSchema.parse({ ...exampleDealer, map }).map;
  it.each([
    ['of a site without maps', null, []],
    ['of a style without further hosts', { styleUrl }, ['https://tiles.example:8443']],
    [
      'of a style with further hosts, without duplicates',
      { styleUrl, hosts: ['letters.example', 'tiles.example:8443', 'letters.example'] },
      ['https://tiles.example:8443', 'https://letters.example'],
    ],
  ])('%s', (_name, map, origins) => expect(mapOrigins(mapOf(map))).toEqual(origins));
});
