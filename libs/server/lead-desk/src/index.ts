export { acceptLead, FilesGone, findSentLead } from './accept/acceptLead.ts';
export type { AcceptedLead, NewLead } from './accept/acceptLead.ts';
export { amendLead } from './accept/amendLead.ts';
export type { AmendedLead, LeadAmendment } from './accept/amendLead.ts';

export { appointmentPlaces } from './accept/appointmentPlaces.ts';
export type { LocationPlaces } from './accept/appointmentPlaces.ts';
export { AppointmentTaken, bookedAppointments, LoanCarTaken } from './accept/bookAppointment.ts';
export type { Appointment } from './accept/bookAppointment.ts';
export { freeUnseen, holdRoles } from './accept/freeUnseen.ts';
export { holdMerges, lockLeads } from './accept/lockLeads.ts';
export { personKeys } from './accept/leadState.ts';
export { sendNotice } from './accept/sendNotice.ts';
export { leadVehicle } from './accept/leadVehicle.ts';
export type { LeadVehicle } from './accept/leadVehicle.ts';
export { channelOf, LEAD_TOPICS, readLeadDelivery, REPLY_TOPIC } from './accept/topics.ts';
export type { LeadDelivery, LeadNotice } from './accept/topics.ts';

export { deliverLeads } from './deliver/deliverLeads.ts';
export type { DeliverOptions } from './deliver/deliverLeads.ts';
export type { DeliveryServices } from './deliver/DeliveryServices.ts';
export { namedStatements } from './deliver/namedStatements.ts';
export { listDeadLetters, listWaiting, retry } from './deliver/deadLetters.ts';
export type { DeadLetter, WaitingDelivery } from './deliver/deadLetters.ts';
export { answeringPlace } from './deliver/leadRecipient.ts';
export { startDelivery } from './deliver/startDelivery.ts';
export type { DeliveryOptions } from './deliver/startDelivery.ts';

export type { LeadLocation, LeadSite, LeadWebhook, SiteBySlug } from './LeadSite.ts';

export { listPhoneReveals, logPhoneReveal } from './log/phoneReveals.ts';
export type { LoggedReveal, PhoneReveal } from './log/phoneReveals.ts';

export { listRecentLeads } from './log/recentLeads.ts';
export type { MessageDelivery, RecentLead, RecentMessage } from './log/recentLeads.ts';

export { sentLeads } from './log/sentLeads.ts';
export type { LeadOwner, SentLead } from './log/sentLeads.ts';

export { eraseMails, removeOldMails } from './mail/cleanMailbox.ts';
export { diskMailer } from './mail/diskMailer.ts';
export type { LeadMail, Mailer } from './mail/Mailer.ts';
export { mailHtml, mailLinks, vehiclePhoto } from './mail/mailHtml.ts';
export { markup } from './mail/markup.ts';
export { openMailer } from './mail/openMailer.ts';
export { readMailbox } from './mail/readMailbox.ts';
export type { MailboxMail } from './mail/readMailbox.ts';

export { openSms } from './sms/openSms.ts';
export type { SmsSender } from './sms/SmsSender.ts';

export { addressGroup } from './spam/addressGroup.ts';
export { visitorAddress } from './spam/visitorAddress.ts';
export { leadLimits } from './spam/leadLimits.ts';
export type { LeadLimitOptions, LeadLimits } from './spam/leadLimits.ts';
export { spamVerdict } from './spam/spamVerdict.ts';
export type { SpamSigns, SpamVerdict } from './spam/spamVerdict.ts';

export { SIGNATURE_HEADER, verifyWebhook } from './webhook/signWebhook.ts';
export { leadWebhook } from './webhook/webhookSchema.ts';
