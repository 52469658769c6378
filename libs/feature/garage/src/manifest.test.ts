import {
  ConfigError,
  defineDealer,
  defineFeature,
  exampleDealer,
  featureOptions,
  publicSite,
} from '@forecourt/site-config';
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

test('saving in accounts alone is rejected on a site without accounts', () => {
  const problemOf = (...features: Parameters<typeof defineDealer>[0]['features']) => {
    try {
      defineDealer({ ...exampleDealer, features });
      return [];
    } catch (error) {
      return error instanceof ConfigError ? error.problems : error;
    }
  };
  expect(problemOf(garage({ storage: 'account' }))).toEqual([
    {
      path: 'features.garage.storage',
      what: '"account" is set on a site without accounts',
      why: expect.stringContaining('Nobody could save a vehicle'),
      fix: expect.stringContaining('account() of @forecourt/account'),
    },
  ]);
  const account = defineFeature({ id: 'account', purpose: 'Accounts.', options: {} });
  expect(problemOf(garage({ storage: 'account' }), account())).toEqual([]);
  expect(problemOf(garage())).toEqual([]);
});

test('the page needs no network, unless the site turns this off', () => {
  const pathsOf = (offline: boolean) =>
    defineDealer({ ...exampleDealer, features: [garage({ offline })] }).routes.map(({ path }) => path);
  expect(pathsOf(true)).toContain('garage-worker.js');
  expect(pathsOf(false)).not.toContain('garage-worker.js');
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
    ['garage.worker', 'garage-worker.js'],
    ['garage.compare', 'compare'],
  ]);
  expect(routesOf('my-shortlist')).toEqual([
    ['garage.list', 'my-shortlist'],
    ['garage.alias', 'my-garage'],
    ['garage.watchlist', 'watchlist'],
    ['garage.worker', 'garage-worker.js'],
    ['garage.compare', 'compare'],
  ]);
  expect(() => routesOf('/My Garage')).toThrow(ConfigError);
});
