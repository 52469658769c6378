import { shortDescription } from '@forecourt/page/head';
import type { JsonLd } from '@forecourt/page/head';
import type { SiteServices } from '@forecourt/page/loader';
import { imageUrl } from '@forecourt/image-url';
import { paths } from '@forecourt/site-config';
import type { ContentOffer } from '@forecourt/site-content';

/** schema.org Offer, with its days and who makes it. */
export function offerJsonLd(
  { site, origin }: Pick<SiteServices, 'site' | 'origin'>,
  offer: ContentOffer,
): JsonLd {
  const { name, description, category, start, expiry, image_or_model_image: image, manufacturer } = offer;
  return {
    '@context': 'https://schema.org',
    '@type': 'Offer',
    name,
    url: `${origin}${paths.offer(offer)}`,
    ...(description && { description: shortDescription(description) }),
    ...(category && { category }),
    ...(start && { validFrom: start }),
    ...(expiry && { validThrough: expiry }),
    ...(image && { image: new URL(imageUrl(image, { width: 1200, height: 800 }), origin).href }),
    ...(manufacturer && {
      itemOffered: { '@type': 'Product', name: productOf(offer), brand: manufacturer.name },
    }),
    offeredBy: { '@type': 'Organization', name: site.name, url: `${origin}/` },
  };
}

function productOf({ manufacturer, model }: ContentOffer): string {
  return [manufacturer?.name, model?.name].filter(Boolean).join(' ');
}
