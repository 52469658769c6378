import { ConfigError, defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import { featureOptions } from '@forecourt/site-config/react';
import { expect, test } from 'vitest';
import { garage } from './manifest.ts';

const optionsOf = (options?: Parameters<typeof garage>[0]) =>
  featureOptions(publicSite(defineDealer({ ...exampleDealer, features: [garage(options)] })), 'garage');

test('a site lets vehicles in stock be saved, unless it says more', () => {
  expect(optionsOf()?.save).toEqual({
    usedOnly: false,
    pricedOnly: false,
    picturedOnly: false,
    comingSoon: false,
  });
  expect(optionsOf({ save: { usedOnly: true } })?.save.usedOnly).toBe(true);
});

test('a rule that nobody knows is refused', () => {
  // @ts-expect-error there is no such rule
  expect(() => optionsOf({ save: { redOnly: true } })).toThrow(ConfigError);
});

test('the list has the address that the site gives it, and the common one', () => {
  const routesOf = (path?: string) =>
    defineDealer({ ...exampleDealer, features: [garage({ path })] }).routes.map(({ id, path: at }) => [
      id,
      at,
    ]);
  expect(routesOf()).toEqual([['garage.list', 'my-garage']]);
  expect(routesOf('my-shortlist')).toEqual([
    ['garage.list', 'my-shortlist'],
    ['garage.alias', 'my-garage'],
  ]);
  expect(() => routesOf('/My Garage')).toThrow(ConfigError);
});
