import { paths } from '@forecourt/site-config';
import type { SitemapSource } from '@forecourt/site-config/loader';

/** The pages of text. */
const sitemap: SitemapSource = () => [
  { path: paths.about() },
  { path: paths.privacy() },
  { path: paths.terms() },
];

export default sitemap;
