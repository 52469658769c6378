import type { SharePicture } from '@forecourt/page/head';
import type { BundledSite } from '@forecourt/site-config';

/** A make in the header's menu. */
export interface NavMake {
  name: string;
  slug: string;
  /** Vehicles in stock; only for a panel. */
  count?: number;
  /** Its models; only for a panel. */
  models?: readonly Required<Pick<NavMake, 'name' | 'slug' | 'count'>>[];
}

/** The data of the root route. */
export interface RootData {
  /** The time of the request, ISO 8601, so that server and browser render the same dates. */
  now: string;
  /** The site's search-only key, for the search of the header. */
  searchKey: string;
  /** The makes of the menu; empty where the menu has none. */
  makes: readonly NavMake[];
  /** The special hours, where the content of the site has some; left out where the declaration has all. */
  specialHours?: BundledSite['specialHours'];
  /** Whether this visitor looks at drafts of the content. */
  drafts: boolean;
  /** The link preview of pages without a picture of their own. */
  picture: SharePicture;
}
