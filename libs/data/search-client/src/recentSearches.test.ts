import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recentSearches.ts';

beforeEach(() => window.localStorage.clear());

describe('recentSearches', () => {
  it('has the latest first, deduped, at most eight, separately per site', () => {
    for (const text of ['a', 'b', 'a', ' ', ...'cdefghi'])
      rememberSearch('one', { text, url: `/search?words=${text}` });
    expect(recentSearches('one').map(({ text }) => text)).toEqual([...'ihgfedca']);
    expect(recentSearches('two')).toEqual([]);
  });

  it('has one that continues the latest in its place', () => {
    for (const text of ['kia', 'toyo', 'toyota', 'toyota hilux', 'kia rio'])
      rememberSearch('one', { text, url: '/search' });
    expect(recentSearches('one').map(({ text }) => text)).toEqual(['kia rio', 'toyota hilux', 'kia']);
  });

  it('is empty after they were forgotten', () => {
    rememberSearch('one', { text: 'kia', url: '/search' });
    forgetSearches('one');
    expect(recentSearches('one')).toEqual([]);
  });

  it.each([
    ['nothing', 'null'],
    ['no list', '{"version":1,"state":{"text":"a"}}'],
    ['no JSON', '['],
    [
      'others’ addresses',
      '{"version":1,"state":[{"text":"a","url":"//evil.example"},{"text":"b","url":"https://evil.example"},{"text":1}]}',
    ],
  ])('makes nothing of %s', (_name, kept) => {
    window.localStorage.setItem('forecourt:one:recent-searches', kept);
    expect(recentSearches('one')).toEqual([]);
  });

  it('is empty on the server', () => {
    vi.stubGlobal('window', undefined);
    expect(recentSearches('one')).toEqual([]);
    expect(() => rememberSearch('one', { text: 'a', url: '/a' })).not.toThrow();
    vi.unstubAllGlobals();
    expect(recentSearches('one')).toEqual([]);
  });
});
