import { beforeEach, expect, test } from 'vitest';
import { pageBefore, readVisit, recordPage } from './visit.ts';

const storage = () => window.sessionStorage;
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => window.sessionStorage.clear());

test('[EN-03] it keeps the paths of a visit in order, without what was typed into a search', () => {
  for (const url of [
    '/?utm_source=news&query=my+name',
    '/search/suv-cars?query=rav4',
    '/cars/a',
    '/cars/a#map',
  ])
    recordPage(storage, 'harbour-city', url);
  expect(readVisit(storage, 'harbour-city')).toEqual({
    pages: ['/', '/search/suv-cars', '/cars/a'],
    landing: '/?utm_source=news',
  });
});

test('[EN-03] it keeps the last 20 pages', () => {
  for (let page = 1; page <= 25; page += 1) recordPage(storage, 'harbour-city', `/cars/${page}`);
  const pages = readVisit(storage, 'harbour-city')?.pages ?? [];
  expect(pages).toHaveLength(20);
  expect(pages.at(-1)).toBe('/cars/25');
});

test('[EN-03] a page that was left before its script ran is told by the page after it, campaign and all', () => {
  recordPage(storage, 'harbour-city', '/search/suv-cars', '/?utm_source=news&query=my+name');
  expect(readVisit(storage, 'harbour-city')).toEqual({
    pages: ['/', '/search/suv-cars'],
    landing: '/?utm_source=news',
  });
});

test('[EN-03] a page that is known already is not told again: neither by the next one, nor by a reload or by Back', () => {
  recordPage(storage, 'harbour-city', '/');
  recordPage(storage, 'harbour-city', '/search/suv-cars', '/');
  recordPage(storage, 'harbour-city', '/search/suv-cars', '/');
  recordPage(storage, 'harbour-city', '/cars/a', '/search/suv-cars?page=2');
  recordPage(storage, 'harbour-city', '/search/suv-cars', '/');
  expect(readVisit(storage, 'harbour-city')?.pages).toEqual([
    '/',
    '/search/suv-cars',
    '/cars/a',
    '/search/suv-cars',
  ]);
});

test.each([
  ['https://dealer.example/search/suv-cars?page=2', '/search/suv-cars?page=2'],
  ['https://dealer.example/', '/'],
  ['https://dealer.example.evil.example/', null],
  ['https://news.example/cars', null],
  ['', null],
])('the page before, by referrer %j, is %j', (referrer, page) => {
  expect(pageBefore(referrer, 'https://dealer.example')).toBe(page);
});

test('each site has its own trail', () => {
  recordPage(storage, 'harbour-city', '/a');
  expect(readVisit(storage, 'northside-group')).toBeNull();
});

test('a browser that keeps nothing breaks nothing', () => {
  recordPage(blocked, 'harbour-city', '/a');
  expect(readVisit(blocked, 'harbour-city')).toBeNull();
});

test.each(['{', '7', '{"pages":"x","landing":"/"}', '{"pages":[],"landing":7}'])(
  'a damaged trail is none: %s',
  (text) => {
    window.sessionStorage.setItem('forecourt:harbour-city:visit', text);
    expect(readVisit(storage, 'harbour-city')).toBeNull();
  },
);
