import { hasHolds, invoiceLog, listInvoices } from '@forecourt/checkout-desk';
import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/** What is kept of the payments of some leads, for an export: amounts in cents, times in ISO 8601. Notes are with the leads. */
export async function paymentData(
  db: Kysely<Schema>,
  site: string,
  leadIds: readonly string[],
): Promise<Record<string, unknown>[]> {
  if (leadIds.length === 0 || !(await hasHolds({ db }))) return [];
  const payments = await listInvoices({ db }, { site, leadIds, limit: 1_000 });
  return Promise.all(
    payments.map(async (payment) => {
      const { reference, invoice, state, facts } = payment;
      const history = await invoiceLog({ db }, payment);
      return {
        ...{ reference, invoice, status: state.status, payment: facts.paid?.payment ?? null },
        ...{ amount_cents: facts.amountCents, refunded_cents: state.refundedCents },
        history: history.map((line) => ({ ...line, at: line.at.toISOString() })),
      };
    }),
  );
}
