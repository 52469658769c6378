import { invoiceLog } from '../invoices/invoiceLog.ts';
import { listInvoices } from '../invoices/listInvoices.ts';
import { hasHolds } from '../store/listHolds.ts';
import type { CheckoutServices } from '../store/records.ts';
import { writerOf, type Reader } from './writerOf.ts';

/**
 * What is kept of the payments of invoices of some leads, for an export: amounts in cents, times in ISO 8601. Notes are with the leads.
 *
 * @param reader - staff get who wrote each line; the shopper does not.
 */
export async function invoiceData(
  { db }: Pick<CheckoutServices, 'db'>,
  { site, leadIds }: { site: string; leadIds: readonly string[] },
  reader: Reader,
): Promise<Record<string, unknown>[]> {
  if (leadIds.length === 0 || !(await hasHolds({ db }))) return [];
  const payments = await listInvoices({ db }, { site, leadIds, limit: 1_000 });
  return Promise.all(
    payments.map(async (payment) => {
      const { reference, invoice, state, facts } = payment;
      const history = await invoiceLog({ db }, payment);
      return {
        ...{ site, reference, invoice, status: state.status, payment: facts.paid?.payment ?? null },
        ...{ amount_cents: facts.amountCents, refunded_cents: state.refundedCents },
        history: history.map((line) => ({
          ...line,
          who: writerOf(line.who, reader),
          at: line.at.toISOString(),
        })),
      };
    }),
  );
}
