import { describe, expect, it } from 'vitest';
import { displayName } from './displayName.ts';

const location = { name: 'Northside Mazda Aspley - Sales', slug: 'aspley', dealership_slug: 'northside' };

describe('displayName', () => {
  it.each([
    [location.name, ['aspley'], 'Northside Mazda Aspley'],
    [location.name, ['x', 'northside'], 'Northside Mazda Aspley'],
    [location.name, ['other'], location.name],
    [location.name, ['asp'], location.name],
    [location.name, [], location.name],
    ['Aspley - Sales ', ['aspley'], 'Aspley'],
    ['Aspley  -  Sales', ['aspley'], 'Aspley'],
    ['Aspley - sales', ['aspley'], 'Aspley'],
    ['Aspley - Service', ['aspley'], 'Aspley - Service'],
    ['Aspley - Sales Desk', ['aspley'], 'Aspley - Sales Desk'],
    ['Aspley-Sales', ['aspley'], 'Aspley-Sales'],
    ['Aspley Sales', ['aspley'], 'Aspley Sales'],
  ])('[LO-02] shows %j with trimSlugs %j as %j', (name, trimSlugs, shown) => {
    expect(displayName({ ...location, name }, { trimSlugs })).toBe(shown);
  });

  it('[LO-02] trims nothing unless the site lists slugs', () => {
    expect(displayName(location)).toBe(location.name);
    expect(displayName(location, {})).toBe(location.name);
    expect(displayName({ name: location.name, slug: null }, { trimSlugs: [''] })).toBe(location.name);
  });
});
