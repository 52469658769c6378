import { loanQuery } from '@forecourt/finance-calculator';
import { featureOptions } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import type { vdp } from '../manifest.ts';
import type { VehicleSections } from '../sections.tsx';

/**
 * What the page is told of its sections. Read on the server: the scripts of a site do not carry it.
 *
 * @throws Error where the site has no vehicle page.
 */
export function vehicleSections(
  site: PublicSite,
  asked: NonNullable<VehicleSections['delivery']>['asked'] = null,
  query = new URLSearchParams(),
): VehicleSections {
  const options = featureOptions<typeof vdp>(site, 'vdp');
  if (!options) throw new Error('This site has no vehicle page: its features are without vdp().');
  return {
    ...options.sections,
    delivery: site.delivery ? { text: site.delivery.text, asked } : null,
    loan: loanQuery(query),
  };
}
