import { errorFacts } from '@forecourt/api';
import { eraseHolds } from '@forecourt/checkout-desk';
import { purgeDraftsOfShopper } from '@forecourt/finance-desk';
import { eraseMails, holdMerges, lockLeads } from '@forecourt/lead-desk';
import { deleteShopper } from '@forecourt/shoppers';
import { eraseAlerts } from '@forecourt/subscriptions';
import type { DeskServices } from '../DeskServices.ts';
import { recordEvent } from '../events/recordEvent.ts';
import type { ReadCall } from '../http/DeskCall.ts';
import { deleteLeads } from './deleteLeads.ts';
import { leadsOfPerson, type Person } from './findPerson.ts';
import { reservationsOf } from './reservationsOf.ts';

/** Where a person is erased, and by whom. */
export interface ErasingCall extends ReadCall {
  services: Pick<DeskServices, 'db' | 'now' | 'uploads' | 'mailbox' | 'logger'>;
}

/** Who is erased, and what the logs have of it. */
export interface Erasure {
  person: Person;
  /** How many leads are erased, with those that were merged into them, as they were shown: another number erases nothing. */
  leads: number;
  /** Why, without personal data. */
  reason: string;
  /** Who does it, for the trail of reservations and applications. */
  who: string;
  /** The member of staff; null for an operator. */
  staffId: string | null;
  /** Whether it ends when the files were deleted too: a command closes the database then. */
  waits?: boolean;
}

/**
 * Erases a shopper at a dealership, as far as the caller sees them: leads with all that is theirs and those that were merged into them, accounts with their drafts of finance applications, alerts, contact details of reservations, mails
 * on the disk. Returns how many leads.
 */
export async function erasePerson(
  { services, site: apiSite, member }: ErasingCall,
  { person, leads, reason, who, staffId, waits = false }: Erasure,
): Promise<number | 'noPerson' | 'otherCount'> {
  const { db, uploads, mailbox, logger } = services;
  const now = services.now();
  const { slug: site } = apiSite;
  const erased = await db.transaction().execute(async (transaction) => {
    await holdMerges(transaction, { site, own: true });
    const found = await leadsOfPerson(transaction, { site: apiSite, member }, person);
    if (!found) return 'noPerson';
    const ids = [...found.own, ...found.merged];
    const locked = await lockLeads(transaction, { site, ids });
    const leadIds = ids.filter((id) => locked.has(id));
    if (leadIds.length !== leads) return 'otherCount';
    const log = { who, why: 'the shopper was erased' };
    const { accounts } = found;
    const reserver = { member, site: apiSite, who: person, leadIds, accounts };
    const holds = await reservationsOf(transaction, reserver);
    await eraseHolds({ db: transaction, now }, { holds, ...log });
    await deleteLeads({ db: transaction, now }, { site, leadIds, ...log });
    // In the order of a shopper who deletes their account: reservations, alerts, drafts of applications, account.
    if (person.email !== undefined) await eraseAlerts(transaction, { site, email: person.email });
    for (const id of accounts) {
      await purgeDraftsOfShopper({ db: transaction, now }, { shopperId: id, ...log });
      await deleteShopper(transaction, id);
    }
    const data = { leads: leads, why: reason, ...(staffId === null && { by: 'command' }) };
    await recordEvent(transaction, { site, kind: 'erased', staffId, data, now });
    return leadIds;
  });
  if (typeof erased === 'string') return erased;
  const failed = (what: string) => (error: unknown) =>
    logger.error(
      errorFacts(error),
      `${what} of an erased shopper could not be deleted; they are when their time is over`,
    );
  // The rows are gone: what fails from here on is deleted when its time is over.
  const { email, phone } = person;
  if (mailbox) await eraseMails(mailbox, { site, leadIds: erased, email, phone }).catch(failed('mails'));
  // A file store that is slow does not hold up the response: what is left is deleted by the process that deletes old files.
  const files = uploads.purge(now).catch(failed('files'));
  if (waits) await files;
  return erased.length;
}
