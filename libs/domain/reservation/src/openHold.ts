import type { HoldFacts } from './holdFacts.ts';

/** The terms of a new hold. */
export interface HoldTerms {
  amountCents: number;
  /** Hours of the hold, from the payment. */
  hours: number;
  /** Minutes that the shopper has to pay. */
  payMinutes: number;
}

/**
 * The facts of a hold that starts now, with nothing paid.
 *
 * @example openHold({ amountCents: 20_000, hours: 48, payMinutes: 30 }, now)
 */
export function openHold({ amountCents, hours, payMinutes }: HoldTerms, now: Date): HoldFacts {
  return {
    openedAt: now.toISOString(),
    openUntil: new Date(now.getTime() + payMinutes * 60_000).toISOString(),
    ...{ hours, amountCents },
    ...{ paid: null, closedAt: null, extendedTo: null, overAt: null },
    ...{ refundAsked: null, refundedAt: null, refundFailedAt: null, convertedAt: null, disputedAt: null },
  };
}
