import type { Receipt } from '@forecourt/documents';
import { placeOf } from '@forecourt/location';
import { phoneLink, resolvePhone } from '@forecourt/phone';
import type { PublicSite } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import type { CheckoutSite } from './CheckoutSite.ts';

/**
 * Who took the money, as a receipt names them.
 *
 * @param place the place whose address and licence it has; null or undefined for none.
 */
export function receiptDealer(
  business: NonNullable<CheckoutSite['business']>,
  {
    site,
    car,
    place = car && placeOf(car, site),
  }: { site: PublicSite; car: Car | null; place?: PublicSite['locations'][number] | null | undefined },
): Receipt['dealer'] {
  return {
    name: business.name === site.name ? site.name : `${business.name}, trading as ${site.name}`,
    abn: business.abn,
    address: place ? `${place.address.street}, ${place.address.city} ${place.address.state}` : null,
    phone: phoneLink((car && resolvePhone({ car, dealer: site })?.number) ?? site.phones.main)?.text ?? null,
    licence: place?.dealer_license_number ?? null,
  };
}
