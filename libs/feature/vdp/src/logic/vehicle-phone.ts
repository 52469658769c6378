import { phoneLink, resolvePhone } from '@forecourt/phone';
import type { BundledSite } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';

/** The phone number of a vehicle by `resolvePhone`, else of the site; null if none can be dialled. */
export function vehiclePhone(car: Car, site: BundledSite): { text: string; href: string } | null {
  return phoneLink(resolvePhone({ car, dealer: site })?.number ?? site.phones.main);
}
