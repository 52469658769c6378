import { invoiceData } from '@forecourt/checkout-desk';
import type { Schema } from '@forecourt/database';
import { applicationsOfShopper } from '@forecourt/finance-desk';
import { sentLeads, type LeadOwner } from '@forecourt/lead-desk';
import { uploadsOfLeads } from '@forecourt/uploads';
import type { Kysely } from 'kysely';

/** Whose data it is: an account, and its verified e-mail addresses. */
export interface DataOwner extends LeadOwner {
  shopperId: string;
  now: Date;
}

/**
 * What somebody sent to the dealers of some sites, by their verified e-mail addresses: enquiries with their files, and payments of invoices; and
 * that they applied for finance, or have begun to.
 */
export async function sentData(db: Kysely<Schema>, { now, shopperId, ...owner }: DataOwner) {
  const leads = await sentLeads(db, owner);
  const leadIds = leads.map(({ id }) => id);
  const files = await uploadsOfLeads(db, leadIds);
  const enquiries = leads.map(({ id, ...lead }) => ({
    ...lead,
    files: (files.get(id) ?? []).map(({ name, type, bytes }) => ({ name, type, bytes })),
  }));
  const applications = await applicationsOfShopper(db, { sites: owner.sites, leadIds, shopperId, now });
  const payments = await Promise.all(
    owner.sites.map((site) => invoiceData({ db }, { site, leadIds }, 'shopper')),
  );
  return { enquiries, finance_applications: applications, payments: payments.flat() };
}
