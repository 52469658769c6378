import { ConfigError, defineDealer, exampleDealer, featureOptions, publicSite } from '@forecourt/site-config';
import { expect, test } from 'vitest';
import { garage } from './manifest.ts';

const optionsOf = (options?: Parameters<typeof garage>[0]) =>
  featureOptions<typeof garage>(
    publicSite(defineDealer({ ...exampleDealer, features: [garage(options)] })),
    'garage',
  );

test('by default vehicles in stock can be saved; options restrict or extend this', () => {
  expect(optionsOf()?.save).toEqual({
    usedOnly: false,
    pricedOnly: false,
    picturedOnly: false,
    comingSoon: false,
  });
  expect(optionsOf({ save: { usedOnly: true } })?.save.usedOnly).toBe(true);
});

test('an unknown rule is rejected', () => {
  // @ts-expect-error there is no such rule
  expect(() => optionsOf({ save: { redOnly: true } })).toThrow(ConfigError);
});

test('the list has the configured URL, and the default one; the comparison has its own', () => {
  const routesOf = (path?: string) =>
    defineDealer({ ...exampleDealer, features: [garage({ path })] }).routes.map(({ id, path: at }) => [
      id,
      at,
    ]);
  expect(routesOf()).toEqual([
    ['garage.list', 'my-garage'],
    ['garage.watchlist', 'watchlist'],
    ['garage.compare', 'compare'],
  ]);
  expect(routesOf('my-shortlist')).toEqual([
    ['garage.list', 'my-shortlist'],
    ['garage.alias', 'my-garage'],
    ['garage.watchlist', 'watchlist'],
    ['garage.compare', 'compare'],
  ]);
  expect(() => routesOf('/My Garage')).toThrow(ConfigError);
});
