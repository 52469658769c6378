import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { searchState } from '@forecourt/stock-search';
import type { SearchFields } from '@forecourt/stock-search';
import { expect, it } from 'vitest';
import { search } from '../manifest.ts';
import { countWords } from './count-words.ts';

const place = (id: number, name: string) => ({
  ...exampleLocation,
  id,
  name,
  slug: name.toLowerCase(),
  primary: id === 1,
  address: { ...exampleLocation.address, city: name },
});
const places = ['Aspley', 'Redcliffe', 'Kedron', 'Chermside'].map((name, at) => place(at + 1, name));
const dealer = { ...exampleDealer, locations: places, features: [search()] };
const group = publicSite(defineDealer({ ...dealer, template: 'group' }));
const service = { ...place(5, 'Geebung'), location_type: 'service' as const };
const withService = publicSite(
  defineDealer({ ...dealer, locations: [...places, service], template: 'group' }),
);
const alone = publicSite(defineDealer({ ...dealer, locations: places.slice(0, 1), template: 'group' }));
const classic = publicSite(defineDealer({ ...dealer, locations: places.slice(0, 2) }));

it.each<[string, SearchFields, typeof group, string]>([
  ['a group', {}, group, '75 vehicles across 4 locations'],
  ['a group with a service centre', {}, withService, '75 vehicles across 4 locations'],
  ['a group of one place', {}, alone, '75 vehicles at Aspley'],
  ['one location of a group', { location_name: ['Aspley'] }, group, '75 vehicles at Aspley'],
  ['two of them', { location_name: ['Aspley', 'Kedron'] }, group, '75 vehicles at Aspley and Kedron'],
  ['a dealership', { dealership_name: ['Northside Kia'] }, group, '75 vehicles'],
  ['a town', { city: ['Kedron'] }, group, '75 vehicles'],
  ['a state', { state: ['QLD'] }, classic, '75 vehicles'],
  [
    'near a place',
    { near: { label: 'Brisbane QLD 4000', point: { lat: -27.468, long: 153.028 } }, radiusKm: 50 },
    group,
    '75 vehicles',
  ],
  ['a dealer of two towns', {}, classic, '75 vehicles at Aspley and Redcliffe'],
  ['one of its towns', { location_name: ['Redcliffe'] }, classic, '75 vehicles at Redcliffe'],
])('the heading of a search of %s counts the vehicles of that place', (_name, fields, site, words) => {
  expect(countWords(75, searchState(fields, { slug: site.slug }), site)).toBe(words);
});
