import type { HoldFacts } from './holdFacts.ts';
import { holdState } from './holdState.ts';

/** Whether a paid hold still runs: only then may it be refunded by its shopper, extended, or converted. */
export function isRunning(facts: HoldFacts, now: Date): boolean {
  const { status, heldUntil } = holdState(facts);
  return status === 'held' && heldUntil !== null && now.toISOString() < heldUntil;
}
