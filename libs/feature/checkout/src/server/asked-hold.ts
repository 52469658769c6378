import { findCarBySlug, type ApiSite } from '@forecourt/api';
import { findHold, type CheckoutServices, type Hold } from '@forecourt/checkout-desk';
import type { Car } from '@forecourt/vehicle';

/** Where the hold of a request is found. */
export interface AskedHold {
  slug: string;
  token?: string | undefined;
  link?: string | undefined;
  /** The account that is signed in; null for none. A hold of another account is not that of the browser. */
  shopperId: string | null;
}

/** The vehicle and the hold of a request; a hold is found after its vehicle has left the stock, too. */
export async function findAsked(
  services: CheckoutServices,
  site: ApiSite,
  { slug, ...keys }: AskedHold,
): Promise<{ car: Car | null; hold: Hold | null }> {
  const car = await findCarBySlug(services.db, site, slug);
  return { car, hold: await ofBrowserOrLink(services, site, { car, slug, ...keys }) };
}

/** The hold of this browser, or of the link, for the vehicle; null for none. */
async function ofBrowserOrLink(
  services: CheckoutServices,
  { slug: site }: ApiSite,
  { car, slug, token, link, shopperId }: AskedHold & { car: Car | null },
): Promise<Hold | null> {
  const byLink = link === undefined ? null : await findHold(services, site, { link });
  if (byLink) return (car ? byLink.car.id === car.id : byLink.car.slug === slug) ? byLink : null;
  if (token === undefined) return null;
  return findHold(services, site, { ...(car ? { carId: car.id } : { slug }), token, shopperId });
}
