import { describe, expect, it } from 'vitest';
import { listingFilter } from './listingFilter.ts';
import { countRequest } from './countRequest.ts';
import { engineRequest } from './engineRequest.ts';
import { withoutSold } from '../rules/withoutSold.ts';

const now = new Date('2026-11-21T00:00:00Z');

describe('countRequest', () => {
  it('counts available vehicles with the filters of the list page', () => {
    const fields = { make: ['Kia'], query: 'red', page: 7, sortBy: 'lowest-price' } as const;
    const site = { slug: 'a', baseFilters: { requirePrice: true } };
    const page = engineRequest(fields, site, { now, facets: [] });
    const count = countRequest(fields, site, { now, facets: ['model'] });
    expect(page.filter_by).toContain('status:=sold');
    expect(count).toMatchObject({ q: 'red', per_page: 0, page: 1, facet_by: 'model' });
    expect(count.filter_by).toBe(
      page.filter_by.replace(
        /\(status:=\[[^\]]*\] \|\| \(status:=sold[^)]*\)\)/,
        'status:=[`in_stock`,`coming_soon`]',
      ),
    );
  });

  it.each([
    [undefined, 'status:=[`in_stock`,`coming_soon`]'],
    [['in_stock'], 'status:=[`in_stock`]'],
    [['in_stock', 'sold'], 'status:=[`in_stock`]'],
    [['sold'], 'car_id:<0'],
  ])('applies the base filters of the site: for %j it counts %s', (statuses, filter) => {
    const site = { slug: 'a', ...(statuses && { baseFilters: { statuses } }) };
    expect(listingFilter(withoutSold(site), { now })).toBe(`show_on_dealer_website:=true && ${filter}`);
  });
});
