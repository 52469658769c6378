import type { SitemapSource } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';

/** The content pages. */
const sitemap: SitemapSource = () => [
  { path: paths.about() },
  { path: paths.privacy() },
  { path: paths.terms() },
];

export default sitemap;
