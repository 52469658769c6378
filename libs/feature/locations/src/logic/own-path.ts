import { locationPath } from '@forecourt/site-config';
import type { BundledSite } from '@forecourt/site-config';

/** The page of a location, which every site with this feature has. */
export function ownPath(site: Pick<BundledSite, 'pages'>, slug: string): string {
  const path = locationPath(site, slug);
  if (path === null)
    throw new Error('The route table has no page for locations, but the feature of locations is on.');
  return path;
}
