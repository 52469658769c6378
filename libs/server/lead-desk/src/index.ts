export { acceptLead, DEDUPE_MS } from './accept/acceptLead.ts';
export type { AcceptedLead, NewLead } from './accept/acceptLead.ts';
export { AppointmentTaken, bookedAppointments } from './accept/bookAppointment.ts';
export type { Appointment } from './accept/bookAppointment.ts';
export { leadVehicle } from './accept/leadVehicle.ts';
export type { LeadVehicle } from './accept/leadVehicle.ts';
export { EMAIL_TOPIC, LEAD_TOPICS, WEBHOOK_TOPIC } from './accept/topics.ts';

export { adfXml } from './adf/adfXml.ts';

export { deliverLeads } from './deliver/deliverLeads.ts';
export type { DeliverOptions } from './deliver/deliverLeads.ts';
export type { DeliveryAttempt, DeliveryServices } from './deliver/DeliveryServices.ts';
export { listDeadLetters, listWaiting, retry } from './deliver/deadLetters.ts';
export type { DeadLetter, WaitingDelivery } from './deliver/deadLetters.ts';
export { leadRecipient } from './deliver/leadRecipient.ts';
export type { LeadRecipient } from './deliver/leadRecipient.ts';
export type { KeptLead, LeadMessage } from './deliver/KeptLead.ts';
export { startDelivery } from './deliver/startDelivery.ts';
export type { Delivery, DeliveryOptions } from './deliver/startDelivery.ts';

export type { LeadLocation, LeadRoute, LeadSite, LeadWebhook, SiteBySlug } from './LeadSite.ts';

export { listPhoneReveals, logPhoneReveal } from './log/phoneReveals.ts';
export type { LoggedReveal, PhoneReveal } from './log/phoneReveals.ts';

export { listRecentLeads } from './log/recentLeads.ts';
export type { MessageDelivery, RecentLead, RecentMessage } from './log/recentLeads.ts';

export { diskMailer } from './mail/diskMailer.ts';
export { leadMail } from './mail/leadMail.ts';
export type { LeadMail, MailAddress, Mailer } from './mail/Mailer.ts';
export { openMailer } from './mail/openMailer.ts';
export { readMail, readMailbox } from './mail/readMailbox.ts';
export type { MailboxMail } from './mail/readMailbox.ts';
export { smtpMailer } from './mail/smtpMailer.ts';

export { addressGroup } from './spam/addressGroup.ts';
export { visitorAddress } from './spam/visitorAddress.ts';
export { leadLimits } from './spam/leadLimits.ts';
export type { LeadLimitOptions, LeadLimits } from './spam/leadLimits.ts';
export { MAXIMUM_LINKS, MINIMUM_MS, spamVerdict } from './spam/spamVerdict.ts';
export type { SpamSigns, SpamVerdict } from './spam/spamVerdict.ts';

export { postWebhook, webhookBody } from './webhook/postWebhook.ts';
export type { WebhookBody } from './webhook/postWebhook.ts';
export {
  SIGNATURE_HEADER,
  SIGNATURE_TOLERANCE_SECONDS,
  signWebhook,
  verifyWebhook,
} from './webhook/signWebhook.ts';
