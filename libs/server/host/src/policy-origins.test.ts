import { dealerSchema, exampleDealer } from '@forecourt/site-config';
import { describe, expect, it } from 'vitest';
import { frameOrigins } from './frame-origins.ts';
import { mapOrigins } from './map-origins.ts';
import { tagOrigins } from './tag-origins.ts';

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

describe('tagOrigins', () => {
  const analyticsOf = (analytics: object) => dealerSchema.parse({ ...exampleDealer, analytics }).analytics;
  const google = [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ];
  const script = 'https://www.googletagmanager.com';
  it.each([
    ['of a site without ids', {}, { scripts: [], images: [], connections: [] }],
    [
      'with Google Analytics',
      { googleAnalytics: 'G-EXAMPLE123' },
      { scripts: [script], images: google, connections: google },
    ],
    [
      'with a tag manager on a host of the dealer, for all of it',
      { tagManager: 'GTM-EXAMPLE', tagHost: 'tags.dealer.example', advertising: true },
      {
        scripts: ['https://tags.dealer.example'],
        images: ['https://tags.dealer.example'],
        connections: ['https://tags.dealer.example'],
      },
    ],
    [
      'with Meta alone: pictures, and no script',
      { metaPixel: '1234567890', advertising: true },
      { scripts: [], images: ['https://www.facebook.com'], connections: [] },
    ],
  ])('%s', (_name, analytics, origins) => expect(tagOrigins(analyticsOf(analytics))).toEqual(origins));

  it('has the hosts of advertising only where visitors are asked about it', () => {
    const { connections } = tagOrigins(analyticsOf({ googleAnalytics: 'G-EXAMPLE123', advertising: true }));
    expect(connections).toEqual([
      ...google,
      'https://*.g.doubleclick.net',
      'https://www.google.com',
      'https://www.google.com.au',
    ]);
  });
});
