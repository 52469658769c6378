import { primaryLocation, timeZoneOf } from '@forecourt/location';
import type { DeliveryConfig } from './blocks/delivery.ts';
import type { FinanceConfig } from './blocks/finance.ts';
import type { OwnPage } from './blocks/own-page.ts';
import type { DealerConfig } from './dealer-schema.ts';
import type { SiteDefinition } from './define-dealer.ts';
import { pagesOf } from './site-pages.ts';

/** What the browser may know of a site: no lead routing, no e-mail of a location, no prices or provider of delivery. */
export interface PublicSite extends Omit<
  DealerConfig,
  'leads' | 'locations' | 'finance' | 'delivery' | 'ownPages'
> {
  /** With the site's zone, in which the lender's rates begin and end; null where the dealer offers none. */
  finance: (FinanceConfig & { timeZone: string }) | null;
  /** Null where the dealer delivers nothing. For loaders; no script has it. */
  delivery?: Pick<DeliveryConfig, 'text'> | null;
  locations: Omit<DealerConfig['locations'][number], 'leadEmail'>[];
  /** Always set: the declared zone, or that of the primary location's state. */
  zone: string;
  /** The pages that the dealer writes, for loaders; no script has them. */
  ownPages?: readonly OwnPage[];
  /** Patterns of the site's pages: whether a link leads anywhere, `hasPage` says. */
  pages: readonly string[];
  /** Options by feature id; a feature that is off is absent. */
  features: Record<string, unknown>;
}

/** The part of a site definition that visitors may know; loaders are given all of it. */
export function publicSite({
  dealer,
  features,
  routes,
}: Pick<SiteDefinition, 'dealer' | 'features' | 'routes'>): PublicSite {
  const { leads: _server, delivery, locations, ...shown } = dealer;
  const zone = timeZoneOf(primaryLocation(locations)?.address.state ?? null, dealer.timeZone);
  return {
    ...shown,
    finance: dealer.finance && { ...dealer.finance, timeZone: zone },
    delivery: delivery && { text: delivery.text },
    locations: locations
      .filter(({ visible }) => visible)
      .map(({ leadEmail: _address, ...location }) => location),
    zone,
    pages: pagesOf(routes),
    features,
  };
}

/** The part that is compiled into the scripts of a site: without the options and heads that come with the data of the pages that show them. */
export function bundledSite(definition: SiteDefinition): PublicSite {
  const { ownPages: _pages, delivery: _delivery, ...site } = publicSite(definition);
  const features = Object.entries(site.features).map(([id, options]) => {
    const withheld = definition.loaderOnly[id] ?? [];
    const kept = Object.entries(options ?? {}).filter(([name]) => !withheld.includes(name));
    return [id, Object.fromEntries(kept)];
  });
  return { ...site, features: Object.fromEntries(features) };
}
