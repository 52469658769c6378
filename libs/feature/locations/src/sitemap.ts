import type { SitemapSource } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { ownPath } from './logic/own-path.ts';

/** Contact, the list of locations, and the page of each. */
const sitemap: SitemapSource = ({ site }) => [
  { path: paths.contact() },
  { path: paths.locations() },
  ...site.locations.map(({ slug }) => ({ path: ownPath(site, slug) })),
];

export default sitemap;
