import { attemptDue, hold, type OutboxAttempt, type OutboxRow, type OutboxWork } from '@forecourt/database';
import { findSubscriber } from '@forecourt/subscriptions';
import {
  channelOf,
  LEAD_TOPICS,
  MAIL_TOPICS,
  readLeadDelivery,
  SMS_TOPIC,
  type LeadChannel,
  type LeadDelivery,
} from '../accept/topics.ts';
import type { LeadSite } from '../LeadSite.ts';
import { confirmationMail } from '../mail/confirmationMail.ts';
import { crmMail } from '../mail/crmMail.ts';
import { fallbackMail } from '../mail/fallbackMail.ts';
import { leadMail } from '../mail/leadMail.ts';
import { noticeMail } from '../mail/noticeMail.ts';
import { replyMail } from '../mail/replyMail.ts';
import { smsText } from '../sms/smsText.ts';
import { postWebhook, webhookBody } from '../webhook/postWebhook.ts';
import type { DeliveryAttempt, DeliveryServices } from './DeliveryServices.ts';
import { fallBack } from './fallBack.ts';
import type { KeptLead } from './KeptLead.ts';
import { readKeptLead } from './readKeptLead.ts';
import { readReply } from './readReply.ts';

/** Which deliveries a pass claims, and how many at a time. */
export interface DeliverOptions {
  topics?: readonly string[];
  limit?: number;
}

/**
 * One pass over the due deliveries: claims up to `limit` of them, attempts each, records the result, and
 * returns how many it claimed. Retries with backoff: after 1 minute, 5 and 30 minutes, 2 hours, then every 12 hours, for three days; then the
 * delivery is a dead letter, and the lead goes to the address of the site. When a process dies, its deliveries are retried after their lease expires:
 * a lead is delivered at least once.
 */
export async function deliverLeads(
  services: DeliveryServices,
  options: DeliverOptions = {},
): Promise<number> {
  const { topics: wanted = LEAD_TOPICS, limit = 10 } = options;
  const topics = await sendable(services, wanted);
  return attemptDue(deliveryWork(services), { topics, limit });
}

/** How a delivery is attempted. */
export function deliveryWork(services: DeliveryServices): OutboxWork {
  const { db, now, leaseMs, sites, onAttempt = () => {} } = services;
  return {
    ...{ db, now, leaseMs, sites },
    handle: (row) => deliver(services, row),
    onAttempt: (attempt) => onAttempt(deliveryAttempt(attempt)),
    onDead: (transaction, row) => fallBack(services, transaction, row),
  };
}

function deliveryAttempt({ row, outcome, reason, retryAt, ms }: OutboxAttempt): DeliveryAttempt {
  const addition = readLeadDelivery(row.payload)?.addition ?? null;
  return { leadId: row.key, addition, topic: row.topic, attempt: row.attempts, outcome, reason, retryAt, ms };
}

/** The topics to claim: without a mail server e-mails wait, with the reason recorded, and use up no attempt; so do text messages without a gateway. */
export async function sendable({ db, mailer, sms }: DeliveryServices, topics: readonly string[]) {
  const reasons = new Map<string, string | undefined>([
    ...MAIL_TOPICS.map((topic) => [topic, mailer.holds] as const),
    [SMS_TOPIC, sms.holds],
  ]);
  const sent: string[] = [];
  for (const topic of topics) {
    const holds = reasons.get(topic);
    if (holds === undefined) sent.push(topic);
    else await hold(db, topic, holds);
  }
  return sent;
}

async function deliver(services: DeliveryServices, row: OutboxRow): Promise<void> {
  const delivery = readLeadDelivery(row.payload);
  if (!delivery) throw new Error('The payload of this delivery has no site.');
  const site = services.siteBySlug(delivery.site);
  if (!site)
    throw new Error(`The site ${delivery.site} is not served here, so its e-mail addresses are unknown.`);
  const lead = await readKeptLead(services.db, row, delivery);
  await senders[channelOf(row.topic)](services, { row, lead, site, delivery });
}

interface Outgoing {
  row: OutboxRow;
  lead: KeptLead;
  site: LeadSite;
  delivery: LeadDelivery;
}

/** Sends a message by each channel. A channel that the site no longer has sends nothing. */
const senders: Record<LeadChannel, (services: DeliveryServices, outgoing: Outgoing) => Promise<void>> = {
  email: ({ mailer, deskOrigin }, { lead, site }) =>
    mailer.send(leadMail(lead, site, deskOrigin?.() ?? null)),
  async crm({ mailer }, { lead, site }) {
    const mail = crmMail(lead, site);
    if (mail) await mailer.send(mail);
  },
  async fallback({ mailer, deskOrigin }, { lead, site, delivery: { failed, to } }) {
    if (!failed) throw new Error('The payload of this delivery does not say what failed.');
    await mailer.send(fallbackMail(lead, site, { failed, to, desk: deskOrigin?.() ?? null }));
  },
  async sms({ sms }, { lead, site, delivery: { to } }) {
    if (to === undefined) throw new Error('The payload of this text message has no number.');
    await sms.send({ leadId: lead.id, number: lead.number, site: site.slug, to, text: smsText(lead) });
  },
  async confirmation({ db, mailer }, { lead, site }) {
    const { email, opt_in } = lead.payload;
    const subscriber = opt_in && email !== null ? await findSubscriber(db, { site: site.slug, email }) : null;
    const mail = confirmationMail(lead, site, subscriber);
    if (mail) await mailer.send(mail);
  },
  async reply({ db, mailer }, { lead, site, delivery }) {
    await mailer.send(replyMail(lead, site, await readReply(db, lead, delivery)));
  },
  async notice({ mailer }, { row, lead, site, delivery: { notice } }) {
    if (!notice) throw new Error('The payload of this message has no text.');
    const mail = noticeMail(lead, site, { id: row.id, notice });
    if (mail) await mailer.send(mail);
  },
  async webhook({ now, fetch }, { lead, site }) {
    if (!site.leads.webhook) return;
    await postWebhook(webhookBody(lead, site), site.leads.webhook, { now: now(), ...(fetch && { fetch }) });
  },
};
