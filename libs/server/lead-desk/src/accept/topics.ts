import type { LeadVehicle } from './leadVehicle.ts';

/** Outbox topic of a lead's e-mail. */
export const EMAIL_TOPIC = 'lead.email';

/** Outbox topic of a lead's webhook. */
export const WEBHOOK_TOPIC = 'lead.webhook';

/** Outbox topic of the confirmation to the shopper. */
export const CONFIRMATION_TOPIC = 'lead.confirmation';

/** Outbox topic of a lead's e-mail to the mailboxes of CRM systems. */
export const CRM_TOPIC = 'lead.crm';

/** Outbox topic of a text message to a member of staff. */
export const SMS_TOPIC = 'lead.sms';

/** Outbox topic of an answer of staff to the shopper. */
export const REPLY_TOPIC = 'lead.reply';

/** Outbox topic of a message of the platform to the shopper, about what became of their matter. */
export const NOTICE_TOPIC = 'lead.notice';

/** Outbox topic of a lead that reached the dealer by no attempt of a channel: it goes to the address of the site. */
export const FALLBACK_TOPIC = 'lead.fallback';

/** The topics of e-mails, which wait while there is no mail server. */
export const MAIL_TOPICS = [
  EMAIL_TOPIC,
  CONFIRMATION_TOPIC,
  CRM_TOPIC,
  REPLY_TOPIC,
  NOTICE_TOPIC,
  FALLBACK_TOPIC,
] as const;

/** The topics of all deliveries of a lead. */
export const LEAD_TOPICS = [...MAIL_TOPICS, WEBHOOK_TOPIC, SMS_TOPIC] as const;

/**
 * How a lead is delivered: to the dealer by e-mail, CRM mailbox, text message or webhook, or to the address of the site when one of these
 * failed for good; or confirmed to the shopper, answered, or followed by a message.
 */
export type LeadChannel =
  | 'email'
  | 'crm'
  | 'sms'
  | 'webhook'
  | 'fallback'
  | 'confirmation'
  | 'reply'
  | 'notice';

const CHANNELS: Readonly<Record<string, LeadChannel>> = {
  [EMAIL_TOPIC]: 'email',
  [CRM_TOPIC]: 'crm',
  [SMS_TOPIC]: 'sms',
  [CONFIRMATION_TOPIC]: 'confirmation',
  [REPLY_TOPIC]: 'reply',
  [NOTICE_TOPIC]: 'notice',
  [FALLBACK_TOPIC]: 'fallback',
};

/** The channel of an outbox topic of leads. */
export function channelOf(topic: string): LeadChannel {
  return CHANNELS[topic] ?? 'webhook';
}

/** The payload of an outbox row of these topics; its key is the lead's id. */
export interface LeadDelivery {
  site: string;
  vehicle: LeadVehicle | null;
  /** Number of the addition that is delivered, from 2; null or absent for the lead itself. */
  addition?: number | null;
  /** What the shopper chose in a form, for the confirmation; absent for other channels. */
  asked?: readonly (readonly [label: string, text: string])[];
  /** The number that a text message goes to; absent for other channels. */
  to?: string;
  /** The delivery that failed for good; absent for other channels. */
  failed?: FailedDelivery;
  /** Number of the answer in the history of the lead, or of one that it was merged into; absent for other channels. */
  reply?: number;
  /** The message to the shopper; absent for other channels. */
  notice?: LeadNotice;
}

/** A message of the platform to the shopper, about what became of their matter. Its texts are ours, never a visitor's. */
export interface LeadNotice {
  subject: string;
  paragraphs: readonly string[];
  /** Facts by label, below the text. */
  rows: readonly (readonly [label: string, text: string])[];
  link: { text: string; href: string } | null;
}

/** A delivery that failed for good. */
export interface FailedDelivery {
  /** Its number in the outbox. */
  id: number;
  channel: LeadChannel;
}

/** Reads an outbox payload; null when it is not one of ours. */
export function readLeadDelivery(payload: unknown): LeadDelivery | null {
  return isLeadDelivery(payload) ? payload : null;
}

// Only this lib writes rows of these topics, so the vehicle is not validated again.
function isLeadDelivery(payload: unknown): payload is LeadDelivery {
  return (
    typeof payload === 'object' && payload !== null && 'site' in payload && typeof payload.site === 'string'
  );
}
