import type { SitemapSource } from '@forecourt/page/loader';

/** The dealer's own pages, except those with `noindex`. */
export const ownSitemap: SitemapSource = ({ site }) =>
  (site.ownPages ?? []).flatMap(({ path, listed }) => (listed ? [{ path }] : []));
