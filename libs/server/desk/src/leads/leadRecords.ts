import { hasHolds, listHolds, listInvoices } from '@forecourt/checkout-desk';
import type { LeadDetail } from '@forecourt/desk-client';
import { deskOperations, type DeskOperation } from '@forecourt/desk-client/contracts';
import { hasApplications, listApplications } from '@forecourt/finance-desk';
import type { ReadCall } from '../http/DeskCall.ts';

/** At most so many of a kind: a lead is of one, or of few. */
const LIMIT = 20;

/** The finance applications, reservations and payments that a lead is of, as far as the caller's role may see them. */
export async function leadRecords(
  { services, site: { slug: site }, member }: ReadCall,
  leadId: string,
): Promise<LeadDetail['records']> {
  const { db, now } = services;
  const { financeApplications, reservations, payments } = deskOperations;
  const sees = ({ access }: Pick<DeskOperation, 'access'>) =>
    access.who === 'staff' && access.roles.includes(member.role);
  const query = { site, leadId, limit: LIMIT };
  const applications =
    sees(financeApplications) && (await hasApplications(db))
      ? await listApplications({ db, now: now() }, query)
      : [];
  const sells = await hasHolds({ db });
  const holds = sells && sees(reservations) ? await listHolds({ db }, query) : [];
  const paid =
    sells && sees(payments) ? await listInvoices({ db }, { site, leadIds: [leadId], limit: LIMIT }) : [];
  return [
    ...applications.map(({ id, reference }) => ({ page: 'finance' as const, id, name: reference })),
    ...holds.map(({ id, car }) => ({ page: 'reservations' as const, id, name: car.name })),
    ...paid.map(({ id, invoice }) => ({ page: 'payments' as const, id, name: invoice })),
  ];
}
