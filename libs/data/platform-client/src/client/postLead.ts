import { leadReply } from '@forecourt/lead';
import type { LeadAccepted, LeadRequestInput } from '../contracts/leadRequest.ts';
import { call, type ReachOptions } from './call.ts';
import { PlatformProblem } from './PlatformProblem.ts';
import * as routes from './routes.ts';

/** How a lead is sent. */
export interface PostLeadOptions extends ReachOptions {
  /** One for every try of one filled-in form. */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/**
 * Sends a lead and gives its id. The answer is always checked, because a shopper who is thanked for a lead that nobody has is lost:
 * whatever does not name a lead is a `PlatformProblem`, also with a status of 2xx.
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
  throw new PlatformProblem(status, { ...reply, detail: 'The answer names no lead, so none was kept.' });
}
