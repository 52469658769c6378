import type { OutboxMessage } from '@forecourt/database';

/** The outbox topic of holds: whatever is due about a hold is done then. */
export const STEP_TOPIC = 'checkout.step';

/** The message for what is due about a hold at a time. */
export function stepMessage({ id, site }: { id: string; site: string }, at: Date): OutboxMessage {
  return { topic: STEP_TOPIC, key: id, payload: { site }, notBefore: at };
}
