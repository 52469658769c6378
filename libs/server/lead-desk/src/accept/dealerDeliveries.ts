import { everyRecipient, type ArrivedLead } from '../deliver/leadRecipient.ts';
import type { LeadSite } from '../LeadSite.ts';
import { CRM_TOPIC, EMAIL_TOPIC, SMS_TOPIC, WEBHOOK_TOPIC, type LeadDelivery } from './topics.ts';

/** A delivery for the outbox, without its key and time. */
export interface NewDelivery {
  topic: string;
  payload: LeadDelivery;
}

/**
 * The deliveries of a message to the dealer: an e-mail, one to the CRM mailboxes that get it, the webhook if the site has one, and a text
 * message for each number that gets it, because a text message that was sent must not be sent again with another one.
 */
export function dealerDeliveries(site: LeadSite, lead: ArrivedLead, payload: LeadDelivery): NewDelivery[] {
  const { crm, sms, webhook } = site.leads;
  const topics = [
    EMAIL_TOPIC,
    ...(everyRecipient(site, crm, lead).length > 0 ? [CRM_TOPIC] : []),
    ...(webhook ? [WEBHOOK_TOPIC] : []),
  ];
  return [
    ...topics.map((topic) => ({ topic, payload })),
    ...everyRecipient(site, sms, lead).map((to) => ({ topic: SMS_TOPIC, payload: { ...payload, to } })),
  ];
}
