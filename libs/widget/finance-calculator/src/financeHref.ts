import { financeLink } from '@forecourt/finance';
import { hasPage, paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';

/**
 * URL of the finance buttons of a vehicle: the dealer’s own finance page, else our form about the vehicle; null if
 * the site has neither. The URL always identifies the vehicle. (RT-19)
 */
export function financeHref(car: Car, site: Pick<BundledSite, 'finance' | 'pages'>): string | null {
  const link = site.finance?.link;
  if (link) return financeLink(car, { defaultLink: link });
  const path = paths.enquire(car.slug, 'finance');
  return hasPage(site, path) ? financeLink(car, { path }) : null;
}
