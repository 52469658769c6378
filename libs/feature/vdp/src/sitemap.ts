import type { SitemapEntry, SitemapSource } from '@forecourt/page/loader';
import { createPlatformFetch } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';

/** The page of every vehicle that the site shows; a sold one until it leaves the listings. */
const sitemap: SitemapSource = async ({ fetch }) => {
  const platform = createPlatformFetch({ fetch });
  const entries: SitemapEntry[] = [];
  for (let after: number | null | undefined; after !== null;) {
    const { cars, next } = await platform.carAddresses(after);
    for (const { slug, changed_at } of cars)
      entries.push({ path: paths.vehicle(slug), changedAt: changed_at });
    after = next;
  }
  return entries;
};

export default sitemap;
