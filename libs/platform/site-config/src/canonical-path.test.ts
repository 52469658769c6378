import { describe, expect, it, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';
import { ConfigError, defineDealer, exampleDealer, otherPages, paths } from './index.ts';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/Cars//2020-Kia-Rio/', '/cars/2020-kia-rio'],
    ['/search/new-used-and-demo-cars', '/search/new-used-and-demo-cars/'],
    ['/Used-Car/Used', '/used-car/used/'],
    ['/used-car/used/toyota/', '/used-car/used/toyota'],
    ['/%43ars/%7ex', '/cars/~x'],
    ['/caf%c3%a9', '/caf%C3%A9'],
    ['//%2F%2fA', '/%2F%2Fa'],
    ['//%zz%41/', '/%zz%41'],
  ])('[RT-01] of %s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
    expect(canonicalPath(canonical)).toBe(canonical);
  });

  it('[RT-01] leaves the paths of the platform as they are', () => {
    const all = [
      paths.home(),
      paths.stock(),
      paths.search('land-rover', 'range-rover'),
      paths.vehicle('a-1'),
    ];
    expect(all.map(canonicalPath)).toEqual(all);
  });
});

test.each([
  ['/Contact-Us', '/contact-us'],
  ['/dealerships/#map', '/dealerships#map'],
  ['/search/new-used-and-demo-cars?fuel=Hybrid', '/search/new-used-and-demo-cars/?fuel=Hybrid'],
])('[RT-01] the declared link %s is refused, with its canonical form %s', (url, canonical) => {
  const declare = (link: string) =>
    defineDealer({
      ...exampleDealer,
      nav: { header: [{ name: 'A link', url: link }], footer: [], legal: [] },
      features: [otherPages()],
    });
  expect(() => declare(canonical)).not.toThrow();
  expect(() => declare(url)).toThrow(ConfigError);
  expect(() => declare(url)).toThrow(`Write "${canonical}".`);
});
