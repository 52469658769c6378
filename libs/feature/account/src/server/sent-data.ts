import { invoiceData } from '@forecourt/checkout-desk';
import type { Schema } from '@forecourt/database';
import { applicationsOfLeads } from '@forecourt/finance-desk';
import { sentLeads, type LeadOwner } from '@forecourt/lead-desk';
import { uploadsOfLeads } from '@forecourt/uploads';
import type { Kysely } from 'kysely';

/** What somebody sent to the dealers of some sites, by their verified e-mail addresses: enquiries with their files, payments of invoices, and that they applied for finance. */
export async function sentData(db: Kysely<Schema>, { now, ...owner }: LeadOwner & { now: Date }) {
  const leads = await sentLeads(db, owner);
  const leadIds = leads.map(({ id }) => id);
  const files = await uploadsOfLeads(db, leadIds);
  const enquiries = leads.map(({ id, ...lead }) => ({
    ...lead,
    files: (files.get(id) ?? []).map(({ name, type, bytes }) => ({ name, type, bytes })),
  }));
  const applications = await applicationsOfLeads(db, { sites: owner.sites, leadIds, now });
  const payments = await Promise.all(
    owner.sites.map((site) => invoiceData({ db }, { site, leadIds }, 'shopper')),
  );
  return { enquiries, finance_applications: applications, payments: payments.flat() };
}
