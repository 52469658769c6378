import { paths } from '@forecourt/site-config';
import type { SitemapSource } from '@forecourt/site-config/loader';

/** Contact, the list of locations, and the page of each. */
const sitemap: SitemapSource = ({ site }) => [
  { path: paths.contact() },
  { path: paths.locations() },
  ...site.locations.map(({ slug }) => ({ path: paths.location(slug) })),
];

export default sitemap;
