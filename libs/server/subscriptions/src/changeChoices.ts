import { enqueue, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { recordChoices, type Choice } from './recordChoices.ts';

/** Outbox topic of choices that were changed later than in a form. Its payload has the `site` and the `email` address of the person. */
export const CHANGED_CHOICES_TOPIC = 'enquiry.consent';

/**
 * Stores choices that a person made, or staff for them, later than in a form. If they change something, a message of the topic
 * `CHANGED_CHOICES_TOPIC` is queued with them, whose handler tells the dealer: the dealer's own mailing list must follow.
 *
 * @returns whether such a message is queued.
 */
export async function changeChoices(
  transaction: Kysely<Schema>,
  { site, email, at }: { site: string; email: string; at: Date },
  choices: readonly Choice[],
): Promise<boolean> {
  const isChanged = await recordChoices(transaction, { site, email, at }, choices);
  if (isChanged) {
    const message = { topic: CHANGED_CHOICES_TOPIC, key: site, payload: { site, email }, notBefore: at };
    await enqueue(transaction, [message]);
  }
  return isChanged;
}
