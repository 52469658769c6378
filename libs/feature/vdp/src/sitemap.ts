import type { SitemapEntry, SitemapSource } from '@forecourt/page/loader';
import { createPlatformFetch } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { isPicture } from './logic/shown-car.ts';

/** The page of every vehicle that the site shows; a sold one until it leaves the listings. With its first pictures. */
const sitemap: SitemapSource = async ({ fetch }) => {
  const platform = createPlatformFetch({ fetch });
  const entries: SitemapEntry[] = [];
  for (let after: number | null | undefined; after !== null;) {
    const { cars, next } = await platform.carAddresses(after);
    for (const { slug, changed_at, images } of cars)
      entries.push({
        path: paths.vehicle(slug),
        changedAt: changed_at,
        part: 'cars',
        images: images.filter(isPicture),
      });
    after = next;
  }
  return entries;
};

export default sitemap;
