import type { LongSitemapSource } from '@forecourt/page/loader';
import { createPlatformFetch } from '@forecourt/platform-client';
import { paths } from '@forecourt/site-config';
import { isPicture } from './logic/shown-car.ts';

/** The page of every vehicle that the site shows; a sold one until it leaves the listings. With its first pictures. */
const sitemap: LongSitemapSource = async function* ({ fetch }, part) {
  if (part === 'pages' || part === 'posts') return;
  const platform = createPlatformFetch({ fetch });
  for (let after: number | null | undefined; after !== null;) {
    const { cars, next } = await platform.carAddresses(after);
    yield cars.map(({ slug, changed_at, images }) => ({
      path: paths.vehicle(slug),
      changedAt: changed_at,
      part: 'cars' as const,
      images: images.filter(isPicture),
    }));
    after = next;
  }
};

export default sitemap;
