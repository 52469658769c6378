import type { DealerConfig } from './dealer-schema.ts';
import type { SiteDefinition } from './define-dealer.ts';

/** What the browser may know of a site: no lead routing, no e-mail of a location. */
export interface PublicSite extends Omit<DealerConfig, 'leads' | 'locations'> {
  locations: Omit<DealerConfig['locations'][number], 'leadEmail'>[];
  /** Always set: the declared zone, or that of the primary location's state. */
  zone: string;
  /** Options by feature id; a feature that is off is absent. */
  features: Record<string, unknown>;
}

const zones: Record<string, string> = {
  QLD: 'Australia/Brisbane',
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
};

/** The part of a site definition that is compiled into its pages. */
export function publicSite({ dealer, features }: SiteDefinition): PublicSite {
  const { leads: _server, locations, ...shown } = dealer;
  const primary = locations.find((location) => location.primary) ?? locations[0];
  return {
    ...shown,
    locations: locations
      .filter(({ visible }) => visible)
      .map(({ leadEmail: _address, ...location }) => location),
    zone: dealer.timeZone ?? zones[primary?.address.state ?? 'QLD'] ?? 'Australia/Brisbane',
    features,
  };
}
