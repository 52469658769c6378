import { describe, expect, it } from 'vitest';
import { shownFacets } from './shown-facets.ts';

const facets = ['price', 'km', 'sleeps', 'body_length', 'transmission'] as const;

describe('shownFacets', () => {
  it.each([
    [['car'], [], ['price', 'km', 'transmission']],
    [['caravan'], [], ['price', 'sleeps', 'body_length']],
    [['caravan', 'truck'], [], [...facets]],
    [['caravan', 'truck'], ['caravan'], ['price', 'sleeps', 'body_length']],
    [['caravan', 'truck'], ['truck'], ['price', 'km', 'transmission']],
    [['caravan', 'truck'], ['caravan', 'truck'], [...facets]],
    [['car'], ['caravan'], ['price']],
  ])('[SR-21] of a site with %j, where %j are wanted, are %j', (itemTypes, item_type, expected) => {
    expect(shownFacets(facets, { itemTypes, item_type })).toEqual(expected);
  });
});
