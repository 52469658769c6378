import { expect, test } from 'vitest';
import { splitWords, wordsAsText, wordsUrl } from './words-url.ts';

test.each([
  ['/search/used-cars', '/search/used-cars?query=red+suv'],
  ['/search/used-cars?make=Kia&query=old', '/search/used-cars?make=Kia&query=red+suv'],
])('the words in %s are a text query', (url, expected) => {
  const asked = wordsUrl(url, 'red suv');
  expect(splitWords(asked)).toEqual({ words: 'red suv', searchUrl: url });
  expect(wordsAsText(asked)).toBe(expected);
  expect(wordsAsText(url)).toBeNull();
});
