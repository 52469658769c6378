export { arrangePromos } from './arrangePromos.ts';
export type { PromoOptions } from './arrangePromos.ts';
export { isRunning } from './isRunning.ts';
export type { Promo } from './promo.ts';
export { promoAt } from './promoAt.ts';
export { promoPositions } from './promoPositions.ts';
export type { PromoPage, PromoPositionConfig } from './promoPositions.ts';
export { SALES_COUNTER_REFRESH_MS, salesCounter } from './salesCounter.ts';
