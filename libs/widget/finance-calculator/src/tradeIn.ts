export { keepOwnOffer, offerQuery, ownOffer, ownOfferText, readOwnOffer } from './ownOffer.ts';
export type { OwnOffer } from './ownOffer.ts';
export { useOwnOffer } from './useOwnOffer.ts';
