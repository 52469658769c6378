import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { pageParams } from './page-params.ts';

const patterns = ['', 'models', 'cars/:slug', 'contact-us/:location', 'search/*', 'sitemaps/:file', 'a.b+c'];
const paths = [
  '/',
  '//',
  '/models',
  '/models/',
  '/Models',
  '/models/x',
  '/cars',
  '/cars/',
  '/cars/2022-kia-rio',
  '/cars/2022-kia-rio/',
  '/cars/a/b',
  '/contact-us',
  '/contact-us/newstead',
  '/search',
  '/search/',
  '/search/new-cars/kia',
  '/searching',
  '/sitemaps/1.xml',
  '/a.b+c',
  '/aXb+c',
];

it.each(patterns.flatMap((pattern) => paths.map((path) => [pattern, path] as const)))(
  'the pattern %j reads %j as React Router does',
  (pattern, path) => {
    const { '*': _rest, ...params } = matchPath(`/${pattern}`, path)?.params ?? { '*': null };
    const read = pageParams(pattern, path);
    expect(read === null).toBe(matchPath(`/${pattern}`, path) === null);
    if (read !== null) expect(read).toEqual(params);
  },
);
