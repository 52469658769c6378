import { financeLink } from '@forecourt/finance';
import { hasPage, paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';

/**
 * Where the finance buttons of a vehicle lead: the dealer's own finance page, else our form about the vehicle; null where the site has
 * neither. Either way the link says which vehicle it is. (RT-19)
 */
export function financeHref(car: Car, site: Pick<BundledSite, 'finance' | 'pages'>): string | null {
  const link = site.finance?.link;
  if (link) return financeLink(car, { defaultLink: link });
  const path = paths.enquire(car.slug, 'finance');
  return hasPage(site, path) ? financeLink(car, { path }) : null;
}
