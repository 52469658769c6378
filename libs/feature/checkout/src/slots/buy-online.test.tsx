import { defineDealer, exampleDealer, exampleLocation, publicSite } from '@forecourt/site-config';
import { SiteProvider } from '@forecourt/site-config/react';
import { parseCar } from '@forecourt/vehicle';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkout } from '../manifest.ts';
import { terms } from '../testing/pages.ts';
import BuyOnline from './buy-online.tsx';

const car = { id: 1, make: 'Kia', model: 'Rio', car_type: 'used', status: 'in_stock', price: 20_000 };
const { version, deposit, ...law } = terms;
const locations = (['QLD', 'NSW'] as const).map((state, at) => ({
  ...exampleLocation,
  ...{ id: at + 1, slug: `place-${at}`, name: `Place ${at}`, primary: at === 0 },
  address: { ...exampleLocation.address, state },
}));
const lawByState = { QLD: law, NSW: law };
const features = [checkout({ terms: { version, deposit, law, lawByState }, purchase: { delivery: false } })];
const site = publicSite(defineDealer({ ...exampleDealer, locations, features }));

it.each([
  ['QLD', 1],
  [null, 0],
] as const)('of a dealer in two states a vehicle in %s has %i buttons', (state, buttons) => {
  render(
    <SiteProvider site={site}>
      <BuyOnline car={parseCar({ ...car, state })} />
    </SiteProvider>,
  );
  expect(screen.queryAllByRole('link', { name: 'Buy online' })).toHaveLength(buttons);
});
