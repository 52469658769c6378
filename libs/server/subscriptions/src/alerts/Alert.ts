/** How often a person wants e-mails about a wish. */
export type AlertRhythm = 'daily' | 'at-once';

/** What a person wants news of. */
export type AlertWish =
  | {
      kind: 'search';
      /** The search in words. */
      label: string;
      /** URL of the search. */
      search: string;
      /** Its choices. */
      fields: Record<string, unknown>;
    }
  | {
      kind: 'car';
      /** The name of the vehicle. */
      label: string;
      carId: number;
      /** The price that the person saw, dollars; null for none. */
      price: number | null;
      available: boolean;
    };

/** A wish of a person that runs. */
export interface Alert {
  id: number;
  kind: AlertWish['kind'];
  label: string;
  /** URL of the search; null for a vehicle. */
  search: string | null;
  /** Null for a search. */
  carId: number | null;
  rhythm: AlertRhythm;
  since: Date;
}
