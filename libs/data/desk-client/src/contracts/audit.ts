import { leadEventKinds } from './leads.ts';

/** What an entry of the audit can be: what happened to a lead, and what was done at the dealership. */
export const auditKinds = [
  ...leadEventKinds,
  'capacityChanged',
  'erased',
  'financeViewed',
  'leadsExported',
  'paymentRefunded',
  'personExported',
  'reservationConverted',
  'reservationExtended',
  'reservationNoted',
  'reservationRefunded',
  'secondFactorReset',
  'settingsChanged',
  'staffInvited',
  'staffRemoved',
  'staffUpdated',
  'templateAdded',
  'templateChanged',
  'unsubscribed',
] as const;

/** The kind of an entry of the audit. */
export type AuditKind = (typeof auditKinds)[number];
