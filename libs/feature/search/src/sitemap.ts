import type { SitemapSource } from '@forecourt/site-config/loader';
import { listedSearches } from './logic/listed-searches.ts';

/** The listings that a path alone can say and that have a vehicle today. */
const sitemap: SitemapSource = listedSearches;

export default sitemap;
