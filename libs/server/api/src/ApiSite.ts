import type { LeadSite } from '@forecourt/lead-desk';
import type { PublicSite, Retention } from '@forecourt/site-config';
import type { PublicCarFlags } from '@forecourt/vehicle';
import type { HalfOfSite } from './halves/HalfOfSite.ts';

/** The API's view of a dealer site. */
export interface ApiSite extends LeadSite {
  /** Slugs of the dealers whose stock the site lists; its own by default. */
  stock?: readonly string[];
  /** The feed that its own stock is fetched from; null or omitted for stock that is imported by hand. */
  stockFeed?: { url: string; staleAfterHours: number } | null;
  /** Stock numbers that the site hides. */
  excludeStock?: readonly string[];
  /** Private facts of a car that the site publishes; none by default. */
  publish?: PublicCarFlags;
  /** The public part of the site, for PDFs; without it there are no PDFs. */
  shown?: PublicSite;
  /** How long it keeps what shoppers left; omitted, nothing is deleted by itself. */
  retention?: Retention;
  /** The name of the sites that share their accounts of shoppers; null or omitted for accounts of its own. */
  accountRealm?: string | null;
  /** The values of the server halves for this site; none by default. */
  halves?: readonly HalfOfSite[];
}

/** Finds the site of a Host header; null for an unknown host. */
export type SiteByHost = (host: string) => ApiSite | null;

/** Slugs of the dealers whose stock a site lists. */
export function stockOf(site: ApiSite): readonly string[] {
  return site.stock ?? [site.slug];
}
