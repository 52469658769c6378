import { loanQuery } from '@forecourt/finance-calculator';
import type { PublicSite } from '@forecourt/site-config';
import type { SectionOptions } from '../section-options.ts';
import type { VehicleSections } from '../sections.tsx';

/** What the page is told of its sections. Read on the server: the scripts of a site do not carry it. */
export function vehicleSections(
  site: PublicSite,
  asked: NonNullable<VehicleSections['delivery']>['asked'] = null,
  query = new URLSearchParams(),
): VehicleSections {
  const options: unknown = site.features['vdp'];
  if (!hasSections(options))
    throw new Error('Only a loader knows what the sections of the vehicle page say.');
  return {
    ...options.sections,
    delivery: site.delivery ? { text: site.delivery.text, asked } : null,
    loan: loanQuery(query),
  };
}

/** The options were checked against the feature's schema when the site was defined. */
function hasSections(options: unknown): options is { sections: SectionOptions } {
  return typeof options === 'object' && options !== null && 'sections' in options;
}
