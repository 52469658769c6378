import { deliveryPrice } from '@forecourt/pricing';
import type { DeliveryBand } from '@forecourt/pricing';
import type { DeliveryProvider } from './DeliveryProvider.ts';

/** The dealer's own table as a provider: no network, the first band that holds the postcode counts. */
export function tableDelivery(bands: readonly DeliveryBand[]): DeliveryProvider {
  return {
    estimate(postcode) {
      const answer = deliveryPrice(postcode, bands);
      return Promise.resolve('error' in answer ? null : { price: answer.price, name: answer.name });
    },
  };
}
