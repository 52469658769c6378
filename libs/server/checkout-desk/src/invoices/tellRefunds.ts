import { json, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { CheckoutServices } from '../store/records.ts';
import { invoicePayment, type InvoicePayment } from './InvoicePayment.ts';
import { lockInvoice } from './settleInvoice.ts';
import type { InvoiceTables } from './tables.ts';

/** The shopper is not told of a refund that is older: it is on the statement. */
const LATE_MS = 14 * 86_400_000;

/** What the shopper has not been told of a refund. */
export interface UntoldRefund {
  payment: InvoicePayment;
  leadId: string;
  cents: number;
  /** Whether the bank did not take it, after the shopper was told of it. */
  bounced: boolean;
}

/**
 * Tells the shopper of each refund of a payment, once, also of one that the dealer made at the provider, and once more if the bank did not take
 * it. A refund that is known to have failed is left out, and one that was heard of late; so is a payment whose lead was erased, which had the address.
 *
 * @param write writes the message of one refund, in the transaction that remembers it.
 */
export async function tellRefunds(
  { db: platform, now }: CheckoutServices,
  id: string,
  write: (transaction: Kysely<Schema>, refund: UntoldRefund) => Promise<void>,
): Promise<void> {
  await platform.transaction().execute(async (transaction) => {
    const db = transaction.$extendTables<InvoiceTables>();
    const row = await lockInvoice(db, id);
    if (!row || row.lead_id === null) return;
    const lead = await db.selectFrom('leads').select('id').where('id', '=', row.lead_id).executeTakeFirst();
    if (!lead) return;
    const oldest = new Date(now.getTime() - LATE_MS).toISOString();
    const untold = Object.entries(row.facts.refunds ?? {}).flatMap(([refund, { cents, at, failedAt }]) => {
      const bounced = failedAt !== null;
      if (!bounced && at < oldest) return [];
      if (bounced && !row.told.includes(refund)) return [];
      const name = bounced ? `${refund} failed` : refund;
      return row.told.includes(name) ? [] : [{ name, cents, bounced }];
    });
    if (untold.length === 0) return;
    const payment = invoicePayment(row);
    for (const { cents, bounced } of untold)
      await write(transaction, { payment, leadId: row.lead_id, cents, bounced });
    await db
      .updateTable('checkout_invoices')
      .set({ told: json([...row.told, ...untold.map(({ name }) => name)]) })
      .where('id', '=', id)
      .execute();
  });
}
