import { findCarBySlug, type ApiSite } from '@forecourt/api';
import { findHold, type CheckoutServices, type Hold } from '@forecourt/checkout-desk';
import type { Car } from '@forecourt/vehicle';

/** Where the hold of a request is found. */
export interface AskedHold {
  slug: string;
  token?: string | undefined;
  link?: string | undefined;
}

/** The vehicle and the hold of a request; a hold is found after its vehicle has left the stock, too. */
export async function findAsked(
  services: CheckoutServices,
  site: ApiSite,
  { slug, ...keys }: AskedHold,
): Promise<{ car: Car | null; hold: Hold | null }> {
  const car = await findCarBySlug(services.db, site, slug);
  if (car) return { car, hold: await ofBrowserOrLink(services, site, car.id, keys) };
  const hold = keys.link === undefined ? null : await findHold(services, site.slug, { link: keys.link });
  return { car: null, hold: hold?.car.slug === slug ? hold : null };
}

/** The hold of this browser, or of the link, for the vehicle; null for none. */
async function ofBrowserOrLink(
  services: CheckoutServices,
  { slug }: ApiSite,
  carId: number,
  { token, link }: Omit<AskedHold, 'slug'>,
): Promise<Hold | null> {
  const byLink = link === undefined ? null : await findHold(services, slug, { link });
  if (byLink) return byLink.car.id === carId ? byLink : null;
  return token === undefined ? null : findHold(services, slug, { carId, token });
}
