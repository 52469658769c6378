import { claim, complete, fail, hold, type OutboxRow } from '@forecourt/database';
import { EMAIL_TOPIC, LEAD_TOPICS, readLeadDelivery } from '../accept/topics.ts';
import { leadMail } from '../mail/leadMail.ts';
import { postWebhook, webhookBody } from '../webhook/postWebhook.ts';
import type { DeliveryServices } from './DeliveryServices.ts';
import { readKeptLead } from './readKeptLead.ts';

/** Which deliveries a pass claims, and how many at a time. */
export interface DeliverOptions {
  topics?: readonly string[];
  limit?: number;
}

/**
 * One pass over the due deliveries: claims up to `limit` of them, attempts each, records the result, and
 * returns how many it claimed. Retries with backoff: after 1 minute, 5 and 30 minutes, 2 and 12 hours; then the delivery is a
 * dead letter. When a process dies, its deliveries are retried after their lease expires:
 * a lead is delivered at least once.
 */
export async function deliverLeads(
  services: DeliveryServices,
  options: DeliverOptions = {},
): Promise<number> {
  const { db, now, leaseMs } = services;
  const { topics: wanted = LEAD_TOPICS, limit = 10 } = options;
  const topics = await sendable(services, wanted);
  const rows = await claim(db, { topics, limit, now: now(), ...(leaseMs !== undefined && { leaseMs }) });
  await Promise.all(rows.map((row) => attempt(services, row)));
  return rows.length;
}

/** The topics to claim: without a mail server e-mails wait, with the reason recorded, and use up no attempt. */
async function sendable({ db, mailer }: DeliveryServices, topics: readonly string[]) {
  if (mailer.holds === undefined || !topics.includes(EMAIL_TOPIC)) return topics;
  await hold(db, EMAIL_TOPIC, mailer.holds);
  return topics.filter((topic) => topic !== EMAIL_TOPIC);
}

async function attempt(services: DeliveryServices, row: OutboxRow): Promise<void> {
  const { db, now, onAttempt = () => {} } = services;
  const addition = readLeadDelivery(row.payload)?.addition ?? null;
  const attempted = { leadId: row.key, addition, topic: row.topic, attempt: row.attempts };
  try {
    await deliver(services, row);
  } catch (error) {
    const failure = await fail(db, row, error, { now: now() });
    const retryAt = 'retryAt' in failure ? failure.retryAt : null;
    const outcome = retryAt ? 'retry' : 'dead' in failure ? 'dead' : 'lost';
    onAttempt({ ...attempted, outcome, reason: reasonOf(error), retryAt });
    return;
  }
  const ours = await complete(db, [row], now());
  onAttempt({ ...attempted, outcome: ours > 0 ? 'delivered' : 'lost', reason: null, retryAt: null });
}

async function deliver(services: DeliveryServices, row: OutboxRow): Promise<void> {
  const delivery = readLeadDelivery(row.payload);
  if (!delivery) throw new Error('The payload of this delivery names no site.');
  const site = services.siteBySlug(delivery.site);
  if (!site) throw new Error(`The site ${delivery.site} is not served here, so its addresses are not known.`);
  const lead = await readKeptLead(services.db, row, delivery);
  if (row.topic === EMAIL_TOPIC) return services.mailer.send(leadMail(lead, site));
  if (!site.leads.webhook) return;
  await postWebhook(webhookBody(lead, site), site.leads.webhook, {
    now: services.now(),
    ...(services.fetch && { fetch: services.fetch }),
  });
}

/** A short code for the log: an error message may quote an e-mail address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
