import { isUuid } from '@forecourt/values';
import { sql } from 'kysely';
import type { CheckoutServices } from '../store/records.ts';
import { invoicePayment, type InvoicePayment } from './InvoicePayment.ts';
import type { InvoiceTables } from './tables.ts';

/** How the payment of an invoice is asked for: by its id, its link, or the payment at the provider. */
export type InvoiceKey = { id: string } | { link: string } | { payment: string };

/** The payment of an invoice of a site with a key; null if there is none. */
export async function findInvoice(
  { db }: Pick<CheckoutServices, 'db'>,
  site: string,
  key: InvoiceKey,
): Promise<InvoicePayment | null> {
  if ('id' in key && !isUuid(key.id)) return null;
  const row = await db
    .$extendTables<InvoiceTables>()
    .selectFrom('checkout_invoices')
    .selectAll()
    .where('site', '=', site)
    .where(conditionOf(key))
    .executeTakeFirst();
  return row ? invoicePayment(row) : null;
}

function conditionOf(key: InvoiceKey) {
  if ('id' in key) return sql<boolean>`id = ${key.id}::uuid`;
  if ('link' in key) return sql<boolean>`link_token = ${key.link}`;
  return sql<boolean>`payment_id = ${key.payment}`;
}
