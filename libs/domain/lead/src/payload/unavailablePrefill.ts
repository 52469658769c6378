import type { Car } from '@forecourt/vehicle';
import { leadMessages } from '../messages.ts';

/** Subcategory of an enquiry about a car that can no longer be bought. (§4) */
export const FIND_SIMILAR_SUBCATEGORY = 'Find me something similar';

/**
 * What the enquiry form of a car holds before the visitor types: for a car that is neither in stock nor coming soon, the
 * request for something similar and its subcategory; for an available one `null`. (§4; decision 106; EN-10)
 *
 * @example unavailablePrefill({ status: 'withdrawn' })?.message // 'Can you please find me something similar?'
 */
export function unavailablePrefill(
  car: Pick<Car, 'status'>,
): { message: string; subcategory: string } | null {
  if (car.status === 'in_stock' || car.status === 'coming_soon') return null;
  return { message: leadMessages.findSimilar, subcategory: FIND_SIMILAR_SUBCATEGORY };
}
