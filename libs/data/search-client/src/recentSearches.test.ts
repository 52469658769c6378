import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recentSearches, rememberSearch } from './recentSearches.ts';

beforeEach(() => window.localStorage.clear());

describe('recentSearches', () => {
  it('has the latest first, deduped, at most eight, separately per site', () => {
    for (const text of ['a', 'b', 'a', ' ', ...'cdefghi'])
      rememberSearch('one', { text, url: `/search?words=${text}` });
    expect(recentSearches('one').map(({ text }) => text)).toEqual([...'ihgfedca']);
    expect(recentSearches('two')).toEqual([]);
  });

  it.each([
    ['nothing', 'null'],
    ['no list', '{"text":"a"}'],
    ['no JSON', '['],
    [
      'others’ addresses',
      '[{"text":"a","url":"//evil.example"},{"text":"b","url":"https://evil.example"},{"text":1}]',
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
