import type { AuditKind, DeskAnswer, deskRoutes } from '@forecourt/desk-client';
import type { RecordView } from '@forecourt/desk-ui';
import { momentText } from './deskTimes.ts';
import { leadCount, leadHref } from './leadViews.ts';
import { readRole, roleWords } from './staffViews.ts';

/** An entry of the audit. */
export type AuditEntry = DeskAnswer<typeof deskRoutes.audit>['entries'][number];

const WORDS: Record<AuditKind, string> = {
  assigned: 'Assigned a lead',
  called: 'Called about a lead',
  capacityChanged: 'Changed how many can book a time',
  decided: 'Decided a finance application',
  erased: 'Erased a shopper',
  financeViewed: 'Opened a finance application',
  leadsExported: 'Downloaded leads as a file',
  merged: 'Merged two leads',
  noted: 'Wrote a note',
  paymentRefunded: 'Sent a payment of an invoice back',
  personExported: 'Looked up the data of a shopper',
  reservationConverted: 'Marked a reserved vehicle as bought',
  reservationExtended: 'Extended a reservation',
  reservationNoted: 'Wrote a note about a reservation',
  reservationRefunded: 'Ended a reservation and sent the deposit back',
  released: 'Released an appointment',
  replied: 'Replied by e-mail',
  retried: 'Retried a delivery',
  secondFactorReset: 'Reset an authenticator app',
  settingsChanged: 'Changed the settings',
  snoozed: 'Snoozed or woke a lead',
  staffInvited: 'Invited somebody',
  staffRemoved: 'Removed somebody',
  staffUpdated: 'Changed a role or places',
  status: 'Set the status of a lead',
  templateAdded: 'Added a template',
  templateChanged: 'Changed a template',
  unsubscribed: 'Unsubscribed a shopper',
};

/** What was done, with its details. @example auditText({ kind: 'erased', data: { leads: 2 } }) // 'Erased a shopper (2 leads)' */
export function auditText({ kind, data: { leads, role } }: Pick<AuditEntry, 'kind' | 'data'>): string {
  const details = [
    typeof leads === 'number' ? leadCount(leads) : null,
    typeof role === 'string' ? roleWords[readRole(role)] : null,
  ].filter((detail) => detail !== null);
  return details.length > 0 ? `${WORDS[kind]} (${details.join(', ')})` : WORDS[kind];
}

/** An entry as a record of the list: when, who, what. */
export const auditRecord = (
  entry: AuditEntry,
  { site, timeZone }: { site: string; timeZone: string },
): RecordView => ({
  id: String(entry.id),
  name: auditText(entry),
  href: entry.lead_id === null ? null : leadHref(site, entry.lead_id),
  cells: [entry.by?.name ?? 'The platform', momentText(entry.at, timeZone)],
});
