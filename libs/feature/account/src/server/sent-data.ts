import type { Schema } from '@forecourt/database';
import { applicationsOfLeads } from '@forecourt/finance-desk';
import { sentLeads, type LeadOwner } from '@forecourt/lead-desk';
import { uploadsOfLead } from '@forecourt/uploads';
import type { Kysely } from 'kysely';

/** What somebody sent to the dealers of some sites, by their verified addresses: enquiries with their files, and that they applied for finance. */
export async function sentData(db: Kysely<Schema>, { now, ...owner }: LeadOwner & { now: Date }) {
  const leads = await sentLeads(db, owner);
  const leadIds = leads.map(({ id }) => id);
  const enquiries = await Promise.all(
    leads.map(async ({ id, ...lead }) => ({
      ...lead,
      files: (await uploadsOfLead(db, id)).map(({ name, type, bytes }) => ({ name, type, bytes })),
    })),
  );
  const applications = await applicationsOfLeads(db, { sites: owner.sites, leadIds, now });
  return { enquiries, finance_applications: applications };
}
