import type { HoldFacts } from './holdFacts.ts';
import { holdState } from './holdState.ts';

/** What has to be done about a hold: close its payment page, end it, or send the deposit back. */
export type HoldStep = { what: 'close' | 'end' | 'refund'; at: Date };

/**
 * The next thing to do about a hold and when; null if nothing is left to do by itself.
 *
 * @example nextStep(facts) // { what: 'end', at: 48 hours after the payment }
 */
export function nextStep(facts: HoldFacts): HoldStep | null {
  const { status, money, heldUntil } = holdState(facts);
  if (money === 'returning') return { what: 'refund', at: new Date(facts.openedAt) };
  if (status === 'started') return { what: 'close', at: new Date(facts.openUntil) };
  if (status === 'held' && heldUntil !== null) return { what: 'end', at: new Date(heldUntil) };
  return null;
}
