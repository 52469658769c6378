import { attemptDue, hold, type OutboxAttempt, type OutboxRow } from '@forecourt/database';
import {
  CONFIRMATION_TOPIC,
  EMAIL_TOPIC,
  LEAD_TOPICS,
  MAIL_TOPICS,
  readLeadDelivery,
} from '../accept/topics.ts';
import { findSubscriber } from '@forecourt/subscriptions';
import { confirmationMail } from '../mail/confirmationMail.ts';
import { leadMail } from '../mail/leadMail.ts';
import { postWebhook, webhookBody } from '../webhook/postWebhook.ts';
import type { DeliveryAttempt, DeliveryServices } from './DeliveryServices.ts';
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
  const { db, now, leaseMs, onAttempt = () => {} } = services;
  const { topics: wanted = LEAD_TOPICS, limit = 10 } = options;
  const topics = await sendable(services, wanted);
  const handle = (row: OutboxRow) => deliver(services, row);
  return attemptDue(
    { db, handle, now, leaseMs, onAttempt: (attempt) => onAttempt(deliveryAttempt(attempt)) },
    { topics, limit },
  );
}

function deliveryAttempt({ row, outcome, reason, retryAt }: OutboxAttempt): DeliveryAttempt {
  const addition = readLeadDelivery(row.payload)?.addition ?? null;
  return { leadId: row.key, addition, topic: row.topic, attempt: row.attempts, outcome, reason, retryAt };
}

/** The topics to claim: without a mail server e-mails wait, with the reason recorded, and use up no attempt. */
async function sendable({ db, mailer }: DeliveryServices, topics: readonly string[]) {
  const { holds } = mailer;
  if (holds === undefined) return topics;
  const held = MAIL_TOPICS.filter((topic) => topics.includes(topic));
  for (const topic of held) await hold(db, topic, holds);
  return topics.filter((topic) => !held.some((each) => each === topic));
}

async function deliver(services: DeliveryServices, row: OutboxRow): Promise<void> {
  const delivery = readLeadDelivery(row.payload);
  if (!delivery) throw new Error('The payload of this delivery has no site.');
  const site = services.siteBySlug(delivery.site);
  if (!site)
    throw new Error(`The site ${delivery.site} is not served here, so its e-mail addresses are unknown.`);
  const lead = await readKeptLead(services.db, row, delivery);
  if (row.topic === EMAIL_TOPIC) return services.mailer.send(leadMail(lead, site));
  if (row.topic === CONFIRMATION_TOPIC) {
    const { email, opt_in } = lead.payload;
    const subscriber =
      opt_in && email !== null ? await findSubscriber(services.db, { site: site.slug, email }) : null;
    const mail = confirmationMail(lead, site, subscriber);
    if (mail) await services.mailer.send(mail);
    return;
  }
  if (!site.leads.webhook) return;
  await postWebhook(webhookBody(lead, site), site.leads.webhook, {
    now: services.now(),
    ...(services.fetch && { fetch: services.fetch }),
  });
}
