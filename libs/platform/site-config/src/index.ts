export { defineDealer } from './define-dealer.ts';
export type { DealerDeclaration, EntryIds, SlotsOfSite } from './define-dealer.ts';
export type { ContentLink, SiteDefinition } from './site-definition.ts';
export { defineFeature } from './feature.ts';
export type {
  Contribution,
  Feature,
  FeatureManifest,
  FeatureUse,
  ResolvedFeature,
  RouteEntry,
  SiteSlot,
} from './feature.ts';
export { ConfigError } from './config-error.ts';
export type { Readable } from './config-error.ts';
export { formatProblems, shortProblem } from './problem.ts';
export type { ConfigProblem } from './problem.ts';
export { ownFileProblems, ownPageAt } from './own-pages.ts';
export { describeIssues } from './describe-issues.ts';
export { nearest } from './nearest.ts';
export { canonicalPath } from './canonical-path.ts';
export { isHostPath, isMounted } from './host-paths.ts';
export type { HostPath } from './host-paths.ts';
export { isSoldOnline, purchasePath, reservationPath, statesOf } from './is-sold-online.ts';
export { checkoutPath, locationPath, paths } from './paths.ts';
export { externalLink, file, link, referencesOf, webLink } from './references.ts';
export type { Reference } from './references.ts';
export { hasPage, knownHref, knownSteps } from './site-pages.ts';
export { featureOptions, serverOptions } from './feature-options.ts';
export type { BrowserOptions, IdOf, LoaderOptions, ServerOptions, TypedFeature } from './feature-options.ts';
export type { OptionSchemas, OptionsByAudience, OptionsById } from './audience.ts';
export { bundledSite, publicSite } from './public-site.ts';
export type { BundledSite, PublicSite } from './public-site.ts';
export { siteSlots } from './site-slots.ts';
export { list, one } from './slot-contract.ts';
export type { NoProps, PropsOfSlot, SlotContract, SlotContracts, SlotIds } from './slot-contract.ts';
export { dealerSchema, templates } from './dealer-schema.ts';
export type { DealerConfig, DealerInput, Template } from './dealer-schema.ts';
export type { FinanceConfig } from './blocks/finance.ts';
export type { DeliveryConfig } from './blocks/delivery.ts';
export type { OwnFont } from './blocks/font.ts';
export type { Look } from './blocks/look.ts';
export type { MapConfig } from './blocks/map.ts';
export type { MediaConfig } from './blocks/media.ts';
export type { NavItem } from './blocks/nav.ts';
export type { OwnPage } from './blocks/own-page.ts';
export { usualHsts } from './blocks/hsts.ts';
export type { Hsts } from './blocks/hsts.ts';
export type { Retention } from './blocks/retention.ts';
export type { StockConfig } from './blocks/stock.ts';
export { SIGNED_IN_COOKIE } from './signed-in-cookie.ts';
export { openingWeek } from './opening-week.ts';
export type { WeekInput } from './opening-week.ts';
export { holidays } from './holidays.ts';
export type { HolidayInput } from './holidays.ts';
export { exampleDealer, exampleLocation } from './example-dealer.ts';
export { otherPages } from './other-pages.ts';
