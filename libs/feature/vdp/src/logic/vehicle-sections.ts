import { loanQuery } from '@forecourt/finance-calculator';
import { featureOptions } from '@forecourt/site-config';
import type { PublicSite } from '@forecourt/site-config';
import type { vdp } from '../manifest.ts';
import type { VehicleSections } from '../sections.tsx';

/**
 * The section data of a vehicle page. It is read on the server, so it is in no script of a site.
 *
 * @throws Error if the site has no vehicle page.
 */
export function vehicleSections(
  site: PublicSite,
  asked: NonNullable<VehicleSections['delivery']>['asked'] = null,
  query = new URLSearchParams(),
): VehicleSections {
  const options = featureOptions<typeof vdp>(site, 'vdp');
  if (!options) throw new Error('This site has no vehicle page. Add vdp() to its features.');
  return {
    ...options.sections,
    delivery: site.delivery ? { text: site.delivery.text, asked } : null,
    loan: loanQuery(query),
  };
}
