import { describe, expect, it } from 'vitest';
import { breadcrumbJsonLd, headMeta } from './head.ts';
import {
  dealerSchema,
  exampleDealer,
  frameOrigins,
  holidays,
  mapOrigins,
  nearest,
  openingWeek,
  paths,
} from './index.ts';

describe('nearest', () => {
  it.each([
    ['defualt', ['default', 'mask'], 'default'],
    ['vdp.price-block', ['vdp.price', 'vdp.gallery'], null],
    ['Template', ['template'], 'template'],
    ['zzz', ['name', 'slug'], null],
    ['anything', [], null],
  ])('of %s among %o is %s', (word, candidates, expected) =>
    expect(nearest(word, candidates)).toBe(expected),
  );
});

describe('openingWeek', () => {
  it('gives seven days from Sunday, a named day winning over the weekdays', () => {
    const week = openingWeek({ weekdays: '08:00-17:30', thursday: '08:00-20:00', saturday: '08:30-12:00' });
    expect(week.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week[0]).toMatchObject({ status: 'Closed', open: null });
    expect(week[4]).toMatchObject({ formated_hours: '8:00 am - 8:00 pm', close: '20:00' });
    expect(week[6]).toMatchObject({ formated_hours: '8:30 am - 12:00 pm' });
  });
  it('refuses hours it cannot read', () =>
    expect(() => openingWeek({ weekdays: '8-5' })).toThrow('Write it as 08:00-17:30'));
});

describe('holidays', () => {
  it('gives an entry for each location and day', () => {
    expect(
      holidays(
        [1, 2],
        [
          { name: 'Eve', date: '2026-12-24', hours: '08:00-13:00' },
          { name: 'Day', date: '2026-12-25' },
        ],
      ),
    ).toMatchObject([
      { location_id: 1, status: 'Open', start_hour: '08:00', end_hour: '13:00' },
      { location_id: 2, status: 'Open' },
      { location_id: 1, status: 'Closed', start_hour: null },
      { location_id: 2, status: 'Closed' },
    ]);
  });
  it('refuses hours it cannot read', () =>
    expect(() => holidays([1], [{ name: 'Eve', date: '2026-12-24', hours: 'morning' }])).toThrow(RangeError));
});

describe('paths', () => {
  it.each([
    [paths.stock(), '/search/new-used-and-demo-cars/'],
    [paths.search('isuzu', 'd max'), '/search/isuzu/d%20max'],
    [paths.vehicle('2020-kia-rio'), '/cars/2020-kia-rio'],
    [paths.enquire('a/b'), '/enquire?car=a%2Fb'],
    [paths.enquire(), '/enquire'],
  ])('%s is %s', (path, expected) => expect(path).toBe(expected));
});

describe('head', () => {
  const head = { title: 'Kia Rio', description: 'word '.repeat(60), canonical: 'https://a.example/x' };
  it('writes title, clipped description, canonical link and robots', () => {
    const tags = headMeta({
      loaderData: {
        head: {
          ...head,
          noindex: true,
          jsonLd: [breadcrumbJsonLd('https://a.example', [{ name: 'Home', href: '/' }, { name: 'Kia Rio' }])],
        },
      },
    });
    expect(tags).toContainEqual({ title: 'Kia Rio' });
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://a.example/x' });
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' });
    expect(JSON.stringify(tags)).toContain('"position":2');
    const description = tags.find((tag) => 'name' in tag && tag.name === 'description');
    expect(
      description && 'content' in description ? String(description.content).length : 999,
    ).toBeLessThanOrEqual(160);
  });
  it('[VD-01] numbers the crumbs from 1 and leaves the last without a link', () => {
    expect(
      breadcrumbJsonLd('https://a.example', [{ name: 'Home', href: '/' }, { name: 'Kia Rio' }])[
        'itemListElement'
      ],
    ).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example/' },
      { '@type': 'ListItem', position: 2, name: 'Kia Rio' },
    ]);
  });
  it('writes nothing for a page without one', () => expect(headMeta({ loaderData: undefined })).toEqual([]));
});

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

  it.each(['http://view.example/{code}', 'https://view.example/', 'javascript:alert(1)//{code}'])(
    'cannot be led to %s',
    (address) => {
      const declared = { ...exampleDealer, media: { spinViewer: { name: 'Spins', address } } };
      expect(dealerSchema.safeParse(declared).error?.issues[0]?.path).toEqual([
        'media',
        'spinViewer',
        'address',
      ]);
    },
  );
});

describe('mapOrigins', () => {
  const styleUrl = 'https://tiles.example:8443/styles/plain?key=1';
  const mapOf = (map: object | null) => dealerSchema.parse({ ...exampleDealer, map }).map;
  it.each([
    ['of a site without maps', null, []],
    ['of a style that has everything', { styleUrl }, ['https://tiles.example:8443']],
    [
      'of a style that takes from others, each once',
      { styleUrl, hosts: ['letters.example', 'tiles.example:8443', 'letters.example'] },
      ['https://tiles.example:8443', 'https://letters.example'],
    ],
  ])('%s', (_name, map, origins) => expect(mapOrigins(mapOf(map))).toEqual(origins));

  it.each([
    ['styleUrl', { styleUrl: 'http://tiles.example/style' }],
    ['styleUrl', { styleUrl: '/styles/plain' }],
    ['styleUrl', { styleUrl: `https://tiles.example';script-src/` }],
    ['styleUrl', { styleUrl: 'data:application/json,{}' }],
    ['hosts', { styleUrl, hosts: ['https://letters.example'] }],
    ['hosts', { styleUrl, hosts: ["*; script-src 'unsafe-inline'"] }],
    ['attribution', { styleUrl, attribution: '' }],
  ])('cannot be led astray by %s of %o', (key, map) => {
    const path = dealerSchema.safeParse({ ...exampleDealer, map }).error?.issues[0]?.path;
    expect(path?.slice(0, 2)).toEqual(['map', key]);
  });
});
