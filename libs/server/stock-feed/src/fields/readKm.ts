import type { CarType } from '@forecourt/vehicle';
import type { Warn } from '../warning.ts';

const KM_PER_MILE = 1.609344;

/** The maximum odometer reading of a car for sale. Kilometres. */
const LONGEST = 2_000_000;

/** The maximum odometer reading of a new car. Kilometres. */
const LONGEST_NEW = 2_000;

const READING =
  /^(-?)\s*(\d{1,3}(?:[, ]\d{3})+|\d+(?:\.\d+)?)\s*(k?)\s*(km|kms|kilomet(?:er|re)s?|mi|miles?)?\.?$/i;

/**
 * Reads an odometer: `87,450 kms`, `87k`, `54000 mi`. Returns whole kilometres, or `null` for an empty text and for an invalid
 * reading. A new car with more than 2,000 km needs review.
 */
export function readKm(
  value: string | null,
  carType: CarType | null,
  warn: Warn,
): { km: number | null; review: boolean } {
  const none = { km: null, review: false };
  if (value === null) return none;
  const [, minus, digits = '', thousands, unit = ''] = READING.exec(value.trim()) ?? [];
  if (digits === '' || minus) return (warn('invalid_km', 'km', value), none);
  const inMiles = unit.toLowerCase().startsWith('mi');
  if (inMiles) warn('unit_converted', 'km', value);
  const km = Math.round(
    Number(digits.replace(/[, ]/g, '')) * (thousands ? 1_000 : 1) * (inMiles ? KM_PER_MILE : 1),
  );
  if (km > LONGEST) return (warn('km_out_of_range', 'km', value), none);
  if (carType === 'new' && km > LONGEST_NEW) return (warn('new_with_km', 'km', value), { km, review: true });
  return { km, review: false };
}
