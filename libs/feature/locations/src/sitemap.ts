import type { SitemapSource } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';

/** Contact, the list of locations, and the page of each. */
const sitemap: SitemapSource = ({ site }) => [
  { path: paths.contact() },
  { path: paths.locations() },
  ...site.locations.map(({ slug }) => ({ path: paths.location(slug) })),
];

export default sitemap;
