import { describe, expect, it } from 'vitest';
import { parseLocation } from './location.ts';
import { nearestLocations } from './nearestLocations.ts';

const brisbane = { lat: -27.468, long: 153.028 };
const place = (name: string, fields: Record<string, unknown> = {}) =>
  parseLocation({ id: 1, name, slug: name.toLowerCase(), location_type: 'sales', ...fields });
const at = (lat: number, long: number) => ({ address: { lat, long } });

const locations = [
  place('Nowhere'),
  place('Newcastle', at(-32.924, 151.785)),
  place('Aspley', at(-27.364, 153.017)),
  place('Hidden', { ...at(-27.468, 153.028), visible: false }),
  place('Chermside', at(-27.386, 153.031)),
  place('Chermside Service', { ...at(-27.386, 153.031), location_type: 'service' }),
  place('Chermside Main', { ...at(-27.386, 153.031), primary: true }),
];

describe('nearestLocations', () => {
  it('sorts by distance, then by the site’s order, with locations without coordinates last', () => {
    expect(
      nearestLocations(locations, brisbane).map(({ location, km }) => [location.name, km && Math.round(km)]),
    ).toEqual([
      ['Chermside Main', 9],
      ['Chermside', 9],
      ['Chermside Service', 9],
      ['Aspley', 12],
      ['Newcastle', 618],
      ['Nowhere', null],
    ]);
  });

  it('keeps locations within the limit, the limit included', () => {
    const names = (withinKm: number) =>
      nearestLocations(locations, brisbane, { withinKm }).map(({ location }) => location.name);
    expect(names(10)).toEqual(['Chermside Main', 'Chermside', 'Chermside Service']);
    expect(names(0)).toEqual([]);
    const [first] = nearestLocations(locations, brisbane);
    expect(names(first?.km ?? 0)).toHaveLength(3);
  });
});
