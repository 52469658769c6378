import {
  dealerSchema,
  defineDealer,
  exampleDealer,
  exampleLocation,
  publicSite,
  serverOptions,
  type DealerInput,
} from '@forecourt/site-config';
import { STATES, type State } from '@forecourt/values';
import { expect, it } from 'vitest';
import { checkout } from '../manifest.ts';
import { checkoutSite } from './CheckoutSite.ts';
import { terms } from './testing/checkout-api.ts';

const law = { onRoadCosts: 'On top.', coolingOff: 'Another.', warranty: 'Another.' };

/** A dealer with a place in each of some states. */
function siteIn(states: readonly State[], lawByState: object) {
  const locations: DealerInput['locations'] = states.map((state, at) => ({
    ...exampleLocation,
    ...{ id: at + 1, name: `Place ${at}`, slug: `place-${at}`, primary: at === 0 },
    ...{ address: { ...exampleLocation.address, state } },
  }));
  const features = [checkout({ terms: { ...terms, lawByState } })];
  const site = defineDealer({ ...exampleDealer, locations, features });
  const options = serverOptions<typeof checkout>(site, 'checkout');
  const dealer = dealerSchema.parse({ ...exampleDealer, locations });
  if (!options) throw new Error('The site of the test has no checkout.');
  return () => checkoutSite({ options, dealer, shown: publicSite(site), env: { NODE_ENV: 'production' } });
}

it('a dealer in several states has texts on cooling-off and warranty for each, or does not start', () => {
  expect(siteIn(['QLD', 'NSW', 'QLD'], { QLD: law })).toThrow(
    /locations are in QLD, NSW, .* has no texts for NSW\. Add/,
  );
  expect(siteIn(['QLD', 'NSW'], { QLD: law, NSW: law, VIC: law })).toThrow(
    /has texts for VIC, and its locations are in QLD, NSW\. .* Remove/,
  );
  expect(siteIn(STATES, {})).toThrow(`has no texts for ${STATES.join(', ')}.`);
  expect(siteIn(STATES, Object.fromEntries(STATES.map((state) => [state, law])))).not.toThrow();
});

it.each(STATES)('a dealer in %s alone needs no more than the texts of the dealer', (state) => {
  expect(siteIn([state], {})).not.toThrow();
});
