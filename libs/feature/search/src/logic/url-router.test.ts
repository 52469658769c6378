import { describe, expect, it } from 'vitest';
import { urlRouter } from './url-router.ts';

const site = {
  slug: 'harbour-city',
  vocabulary: { makes: [{ slug: 'toyota', name: 'Toyota', models: [] }] },
};

function at(start: string, currentPath = '/search/used-cars') {
  const visited: string[] = [start];
  const router = urlRouter({
    site,
    currentPath,
    location: () => visited.at(-1) ?? '',
    navigate: (url) => visited.push(url),
  });
  return { router, visited };
}

describe('urlRouter', () => {
  it('[SR-01] reads query, page, sort and facets from the URL', () => {
    const { router } = at(
      '/search/used-cars?make=Kia&make=BMW&page=2&price=10000-30000&query=suv&sortBy=latest',
    );
    expect(router.read()).toEqual({
      query: 'suv',
      page: 2,
      sortBy: 'Car_production/sort/latest',
      refinementList: { car_type: ['used'], make: ['BMW', 'Kia'] },
      range: { price: '10000:30000' },
    });
  });

  it('[SR-01] writes what it reads', () => {
    const { router, visited } = at('/search/used-cars');
    router.write({ refinementList: { car_type: ['used'], make: ['Kia'] }, range: { price: ':30000' } });
    expect(visited.at(-1)).toBe('/search/used-cars?make=Kia&price=-30000');
    expect(router.read().refinementList).toEqual({ car_type: ['used'], make: ['Kia'] });
  });

  it('does not write what the URL already says', () => {
    const { router, visited } = at('/search/used-cars?make=Kia');
    router.write({ refinementList: { car_type: ['used'], make: ['Kia'] } });
    expect(visited).toHaveLength(1);
  });

  it('never writes on another page', () => {
    const { router, visited } = at('/search/used-cars');
    visited.push('/cars/2020-kia-rio');
    router.write({ query: 'kia' });
    expect(visited.at(-1)).toBe('/cars/2020-kia-rio');
  });

  it('tells of Back once, and not of its own writing', () => {
    const { router, visited } = at('/search/used-cars');
    const told: unknown[] = [];
    router.onUpdate((state) => told.push(state));
    router.write({ query: 'kia', refinementList: { car_type: ['used'] } });
    router.located(visited.at(-1) ?? '');
    expect(told).toEqual([]);
    visited.push('/search/used-cars');
    router.located('/search/used-cars');
    router.located('/search/used-cars');
    expect(told).toEqual([{ refinementList: { car_type: ['used'] } }]);
  });

  it('leaves the path when the value it stands for is removed', () => {
    const { router, visited } = at('/search/toyota', '/search/toyota');
    router.write({ refinementList: { body: ['SUV'] } });
    expect(visited.at(-1)).toBe('/search/new-used-and-demo-cars/?body=SUV');
  });

  it('keeps the campaign of the link', () => {
    const { router, visited } = at('/search/used-cars?utm_source=mail');
    router.write({ refinementList: { car_type: ['used'], make: ['Kia'] } });
    expect(visited.at(-1)).toBe('/search/used-cars?make=Kia&utm_source=mail');
  });
});
