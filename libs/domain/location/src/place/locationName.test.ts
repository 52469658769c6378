import { describe, expect, it } from 'vitest';
import { locationName } from './locationName.ts';

const location = { name: 'Northside Mazda Aspley - Sales', slug: 'aspley', dealership_slug: 'northside' };
const site = (trimLocationNames: boolean, ...slugs: string[]) => ({
  stock: { trimLocationNames },
  dealerships: slugs.map((slug) => ({ slug })),
});

describe('locationName', () => {
  it.each([
    ['of a dealership of a site that trims', site(true, 'northside'), 'Northside Mazda Aspley'],
    ['of another dealership', site(true, 'southside'), location.name],
    ['of a site that does not trim', site(false, 'northside'), location.name],
  ])('[LO-02] %s', (_whose, of, shown) => expect(locationName(of, location)).toBe(shown));
});
