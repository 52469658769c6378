import type { SitemapEntry, SitemapPart, SiteServices } from '@forecourt/page/loader';
import sources from 'virtual:forecourt/sitemap';
import { ownSitemap } from './own-sitemap.ts';

/**
 * Every page of the site that search engines may list, while they are read: the features' pages, then the dealer's own pages, without
 * duplicates.
 *
 * @param part the only file that is wanted; pages of others may be left out.
 */
export async function* allPages(services: SiteServices, part?: SitemapPart): AsyncGenerator<SitemapEntry> {
  const seen = new Set<string>();
  for (const source of [...sources, ownSitemap]) {
    const listed = await source(services, part);
    for await (const entries of Array.isArray(listed) ? [listed] : listed)
      for (const entry of entries) {
        if (seen.has(entry.path)) continue;
        seen.add(entry.path);
        yield entry;
      }
  }
}
