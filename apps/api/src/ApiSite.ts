import type { EnquiryRules } from '@forecourt/lead';
import type { LeadSite } from '@forecourt/lead-desk';
import type { PublicSite } from '@forecourt/site-config';
import type { PublicCarFlags } from '@forecourt/vehicle';
import type { DeliveryProvider } from './delivery/DeliveryProvider.ts';
import type { LenderProvider } from './lender/LenderProvider.ts';
import type { YouxProvider } from './youx/YouxProvider.ts';

/** What the API needs to know of a dealer site. */
export interface ApiSite extends LeadSite {
  /** Slugs of the dealers whose stock the site lists; its own alone when left out. */
  stock?: readonly string[];
  /** Stock numbers that the site never shows. */
  excludeStock?: readonly string[];
  /** What the site's enquiry form asks for. */
  enquiry?: EnquiryRules;
  /** Private facts of a car that the site publishes; none when left out. */
  publish?: PublicCarFlags;
  /** Who prices its deliveries; null or left out, it delivers nothing. */
  delivery?: DeliveryProvider | null;
  /** Who says what its lender asks for a car; null or left out, nobody is asked. */
  lender?: LenderProvider | null;
  /** Who gives its youX quotes; null or left out, there are none. */
  youx?: YouxProvider | null;
  /** What visitors may know of the site, for what is printed; without it nothing can be. */
  shown?: PublicSite;
}

/** Finds the site that a Host header names; null for a host that is not served. */
export type SiteByHost = (host: string) => ApiSite | null;

/** Slugs of the dealers whose stock a site lists. */
export function stockOf(site: ApiSite): readonly string[] {
  return site.stock ?? [site.slug];
}
