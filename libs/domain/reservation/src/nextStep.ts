import type { HoldFacts } from './holdFacts.ts';
import { holdState } from './holdState.ts';

/** What has to be done about a hold: close its payment page, end it, or send the deposit back. */
export type HoldStep = { what: 'close' | 'end' | 'refund'; at: Date };

/**
 * The next thing to do about a hold and when; null if nothing is left to do by itself. A deposit that is disputed is not sent back:
 * the bank may do so. The end of the dispute is an event, after which this is asked again.
 *
 * @example nextStep(facts) // { what: 'end', at: 48 hours after the payment }
 */
export function nextStep(facts: HoldFacts): HoldStep | null {
  const { status, money, heldUntil, dispute } = holdState(facts);
  if (money === 'returning')
    return dispute === null ? { what: 'refund', at: new Date(facts.openedAt) } : null;
  if (status === 'started') return { what: 'close', at: new Date(facts.openUntil) };
  // The vehicle is free already, and its payment page has to be closed all the same.
  if (money === 'none' && facts.closedAt === null && facts.givenUpAt !== undefined)
    return { what: 'close', at: new Date(facts.givenUpAt) };
  if (status === 'held' && heldUntil !== null) return { what: 'end', at: new Date(heldUntil) };
  return null;
}
