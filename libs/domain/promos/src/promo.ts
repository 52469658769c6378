import type { CarType } from '@forecourt/vehicle';

/** A promotion among the cards of a list: when and where it stands, and for which car types. */
export interface Promo {
  /** First day shown, `YYYY-MM-DD`, or an instant with its zone; none for no beginning. */
  readonly start?: string | null;
  /** Last day shown, the whole of it; or an instant, whose day counts; none for no end. */
  readonly expiry?: string | null;
  /** Place among the promos, lowest first; none for the shuffled rest. */
  readonly position?: number | null;
  /** Car types the promo is for; none for all. */
  readonly display?: readonly CarType[] | null;
  /** Show it only while the list is filtered to one of its car types. */
  readonly strictDisplay?: boolean;
}
