import type { LeadSite } from '@forecourt/lead-desk';
import type { PublicSite } from '@forecourt/site-config';
import type { PublicCarFlags } from '@forecourt/vehicle';
import type { HalfOfSite } from './halves/ServerHalf.ts';

/** What the API needs to know of a dealer site. */
export interface ApiSite extends LeadSite {
  /** Slugs of the dealers whose stock the site lists; its own alone when left out. */
  stock?: readonly string[];
  /** Stock numbers that the site never shows. */
  excludeStock?: readonly string[];
  /** Private facts of a car that the site publishes; none when left out. */
  publish?: PublicCarFlags;
  /** What visitors may know of the site, for what is printed; without it nothing can be. */
  shown?: PublicSite;
  /** What the server halves of its features hold for it; none when left out. */
  halves?: readonly HalfOfSite[];
}

/** Finds the site that a Host header names; null for a host that is not served. */
export type SiteByHost = (host: string) => ApiSite | null;

/** Slugs of the dealers whose stock a site lists. */
export function stockOf(site: ApiSite): readonly string[] {
  return site.stock ?? [site.slug];
}
