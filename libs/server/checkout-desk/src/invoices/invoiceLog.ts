import type { InvoiceEvent } from '@forecourt/reservation';
import type { CheckoutServices } from '../store/records.ts';
import type { InvoicePayment } from './InvoicePayment.ts';
import type { InvoiceDatabase, InvoiceTables } from './tables.ts';

/** One line of the audit trail of a payment. */
export interface InvoiceLogLine {
  at: Date;
  what: string;
  /** `shopper`, `provider`, `platform`, or a member of staff. */
  who: string;
  /** The amount that it is about, cents; null without one. */
  cents: number | null;
}

/** Writes lines of the audit trail, in the transaction of what they are about. */
export async function logInvoice(
  db: InvoiceDatabase,
  { id, site }: Pick<InvoicePayment, 'id' | 'site'>,
  lines: readonly InvoiceLogLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await db
    .insertInto('checkout_invoice_log')
    .values(lines.map(({ who, ...line }) => ({ payment_id: id, site, ...line, who: who.slice(0, 200) })))
    .execute();
}

/** An event as a line of the audit trail, with the amount that it is about. */
export function lineOf(event: InvoiceEvent, amountCents: number, who: string, now: Date): InvoiceLogLine {
  const cents = 'cents' in event ? event.cents : event.kind === 'paid' ? amountCents : null;
  return { at: now, what: event.kind, who, cents };
}

/** The audit trail of a payment, oldest first. */
export function invoiceLog(
  { db }: Pick<CheckoutServices, 'db'>,
  { site, id }: Pick<InvoicePayment, 'id' | 'site'>,
): Promise<InvoiceLogLine[]> {
  return db
    .$extendTables<InvoiceTables>()
    .selectFrom('checkout_invoice_log')
    .select(['at', 'what', 'who', 'cents'])
    .where('site', '=', site)
    .where('payment_id', '=', id)
    .orderBy('id')
    .execute();
}
