import { readPriceType } from '@forecourt/pricing';

/** What comes on top of a price without government charges, as the dealer says it for the state of the vehicle; null if the price has them. */
export const chargesOnTop = (suffix: string, onRoadCosts: string): string | null =>
  readPriceType(suffix) === 'excluding_government_charges' ? onRoadCosts : null;
