import type { SitemapSource } from '@forecourt/page/loader';

/** The pages that the dealer writes, but for those that are kept out of search engines. */
export const ownSitemap: SitemapSource = ({ site }) =>
  (site.ownPages ?? []).flatMap(({ path, listed }) => (listed ? [{ path }] : []));
