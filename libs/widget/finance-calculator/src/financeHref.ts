import { financeLink } from '@forecourt/finance';
import { hasPage, paths } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';
import type { Car } from '@forecourt/vehicle';
import { withLoan } from './loanQuery.ts';

/**
 * URL of the finance buttons of a vehicle: the dealer’s own finance page, else our form about the vehicle; null if
 * the site has neither. The URL always identifies the vehicle. (RT-19)
 *
 * @param loan The chosen loan as a query, which our own form sends with the enquiry; see `loanQuery`.
 */
export function financeHref(
  car: Car,
  site: Pick<BundledSite, 'finance' | 'pages'>,
  loan = '',
): string | null {
  const link = site.finance?.link;
  if (link) return financeLink(car, { defaultLink: link });
  const path = paths.enquire(car.slug, 'finance');
  return hasPage(site, path) ? withLoan(financeLink(car, { path }), loan) : null;
}

/** URL of the finance application about a vehicle, with the chosen loan; null if the site takes none. */
export function applyHref(car: Car, site: Pick<BundledSite, 'pages'>, loan = ''): string | null {
  const path = paths.applyForFinance();
  return hasPage(site, path) ? withLoan(financeLink(car, { path }), loan) : null;
}
