import { deliveryPrice } from '@forecourt/pricing';
import type { DeliveryBand } from '@forecourt/pricing';
import type { DeliveryProvider } from './DeliveryProvider.ts';

/** A provider that reads the dealer’s own table: the first band with the postcode applies. It needs no network. */
export function tableDelivery(bands: readonly DeliveryBand[]): DeliveryProvider {
  return {
    estimate(postcode) {
      const answer = deliveryPrice(postcode, bands);
      return Promise.resolve('error' in answer ? null : { price: answer.price, name: answer.name });
    },
  };
}
