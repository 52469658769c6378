import { primaryLocation, timeZoneOf } from '@forecourt/location';
import type { OptionsByAudience } from './audience.ts';
import type { DeliveryConfig } from './blocks/delivery.ts';
import type { FinanceConfig } from './blocks/finance.ts';
import type { Look } from './blocks/look.ts';
import type { OwnPage } from './blocks/own-page.ts';
import type { DealerConfig } from './dealer-schema.ts';
import type { SiteDefinition } from './define-dealer.ts';
import type { OptionsById } from './feature-options.ts';
import { pagesOf } from './site-pages.ts';
import { lookOf } from './template-look.ts';

/** What the browser may know of a site: it is compiled into the scripts of its pages. What else a page shows comes with its data. */
export interface BundledSite extends Omit<
  DealerConfig,
  'template' | 'look' | 'leads' | 'locations' | 'finance' | 'delivery' | 'ownPages'
> {
  /** What the dealer says of it, and what the template says where he is silent; pages do not know the template. */
  look: Look;
  /** With the site's zone, in which the lender's rates begin and end; null where the dealer offers none. */
  finance: (FinanceConfig & { timeZone: string }) | null;
  /** Those that shoppers can go to, without the address that their leads go to. */
  locations: Omit<DealerConfig['locations'][number], 'leadEmail'>[];
  /** Always set: the declared zone, or that of the primary location's state. */
  zone: string;
  /** Patterns of the site's pages: whether a link leads anywhere, `hasPage` says. */
  pages: readonly string[];
  /** Read with `featureOptions`, by the type of the feature. */
  features: OptionsById;
}

/** What loaders have of a site, and may tell its visitors: no lead routing, no prices or provider of delivery. */
export interface PublicSite extends BundledSite {
  /** Null where the dealer delivers nothing. */
  delivery: Pick<DeliveryConfig, 'text'> | null;
  /** The pages that the dealer writes. */
  ownPages: readonly OwnPage[];
}

/** The part of a site definition that loaders are given. */
export function publicSite(definition: Definition): PublicSite {
  const { delivery, ownPages } = definition.dealer;
  return {
    ...bundledSite(definition),
    delivery: delivery && { text: delivery.text },
    ownPages,
    features: optionsOf(definition, ({ browser, loader }) => ({ ...browser, ...loader })),
  };
}

/** The part of a site definition that is compiled into the scripts of its pages. */
export function bundledSite(definition: Definition): BundledSite {
  const { dealer, routes } = definition;
  const {
    template: _template,
    leads: _leads,
    delivery: _delivery,
    ownPages: _pages,
    locations,
    ...shown
  } = dealer;
  const zone = timeZoneOf(primaryLocation(locations)?.address.state ?? null, dealer.timeZone);
  return {
    ...shown,
    look: lookOf(dealer),
    finance: dealer.finance && { ...dealer.finance, timeZone: zone },
    locations: locations
      .filter(({ visible }) => visible)
      .map(({ leadEmail: _address, ...location }) => location),
    zone,
    pages: pagesOf(routes),
    features: optionsOf(definition, ({ browser }) => browser),
  };
}

type Definition = Pick<SiteDefinition, 'dealer' | 'features' | 'routes'>;

function optionsOf(
  { features }: Definition,
  pick: (options: OptionsByAudience) => Record<string, unknown>,
): OptionsById {
  return Object.fromEntries(Object.entries(features).map(([id, options]) => [id, pick(options)]));
}
