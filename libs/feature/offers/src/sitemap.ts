import { contentOf, lastChange } from '@forecourt/page/loader';
import type { SitemapSource } from '@forecourt/page/loader';
import { paths } from '@forecourt/site-config';
import { changedOn } from '@forecourt/site-content';

/** The list, and every offer of today. */
const sitemap: SitemapSource = (services) => [
  { path: paths.offers() },
  ...contentOf(services).offers.map((offer) => ({
    path: paths.offer(offer),
    ...lastChange(changedOn(offer)),
    ...(offer.image_or_model_image !== null && { images: [offer.image_or_model_image] }),
  })),
];

export default sitemap;
