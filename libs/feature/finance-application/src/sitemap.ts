import type { SitemapSource } from '@forecourt/page/loader';
import { hasPage, paths } from '@forecourt/site-config';
import { KIND_PATHS } from './logic/kinds.ts';

/** The first steps of both kinds; on a site with accounts they ask for a sign-in. */
const sitemap: SitemapSource = ({ site }) =>
  hasPage(site, paths.signIn()) ? [] : Object.values(KIND_PATHS).map((path) => ({ path }));

export default sitemap;
