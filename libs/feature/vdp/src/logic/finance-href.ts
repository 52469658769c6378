import { financeLink } from '@forecourt/finance';
import { paths } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';

/**
 * Where the finance buttons of a vehicle lead: the dealer's own finance page, else our form about the vehicle. Either way the link
 * says which vehicle it is. (RT-19)
 */
export function financeHref(car: Car, { link }: Pick<NonNullable<PublicSite['finance']>, 'link'>): string {
  return financeLink(car, link ? { defaultLink: link } : { path: paths.enquire(car.slug, 'finance') });
}
