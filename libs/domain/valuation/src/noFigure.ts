import type { ValuedVehicle } from './valuedVehicle.ts';

/** The greatest age for an online figure, in calendar years (ruling 91). */
export const MAX_AGE_YEARS = 7;

/** The most kilometres for an online figure (ruling 91). */
export const MAX_KM = 100_000;

/** Why there is no online figure. */
export type NoFigureReason = 'too-old' | 'too-far' | 'too-few' | 'too-low' | 'unavailable';

const CALL = 'Send us your details and we will value it in person.';

/** The reasons as sentences for a shopper. */
export const NO_FIGURE_TEXT: Readonly<Record<NoFigureReason, string>> = {
  'too-old': `We do not give online values for vehicles over ${MAX_AGE_YEARS} years old. ${CALL}`,
  'too-far': `We do not give online values for vehicles over 100,000 km. ${CALL}`,
  'too-few': `Too few similar vehicles are for sale to work out a value online. ${CALL}`,
  'too-low': `We do not give an online value for this vehicle. ${CALL}`,
  unavailable: `We cannot work out a value right now. ${CALL}`,
};

/**
 * Why a vehicle cannot have an online figure, whatever the market: over 7 years or over 100,000 km, strictly. Null if it can.
 *
 * @param today `YYYY-MM-DD`
 * @example onlineLimit({ year: 2018, km: 100_001 }, '2026-11-21') // 'too-old'
 */
export function onlineLimit(
  { year, km }: Pick<ValuedVehicle, 'year' | 'km'>,
  today: string,
): 'too-old' | 'too-far' | null {
  if (Number(today.slice(0, 4)) - year > MAX_AGE_YEARS) return 'too-old';
  return km > MAX_KM ? 'too-far' : null;
}
