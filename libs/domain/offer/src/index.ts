export { isExcluded } from './isExcluded.ts';
export { plainText } from './plainText.ts';
export { offerSchema } from './offerSchema.ts';
export type { Offer } from './offerSchema.ts';
export { truncateOffer } from './truncateOffer.ts';
export type { ToggledText, TruncatedOffer } from './truncateOffer.ts';
export { NO_OFFERS_TEXT, visibleOffers } from './visibleOffers.ts';
export type { ListedOffer, OfferOptions } from './visibleOffers.ts';
