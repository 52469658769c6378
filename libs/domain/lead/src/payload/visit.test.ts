import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadUrl } from './leadUrl.ts';
import { linkedQueryParams } from './linkedQueryParams.ts';
import { visitedPages } from './visitedPages.ts';

describe('visitedPages', () => {
  it.each([
    [
      ['/search?query=kim', '/cars/a#map'],
      ['/search', '/cars/a'],
    ],
    [['https://dealer.example/cars/a?x=1', 'http://dealer.example'], ['/cars/a']],
    [['cars/a', '', '?query=kim', 'javascript:alert(1)'], []],
    [['/go/https://other.example/cars/a'], ['/go/https://other.example/cars/a']],
    [
      ['/cars/a?line\nbreak', '/cars/b#line\nbreak'],
      ['/cars/a', '/cars/b'],
    ],
    [['/cars/a\r\nBcc: x'], ['/cars/a Bcc: x']],
    [[`/${'x'.repeat(298)}🚗`], [`/${'x'.repeat(298)}\ufffd`]],
    [[`/${'x'.repeat(400)}`], [`/${'x'.repeat(299)}`]],
    [[], []],
  ])('[EN-03] for %j has the paths %j', (urls, expected) => {
    expect(visitedPages(urls)).toEqual(expected);
  });

  it('[EN-03] keeps the last 20, oldest first', () => {
    const pages = Array.from({ length: 25 }, (_, at) => `/page-${at}`);
    expect(visitedPages(pages)).toEqual(pages.slice(5));
  });

  it('[EN-03] law: has no query and no fragment', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.webUrl({ withQueryParameters: true, withFragments: true }), fc.string())),
        (urls) => {
          const paths = visitedPages(urls);
          expect(paths).toEqual(paths.map(() => expect.stringMatching(/^\/[^?#]*$/)));
        },
      ),
    );
  });
});

describe('linkedQueryParams', () => {
  it.each([
    ['/cars/a?utm_source=news&email=kim@mail.example', { utm_source: 'news' }],
    ['?gclid=1&fbclid=2&utm_medium=cpc&GCLID=3', { fbclid: '2', gclid: '1', utm_medium: 'cpc' }],
    ['https://a.example/?utm_campaign=a+b%26c#utm_source=no', { utm_campaign: 'a b&c' }],
    ['/?utm_source=a&utm_source=b', { utm_source: 'b' }],
    ['/?utm_source=a?b', { utm_source: 'a?b' }],
    ['/?utm_=1&utm_a-b=2&xutm_source=3&gclidx=4', {}],
    [`/?utm_source=${'x'.repeat(300)}`, { utm_source: 'x'.repeat(200) }],
    [`/?utm_${'x'.repeat(41)}=1`, {}],
    ['/cars/a#map?utm_source=no', {}],
    ['/cars/a', {}],
    ['/?utm_source=news%0d%0aBcc:%20x%1b', { utm_source: 'news Bcc: x' }],
    ['', {}],
  ])('[EN-03] links of %j %j', (url, expected) => {
    expect(linkedQueryParams(url)).toEqual(expected);
  });

  it('[EN-03] is in alphabetical order', () => {
    expect(Object.keys(linkedQueryParams('?utm_b=1&gclid=2&utm_a=3&fbclid=4'))).toEqual([
      'fbclid',
      'gclid',
      'utm_a',
      'utm_b',
    ]);
  });
});

describe('leadUrl', () => {
  it.each([
    ['https://a.example/cars/a?query=kim&gclid=1#map', 'https://a.example/cars/a?gclid=1'],
    ['https://a.example/cars/a?query=kim', 'https://a.example/cars/a'],
    ['/cars/a#map', '/cars/a'],
    ['', ''],
    ['/cars/a?line\nbreak', '/cars/a'],
    ['/cars/a\r\nBcc: x', '/cars/a Bcc: x'],
    [`/${'x'.repeat(1200)}`, `/${'x'.repeat(999)}`],
  ])('keeps of %j %j', (url, expected) => {
    expect(leadUrl(url)).toBe(expected);
  });
});
