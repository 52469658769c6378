import { defineDealer, exampleDealer, publicSite } from '@forecourt/site-config';
import type { State } from '@forecourt/values';
import { expect, it } from 'vitest';
import { lawOf } from './law-of.ts';

const texts = (coolingOff: string) => ({ onRoadCosts: 'On top.', coolingOff, warranty: 'Three months.' });
const terms = { version: '1', deposit: 'Refundable.', law: texts('Ours.') };

const shown = publicSite(defineDealer({ ...exampleDealer, features: [] }));

/** A dealer with a place in each of some states. */
const siteIn = (...states: State[]) => ({
  locations: states.flatMap((state) =>
    shown.locations.slice(0, 1).map((place) => ({ ...place, address: { ...place.address, state } })),
  ),
});

it.each([
  ['QLD', 'Ours.'],
  ['NSW', 'Of New South Wales.'],
  ['VIC', 'Ours.'],
  [null, 'Ours.'],
])('a dealer in Queensland alone sells a vehicle in %j by: %j', (state, coolingOff) => {
  const lawByState = { NSW: texts('Of New South Wales.') };
  expect(lawOf({ ...terms, lawByState }, siteIn('QLD', 'QLD'), state)?.coolingOff).toBe(coolingOff);
});

it.each([
  ['QLD', 'Of Queensland.'],
  ['NSW', 'Of New South Wales.'],
  ['VIC', undefined],
  ['Queensland', undefined],
  [null, undefined],
])('a dealer in two states sells a vehicle in %j by: %j', (state, coolingOff) => {
  const lawByState = { QLD: texts('Of Queensland.'), NSW: texts('Of New South Wales.') };
  expect(lawOf({ ...terms, lawByState }, siteIn('QLD', 'NSW'), state)?.coolingOff).toBe(coolingOff);
});
