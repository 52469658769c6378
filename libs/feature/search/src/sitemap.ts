import type { SitemapSource } from '@forecourt/page/loader';
import { listedSearches } from './logic/listed-searches.ts';

/** The indexed listings: those with a canonical path and an available vehicle. */
const sitemap: SitemapSource = listedSearches;

export default sitemap;
