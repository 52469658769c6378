import type { SitemapEntry, SiteServices } from '@forecourt/page/loader';
import sources from 'virtual:forecourt/sitemap';
import { ownSitemap } from './own-sitemap.ts';

/** Every page of the site that search engines may list: the features' pages, then the dealer's own pages, without duplicates. */
export async function allPages(services: SiteServices): Promise<SitemapEntry[]> {
  const lists = await Promise.all([...sources, ownSitemap].map(async (source) => source(services)));
  return [...new Map(lists.flat().map((entry) => [entry.path, entry])).values()];
}
