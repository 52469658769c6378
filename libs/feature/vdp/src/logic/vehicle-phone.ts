import { phoneLink, resolvePhone } from '@forecourt/phone';
import type { BundledSite } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';

/** The number to call about a vehicle, that of the site where the rules of `resolvePhone` find none; null where none can be dialled. */
export function vehiclePhone(car: Car, site: BundledSite): { text: string; href: string } | null {
  return phoneLink(resolvePhone({ car, dealer: site })?.number ?? site.phones.main);
}
