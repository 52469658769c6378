import type { Comparable } from './comparable.ts';
import type { ValuedVehicle } from './valuedVehicle.ts';

/** Share of a drive-away price that is government charges: stamp duty, registration and its insurance. An approximation. */
const CHARGES_SHARE = 0.05;

/** Share of its price that a vehicle loses in a year. */
const YEARLY_LOSS = 0.08;

/** Share of its price that a vehicle loses over 10,000 km. */
const LOSS_PER_10000_KM = 0.025;

/** The price of a comparable vehicle in dollars, after each step. Not rounded. */
export interface AdjustedPrice {
  /** Without government charges. */
  advertised: number;
  /** As if it had the year of the valued vehicle. */
  sameYear: number;
  /** As if it had its kilometres too. */
  sameKm: number;
}

/**
 * What a comparable vehicle would be advertised for with the year and the kilometres of the valued one. More kilometres of the
 * valued one always give less.
 */
export function adjustedPrice(
  { price, driveAway, year, km }: Comparable,
  vehicle: Pick<ValuedVehicle, 'year' | 'km'>,
): AdjustedPrice {
  const advertised = driveAway ? price * (1 - CHARGES_SHARE) : price;
  const sameYear = advertised * (1 - YEARLY_LOSS) ** (year - vehicle.year);
  return { advertised, sameYear, sameKm: sameYear * (1 - LOSS_PER_10000_KM) ** ((vehicle.km - km) / 10_000) };
}
