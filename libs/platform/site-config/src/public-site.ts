import { primaryLocation, timeZoneOf } from '@forecourt/location';
import type { OptionsByAudience, OptionsById } from './audience.ts';
import type { DeliveryConfig } from './blocks/delivery.ts';
import type { FinanceConfig } from './blocks/finance.ts';
import type { Look } from './blocks/look.ts';
import type { OwnPage } from './blocks/own-page.ts';
import type { Review } from './blocks/reviews.ts';
import type { DealerConfig } from './dealer-schema.ts';
import type { SiteDefinition } from './site-definition.ts';
import { pagesOf } from './site-pages.ts';
import type { ProgramLink } from './feature.ts';
import { lookOf, minimumRatingOf } from './template-look.ts';

/** The part of a site that is bundled into the scripts of its pages. Pages get other data from loaders. */
export interface BundledSite extends Omit<
  DealerConfig,
  | 'template'
  | 'look'
  | 'leads'
  | 'retention'
  | 'hsts'
  | 'stockFeed'
  | 'locations'
  | 'finance'
  | 'delivery'
  | 'ownPages'
  | 'sharedContent'
  | 'contentSource'
  | 'websiteId'
  | 'accountRealm'
  | 'reviews'
> {
  /** The look of the dealer, with the template's defaults; pages do not read the template. */
  look: Look;
  /** With the site's time zone, in which rates start and end; null if the dealer offers no finance. */
  finance: (FinanceConfig & { timeZone: string }) | null;
  /** Visible locations, without the e-mail address for leads. */
  locations: Omit<DealerConfig['locations'][number], 'leadEmail'>[];
  /** What is shown of ratings on Google; `minimumRating` in stars. */
  reviews: { show: boolean; minimumRating: number };
  /** Always set: the declared zone, or that of the primary location's state. */
  zone: string;
  /** Patterns of the site's pages, for `hasPage`. */
  pages: readonly string[];
  /** Read with `featureOptions`, by the type of the feature. */
  features: OptionsById;
}

/** The part of a site for loaders. It may be shown to visitors: it has no lead routing and no prices or provider of delivery. */
export interface PublicSite extends BundledSite {
  /** Null if the dealer does not deliver. */
  delivery: Pick<DeliveryConfig, 'text'> | null;
  /** Path of the picture that stands for the dealer in link previews. */
  sharePicture: string | null;
  /** Addresses for programs. */
  programs: readonly ProgramLink[];
  /** The pages that the dealer writes. */
  ownPages: readonly OwnPage[];
  /** Reviews on Google, and how many of them a page shows; none if the dealer hides them. */
  reviewTexts: { quantity: number; items: readonly Review[] };
}

/** Returns the part of a site definition for loaders. */
export function publicSite(
  definition: Definition & Partial<Pick<SiteDefinition, 'sharePicture' | 'programs'>>,
): PublicSite {
  const { delivery, ownPages, reviews } = definition.dealer;
  return {
    ...bundledSite(definition),
    delivery: delivery && { text: delivery.text },
    ownPages,
    reviewTexts: { quantity: reviews.quantity, items: reviews.show ? reviews.items : [] },
    sharePicture: definition.sharePicture ?? null,
    programs: definition.programs ?? [],
    features: optionsOf(definition, ({ browser, loader }) => ({ ...browser, ...loader })),
  };
}

/** Returns the part of a site definition that is bundled into the scripts of its pages. */
export function bundledSite(definition: Definition): BundledSite {
  const { dealer, routes } = definition;
  const {
    template: _template,
    leads: _leads,
    retention: _retention,
    hsts: _hsts,
    stockFeed: _feed,
    delivery: _delivery,
    ownPages: _pages,
    sharedContent: _folder,
    contentSource: _source,
    websiteId: _number,
    accountRealm: _realm,
    locations,
    reviews,
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
    reviews: { show: reviews.show, minimumRating: minimumRatingOf(dealer) },
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
