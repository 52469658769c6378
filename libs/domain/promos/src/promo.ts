import type { CarType } from '@forecourt/vehicle';

/** A promotion among the cards of a list: its dates, position and car types. */
export interface Promo {
  /** First day shown, `YYYY-MM-DD`, or an instant with its zone; absent for no start. */
  readonly start?: string | null;
  /** Last day shown, included; or an instant, of which the day counts; absent for no end. */
  readonly expiry?: string | null;
  /** Position among the promos, lowest first; absent for the shuffled rest. */
  readonly position?: number | null;
  /** Car types that the promo is for; absent for all. */
  readonly display?: readonly CarType[] | null;
  /** Show it only while the list is filtered by one of its car types. */
  readonly strictDisplay?: boolean;
}
