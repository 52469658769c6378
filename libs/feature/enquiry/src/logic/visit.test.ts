import { beforeEach, expect, test, vi } from 'vitest';
import { pageBefore, readVisit, recordPage } from './visit.ts';

beforeEach(() => window.sessionStorage.clear());

test('[EN-03] it stores the paths of a visit in order, without search text', () => {
  for (const url of [
    '/?utm_source=news&query=my+name',
    '/search/suv-cars?query=rav4',
    '/cars/a',
    '/cars/a#map',
  ])
    recordPage('harbour-city', url);
  expect(readVisit('harbour-city')).toEqual({
    pages: ['/', '/search/suv-cars', '/cars/a'],
    landing: '/?utm_source=news',
  });
});

test('[EN-03] it stores the last 20 pages', () => {
  for (let page = 1; page <= 25; page += 1) recordPage('harbour-city', `/cars/${page}`);
  const pages = readVisit('harbour-city')?.pages ?? [];
  expect(pages).toHaveLength(20);
  expect(pages.at(-1)).toBe('/cars/25');
});

test('[EN-03] a page left before its script ran is added by the next page, with its campaign parameters', () => {
  recordPage('harbour-city', '/search/suv-cars', '/?utm_source=news&query=my+name');
  expect(readVisit('harbour-city')).toEqual({
    pages: ['/', '/search/suv-cars'],
    landing: '/?utm_source=news',
  });
});

test('[EN-03] a stored page is not added again by the next page, a reload or Back', () => {
  recordPage('harbour-city', '/');
  recordPage('harbour-city', '/search/suv-cars', '/');
  recordPage('harbour-city', '/search/suv-cars', '/');
  recordPage('harbour-city', '/cars/a', '/search/suv-cars?page=2');
  recordPage('harbour-city', '/search/suv-cars', '/');
  expect(readVisit('harbour-city')?.pages).toEqual(['/', '/search/suv-cars', '/cars/a', '/search/suv-cars']);
});

test.each([
  ['https://dealer.example/search/suv-cars?page=2', '/search/suv-cars?page=2'],
  ['https://dealer.example/', '/'],
  ['https://dealer.example.evil.example/', null],
  ['https://news.example/cars', null],
  ['', null],
])('for the referrer %j the previous page is %j', (referrer, page) => {
  expect(pageBefore(referrer, 'https://dealer.example')).toBe(page);
});

test('each site has its own visit', () => {
  recordPage('harbour-city', '/a');
  expect(readVisit('northside-group')).toBeNull();
});

test('where storage is blocked, the visit is held until the page unloads', () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  recordPage('blocked-site', '/a');
  recordPage('blocked-site', '/b');
  expect(readVisit('blocked-site')?.pages).toEqual(['/a', '/b']);
  blocked.mockRestore();
});

test.each(['{', '7', '{"pages":"x","landing":"/"}', '{"pages":[],"landing":7}'])(
  'invalid stored data is ignored: %s',
  (text) => {
    window.sessionStorage.setItem('forecourt:harbour-city:visit', text);
    expect(readVisit('harbour-city')).toBeNull();
  },
);
