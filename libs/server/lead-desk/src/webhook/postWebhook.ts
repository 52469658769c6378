import { leadNews } from '@forecourt/lead';
import type { z } from 'zod';
import { deliveryName, type KeptLead } from '../deliver/KeptLead.ts';
import { leadRecipient } from '../deliver/leadRecipient.ts';
import type { LeadSite, LeadWebhook } from '../LeadSite.ts';
import { SIGNATURE_HEADER, signWebhook } from './signWebhook.ts';
import { WEBHOOK_VERSION, type webhookBodySchema } from './webhookSchema.ts';

const TIMEOUT_MS = 10_000;

/** The body of a webhook; its schema is published in the OpenAPI document of a site. */
export type WebhookBody = Readonly<z.output<typeof webhookBodySchema>>;

/** The body of the webhook of a lead, or of an addition to it. */
export function webhookBody(lead: KeptLead, site: LeadSite): WebhookBody {
  const { email, emails, location } = leadRecipient(site, lead);
  const said = lead.earlier.map(({ payload }) => payload);
  const news = leadNews(said, lead.payload).map(({ label, text }) => ({ label, text }));
  const addition = lead.number === 1 ? null : { number: lead.number, news };
  return {
    version: WEBHOOK_VERSION,
    event: addition ? 'lead.added' : 'lead.created',
    lead_id: lead.id,
    addition,
    site: site.slug,
    created_at: lead.createdAt.toISOString(),
    routed_to: { email, emails: [...emails], location_id: location?.id ?? null },
    vehicle: lead.vehicle,
    lead: lead.payload,
  };
}

/**
 * Posts a signed lead to the webhook. Any 2xx response within the timeout of 10 seconds is a delivery; redirects are not
 * followed, because personal data must only go to the configured URL. A receiver may get one lead twice
 * and dedupes by the Idempotency-Key: `lead_id`, for an addition followed by a dot and its number.
 *
 * Throws an Error with the status, never with content of the body.
 */
export async function postWebhook(
  body: WebhookBody,
  webhook: LeadWebhook,
  { now, fetch: send = fetch }: { now: Date; fetch?: typeof fetch },
): Promise<void> {
  const text = JSON.stringify(body);
  const response = await send(webhook.url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Forecourt-Leads/1',
      'idempotency-key': deliveryName({ id: body.lead_id, number: body.addition?.number ?? 1 }),
      [SIGNATURE_HEADER]: signWebhook({ secret: webhook.secret, body: text, now }),
    },
    body: text,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook's receiver responded with status ${response.status}.`);
}
