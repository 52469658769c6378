import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { makeVocabulary, resolveSearchPath } from '@forecourt/stock-search';
import { expect, it } from 'vitest';
import { pathHeading } from './path-heading.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));
const vocabulary = {
  makes: makeVocabulary([{ make: 'Toyota', model: 'RAV4' }]),
  locations: [{ slug: 'elsewhere', name: 'Elsewhere' }],
  dealerships: [{ slug: 'example-group', name: 'Example Group' }],
  prestige: { makes: ['BMW'] },
};

it.each([
  ['/search/new-used-and-demo-cars/', 'All stock'],
  ['/search/suv-cars', 'SUVs'],
  ['/search/hatch-cars', 'Hatch cars'],
  ['/search/toyota', 'Toyota'],
  ['/search/toyota/rav4', 'Toyota RAV4'],
  ['/search/elsewhere', 'Cars at Elsewhere'],
  ['/search/example-group', 'See more from this dealer'],
])('[RT-03] the search page %s has the heading %j', (path, heading) => {
  const resolved = resolveSearchPath(path, vocabulary);
  expect(resolved && pathHeading(resolved, site, 'All stock')).toBe(heading);
});
