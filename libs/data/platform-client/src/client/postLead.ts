import { leadReply } from '@forecourt/lead';
import type { LeadAccepted, LeadRequestInput } from '../contracts/leadRequest.ts';
import { browserReach, callPlatform, type Reach } from './callPlatform.ts';
import { PlatformProblem } from './PlatformProblem.ts';

/** How a lead is sent. */
export interface PostLeadOptions {
  /** One for every try of one filled-in form. */
  idempotencyKey: string;
  fetch?: Reach;
  /** Put before the path, without a trailing slash. Empty on the site's own origin. */
  baseUrl?: string;
  signal?: AbortSignal;
}

/**
 * Sends a lead and gives its id. The answer is always checked, because a shopper who is thanked for a lead that nobody has is lost:
 * whatever does not name a lead is a `PlatformProblem`, also with a status of 2xx.
 */
export function postLead(
  lead: LeadRequestInput,
  { idempotencyKey, fetch: reach = browserReach, baseUrl = '', signal }: PostLeadOptions,
): Promise<LeadAccepted> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
    body: JSON.stringify(lead),
    ...(signal && { signal }),
  };
  return callPlatform(reach, `${baseUrl}/api/leads`, init, async (response) => {
    const reply = leadReply(await response.json());
    if ('lead_id' in reply) return reply;
    throw new PlatformProblem(response.status, {
      ...reply,
      detail: 'The answer names no lead, so none was kept.',
    });
  });
}
