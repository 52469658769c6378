import { leadReply } from '@forecourt/lead';
import type { LeadAccepted, LeadRequestInput } from '../contracts/leadRequest.ts';
import { call, type ReachOptions } from './call.ts';
import { PlatformProblem } from './PlatformProblem.ts';
import * as routes from './routes.ts';

/** Options of `postLead`. */
export interface PostLeadOptions extends ReachOptions {
  /** The same for every retry of one filled-in form. */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/**
 * Sends a lead and returns its id. The response is always validated, so that a shopper is never thanked for a lead that was not
 * stored: a response without a lead id is a `PlatformProblem`, also with a 2xx status.
 */
export function postLead(
  lead: LeadRequestInput,
  { idempotencyKey, ...options }: PostLeadOptions,
): Promise<LeadAccepted> {
  const input = { headers: { 'Idempotency-Key': idempotencyKey }, body: lead };
  return call(routes.postLead, input, { ...options, check: accepted });
}

function accepted(value: unknown, status: number): LeadAccepted {
  const reply = leadReply(value);
  if ('lead_id' in reply) return reply;
  throw new PlatformProblem(status, {
    ...reply,
    detail: 'The response has no lead id, so the lead was not stored.',
  });
}
