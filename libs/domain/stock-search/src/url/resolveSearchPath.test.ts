import { BODY_TYPES } from '@forecourt/vehicle';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { site } from '../testing/site.ts';
import { makeVocabulary } from './makeVocabulary.ts';
import { pathConflicts } from './pathConflicts.ts';
import { resolveSearchPath } from './resolveSearchPath.ts';

const vocabulary = site.vocabulary ?? {};
const resolve = (path: string) => resolveSearchPath(path, vocabulary);

describe('resolveSearchPath', () => {
  it.each([
    ['/search/new-used-and-demo-cars/', []],
    ['/search/used-cars', ['used']],
    ['/search/new-cars', ['new']],
    ['/search/demo-cars', ['demo']],
    ['/search/new-and-demo-cars', ['new', 'demo']],
  ])('[RT-02] %s lists the car types %j', (path, carTypes) => {
    const refinements = carTypes.length > 0 ? { car_type: carTypes } : {};
    expect(resolve(path)).toEqual({ kind: 'types', path, carTypes, refinements });
  });

  it.each([
    ['/search', '/search/new-used-and-demo-cars/'],
    ['/search/', '/search/new-used-and-demo-cars/'],
    ['/search/new-used-and-demo-cars', '/search/new-used-and-demo-cars/'],
    ['/Search/Used-Cars/', '/search/used-cars'],
    ['search/used-cars', '/search/used-cars'],
    ['//search/used-cars//', '/search/used-cars'],
    ['/search/ used-cars /', '/search/used-cars'],
    ['/search/hatchback-cars', '/search/hatch-cars'],
    ['/search/station-wagon-cars', '/search/wagon-cars'],
    ['/search/stationWagon-cars', '/search/wagon-cars'],
    ['/search/peopleMover-cars', '/search/people-mover-cars'],
    ['/search/LAND-ROVER', '/search/land-rover'],
    ['/used-car/used/', '/search/used-cars'],
    ['/used-car/new', '/search/new-cars'],
    ['/used-car/Demo/', '/search/demo-cars'],
  ])('[RT-04] the canonical form of %s is %s', (path, canonical) => {
    expect(resolve(path)?.path).toBe(canonical);
  });

  it.each([
    ['suv', { body: ['SUV'] }],
    ['ute', { body: ['Ute'] }],
    ['people-mover', { body: ['People mover'] }],
    ['cab-chassis', { body: ['Cab chassis'] }],
    ['hatch', { body: ['Hatch'] }],
    ['ev', { fuel: ['Electric'] }],
    ['4x4', { drive: ['4WD'] }],
    ['prestige', {}],
  ])('[RT-03] /search/%s-cars is %j', (slug, refinements) => {
    expect(resolve(`/search/${slug}-cars`)).toMatchObject({
      kind: 'body',
      path: `/search/${slug}-cars`,
      refinements,
    });
  });

  it('[RT-03] every body type of the picker has a page', () => {
    for (const { slug } of BODY_TYPES) expect(resolve(`/search/${slug}-cars`)?.kind, slug).toBe('body');
  });

  it.each([[undefined], [null], [{}], [{ makes: [] }], [{ minPrice: null }]])(
    '[RT-03] has no prestige page with the rule %j',
    (prestige) => {
      expect(resolveSearchPath('/search/prestige-cars', { ...vocabulary, prestige })).toBeNull();
    },
  );

  it.each([['suv'], ['suv-vans'], ['suv-car'], ['suvcars'], ['-cars'], ['cars'], ['nothing-cars']])(
    '[RT-03] has no body page %s',
    (slug) => {
      expect(resolve(`/search/${slug}`)).toBeNull();
      expect(resolveSearchPath(`/search/${slug}`, {})).toBeNull();
    },
  );

  it.each([[{ makes: ['BMW'] }], [{ minPrice: 0 }]])('[RT-03] has a prestige page with %j', (prestige) => {
    expect(resolveSearchPath('/search/prestige-cars', { prestige })?.kind).toBe('body');
  });

  it('[RT-03] resolves makes, models, locations and dealerships', () => {
    expect(resolve('/search/land-rover')).toMatchObject({
      kind: 'make',
      refinements: { make: ['Land Rover'] },
    });
    expect(resolve('/search/land-rover/range-rover-sport')).toEqual({
      kind: 'model',
      path: '/search/land-rover/range-rover-sport',
      make: vocabulary.makes?.find(({ name }) => name === 'Land Rover'),
      model: { slug: 'range-rover-sport', name: 'Range Rover Sport' },
      refinements: { make: ['Land Rover'], model: ['Range Rover Sport'] },
    });
    expect(resolve('/search/newstead')).toEqual({
      kind: 'location',
      path: '/search/newstead',
      location: { slug: 'newstead', name: 'Harbour City Motors Newstead - Sales' },
      refinements: { location_name: ['Harbour City Motors Newstead - Sales'] },
    });
    expect(resolve('/search/harbour-city-motors')).toMatchObject({
      kind: 'dealership',
      path: '/search/harbour-city-motors',
      refinements: { dealership_name: ['Harbour City Motors'] },
    });
  });

  it('[RT-03] tries types, body, make, location and dealership in this order', () => {
    const every = (slug: string) => ({
      makes: [{ slug, name: 'Make', models: [] }],
      locations: [{ slug, name: 'Location' }],
      dealerships: [{ slug, name: 'Dealership' }],
    });
    const kind = (slug: string, words: object) => resolveSearchPath(`/search/${slug}`, words)?.kind;
    expect(kind('used-cars', every('used-cars'))).toBe('types');
    expect(kind('suv-cars', every('suv-cars'))).toBe('body');
    expect(kind('kia', every('kia'))).toBe('make');
    expect(kind('kia', { ...every('kia'), makes: [] })).toBe('location');
    expect(kind('kia', { dealerships: every('kia').dealerships })).toBe('dealership');
  });

  it.each([
    '/search/nobody',
    '/search/nobody/rav4',
    '/search/toyota/defender',
    '/search/toyota/rav4/2020',
    '/search//toyota',
    '/search/cars',
    '/search/-cars',
    '/search/hovercraft-cars',
    '/search/used-cars/toyota',
    '/used-car',
    '/used-car/new-and-demo',
    '/used-car/used/toyota',
    '/used-cars',
    '/cars/rav4',
    '/',
    '',
    '/search/constructor',
    '/search/__proto__',
  ])('[RT-03] %s is not a search page', (path) => {
    expect(resolve(path)).toBeNull();
  });

  it('law: never throws, and a canonical path resolves to itself', () => {
    const part = fc.oneof(
      fc.constantFrom('search', 'used-car', 'toyota', 'rav4', 'suv-cars', 'used-cars', 'newstead'),
      fc.string(),
    );
    let pages = 0;
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
        const found = resolve(`/${parts.join('/')}`);
        if (!found) return;
        pages += 1;
        expect(resolve(found.path)).toEqual(found);
      }),
      { numRuns: 500 },
    );
    expect(pages).toBeGreaterThan(0);
  });
});

describe('makeVocabulary', () => {
  it('has makes and models once, sorted, with the first name in the stock', () => {
    const stock = [
      { make: 'Toyota', model: 'RAV4' },
      { make: 'TOYOTA', model: 'rav4' },
      { make: 'Toyota', model: 'Corolla' },
      { make: 'Citroën', model: '' },
      { make: '???', model: 'X' },
      { make: 'Toyota', model: '—' },
    ];
    expect(makeVocabulary(stock)).toEqual([
      { slug: 'citroen', name: 'Citroën', models: [] },
      {
        slug: 'toyota',
        name: 'Toyota',
        models: [
          { slug: 'corolla', name: 'Corolla' },
          { slug: 'rav4', name: 'RAV4' },
        ],
      },
    ]);
    expect(makeVocabulary([])).toEqual([]);
  });
});

describe('pathConflicts', () => {
  it('has each slug that an earlier name has', () => {
    expect(
      pathConflicts({
        makes: [
          { slug: 'suv-cars', name: 'SUV Cars', models: [] },
          { slug: 'kia', name: 'Kia', models: [] },
        ],
        locations: [
          { slug: 'kia', name: 'Kia Kedron' },
          { slug: 'used-cars', name: 'Used Cars' },
        ],
        dealerships: [
          { slug: 'kia', name: 'Kia Group' },
          { slug: 'other', name: 'Other' },
        ],
      }),
    ).toEqual([
      { slug: 'suv-cars', taken: 'body SUV', wanted: 'make SUV Cars' },
      { slug: 'kia', taken: 'make Kia', wanted: 'location Kia Kedron' },
      { slug: 'used-cars', taken: 'car types', wanted: 'location Used Cars' },
      { slug: 'kia', taken: 'make Kia', wanted: 'dealership Kia Group' },
    ]);
    expect(pathConflicts(vocabulary)).toEqual([]);
    expect(pathConflicts({})).toEqual([]);
  });
});
