import type { BundledSite } from '@forecourt/site-config';

/** A visible location of a site. */
export type SiteLocation = BundledSite['locations'][number];
