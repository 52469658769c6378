import type { SitemapSource } from '@forecourt/site-config/loader';

/** The pages that the dealer writes, but for those that are kept out of search engines. */
export const ownSitemap: SitemapSource = ({ site }) =>
  (site.ownPages ?? []).flatMap(({ path, listed }) => (listed ? [{ path }] : []));
