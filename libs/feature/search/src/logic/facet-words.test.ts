import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { searchState } from '@forecourt/stock-search';
import type { SearchFields } from '@forecourt/stock-search';
import { describe, expect, it } from 'vitest';
import { activeFilters } from './active-filters.ts';
import { search } from '../index.ts';
import { facetTitle } from './facet-words.ts';
import { listedFacets } from './parameters.ts';

const site = publicSite(defineDealer({ ...exampleDealer, features: [] }));

describe('facet words', () => {
  it('[SR-02] name every facet of a caravan', () => {
    const facets = ['body_length', 'sleeps', 'axle_type', 'tare_weight', 'aggregate_trailer_mass'] as const;
    expect(facets.map(facetTitle)).toEqual(['Body length', 'Sleeps', 'Axle type', 'Tare mass', 'ATM']);
  });

  it('[SR-02] a site that chooses no filters has one by drive', () => {
    const own = publicSite(defineDealer({ ...exampleDealer, features: [search({})] }));
    expect(listedFacets(own)).toContain('drive');
    expect(facetTitle('drive')).toBe('Drive');
  });

  const upTo = (max: number) => [{ min: null, max }];
  it.each<[SearchFields, string]>([
    [{ sleeps: ['5'] }, 'Sleeps 5'],
    [{ axle_type: ['Tandem Axle'] }, 'Tandem axle'],
    [{ body_length: [{ min: 18, max: 21 }] }, '18 ft – 21 ft'],
    [{ tare_weight: upTo(2000) }, 'Tare up to 2,000 kg'],
    [{ aggregate_trailer_mass: [{ min: 2500, max: null }] }, 'ATM from 2,500 kg'],
    [{ km: upTo(80_000) }, 'Up to 80,000 km'],
    [{ price: upTo(30_000) }, 'Up to $30,000'],
    [
      { near: { label: '4000 QLD', point: { lat: -27, long: 153 } }, radiusKm: 50 },
      'Within 50 km of 4000 QLD',
    ],
    [{ near: { label: '4000 QLD', point: { lat: -27, long: 153 } } }, 'Near 4000 QLD'],
  ])('[SR-02] of the chip of %j are %j', (fields, words) => {
    expect(activeFilters(searchState(fields, { slug: 'a' }), site).map(({ label }) => label)).toEqual([
      words,
    ]);
  });
});
