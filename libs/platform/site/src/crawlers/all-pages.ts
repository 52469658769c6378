import type { SitemapEntry, SiteServices } from '@forecourt/site-config/loader';
import sources from 'virtual:forecourt/sitemap';

/** Every page of the site that search engines may list, feature by feature; each address once. */
export async function allPages(services: SiteServices): Promise<SitemapEntry[]> {
  const lists = await Promise.all(sources.map((source) => source(services)));
  return [...new Map(lists.flat().map((entry) => [entry.path, entry])).values()];
}
