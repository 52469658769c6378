import { isUuid } from '@forecourt/values';
import * as z from 'zod/mini';
import { leadMessages } from '../messages.ts';

/** The id of a lead. */
export const leadId = z.uuid();

/**
 * Interprets the response to a posted lead: the lead's id, or the message to show. A response with neither, of any shape and status,
 * is 'An unexpected error occured'. (EN-02)
 *
 * @example leadReply({ error: 'Try again.' }) // { error: 'Try again.' }
 */
export function leadReply(answer: unknown): { lead_id: string } | { error: string } {
  const { lead_id, error } = (answer ?? {}) as { lead_id?: unknown; error?: unknown };
  if (typeof lead_id === 'string' && isUuid(lead_id)) return { lead_id };
  const text = typeof error === 'string' ? error.trim() : '';
  return { error: text === '' ? leadMessages.unexpected : text };
}
