import type { SitemapSource } from '@forecourt/page/loader';
import { KIND_PATHS } from './logic/kinds.ts';

/** The first steps of both kinds. */
const sitemap: SitemapSource = () => Object.values(KIND_PATHS).map((path) => ({ path }));

export default sitemap;
