import * as z from 'zod/mini';
import { leadMessages } from '../messages.ts';

/** The id of a lead. */
export const leadId = z.uuid();

const reply = z.object({ lead_id: leadId });
const refusal = z.object({ error: z.string().check(z.trim(), z.minLength(1)) });

/**
 * Interprets the response to a posted lead: the lead's id, or the message to show. A response with neither, of any shape and status,
 * is 'An unexpected error occured'. (EN-02)
 *
 * @example leadReply({ error: 'Try again.' }) // { error: 'Try again.' }
 */
export function leadReply(answer: unknown): { lead_id: string } | { error: string } {
  const accepted = reply.safeParse(answer);
  if (accepted.success) return accepted.data;
  const refused = refusal.safeParse(answer);
  return refused.success ? refused.data : { error: leadMessages.unexpected };
}
