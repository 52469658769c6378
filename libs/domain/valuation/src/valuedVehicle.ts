/** The vehicle that a shopper wants to trade in. */
export interface ValuedVehicle {
  make: string;
  model: string;
  year: number;
  /** Kilometres, 0 or more. */
  km: number;
  /** Simple body, e.g. `suv`; null if unknown. */
  body: string | null;
  /** Simple transmission, e.g. `Automatic`; null if unknown. */
  transmission: string | null;
}
