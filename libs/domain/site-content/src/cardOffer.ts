import { truncateOffer } from '@forecourt/offer';
import type { ContentOffer } from './siteContent.ts';

/** What a card shows of an offer. */
export type CardOffer = Pick<
  ContentOffer,
  'id' | 'name' | 'category' | 'image_or_model_image' | 'manufacturer'
> & { texts: ReturnType<typeof truncateOffer> };

/** The part of an offer for its card, so that a list does not carry whole offers. */
export function cardOffer(offer: ContentOffer): CardOffer {
  const { id, name, category, image_or_model_image, manufacturer } = offer;
  return { id, name, category, image_or_model_image, manufacturer, texts: truncateOffer(offer) };
}
