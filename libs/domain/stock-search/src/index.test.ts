import { describe, expect, expectTypeOf, it } from 'vitest';
import { engineRequest, formatSearchUrl, parseSearchUrl, resolveSearchPath, searchCache } from './index.ts';
import type { SearchState } from './index.ts';
import { now, site } from './testing/site.ts';

describe('public API of @forecourt/stock-search', () => {
  it('URL to state, and state to URL', () => {
    const state = parseSearchUrl('/search/toyota?page=2&price=-30000', site);
    expectTypeOf(state).toEqualTypeOf<SearchState>();
    expectTypeOf(formatSearchUrl(state, site)).toEqualTypeOf<string>();
    expect(formatSearchUrl(state, site)).toBe('/search/toyota?page=2&price=-30000');
    expect(parseSearchUrl(formatSearchUrl(state, site), site)).toEqual(state);
  });

  it('the meaning of a path, in the order of resolution', () => {
    const kind = (path: string) => resolveSearchPath(path, site.vocabulary ?? {})?.kind ?? null;
    expect(
      [
        '/search/used-cars',
        '/search/suv-cars',
        '/search/toyota',
        '/search/toyota/corolla',
        '/search/newstead',
        '/search/harbour-city-motors',
        '/search/nothing',
      ].map(kind),
    ).toEqual(['types', 'body', 'make', 'model', 'location', 'dealership', null]);
  });

  it('the engine’s request and the cache of its responses', () => {
    const state = parseSearchUrl('/search/toyota?page=2', site);
    expect(engineRequest(state, site, { now })).toMatchObject({ page: 2, per_page: 21 });
    const cache = searchCache<string>(2);
    cache.set('a', 'answer');
    expect(cache.get('a')).toBe('answer');
  });
});
