import { randomUUID } from 'node:crypto';
import { enqueue, json, type OutboxMessage } from '@forecourt/database';
import { openHold } from '@forecourt/reservation';
import type { CheckoutServices, Shopper } from '../store/records.ts';
import { newReference, newToken } from '../store/tokens.ts';
import { invoicePayment, type InvoicePayment } from './InvoicePayment.ts';
import { logInvoice } from './invoiceLog.ts';
import type { InvoiceTables } from './tables.ts';

/** The outbox topic of payments of invoices: whatever is due about one is done then. */
export const INVOICE_TOPIC = 'checkout.invoice';

/** The message for what is due about a payment at a time. */
export const invoiceMessage = (
  { id, site }: Pick<InvoicePayment, 'id' | 'site'>,
  notBefore: Date,
): OutboxMessage => ({ topic: INVOICE_TOPIC, key: id, payload: { site }, notBefore });

/** A payment that a shopper wants to make. */
export interface WantedPayment {
  site: string;
  invoice: string;
  shopper: Shopper;
  amountCents: number;
  payMinutes: number;
}

/** Starts the payment of an invoice. Nothing is charged here. */
export async function startInvoice(
  { db: platform, now }: CheckoutServices,
  { site, invoice, shopper, amountCents, payMinutes }: WantedPayment,
): Promise<InvoicePayment> {
  // No vehicle is held, so the hours of the hold say nothing.
  const facts = openHold({ amountCents, hours: 1, payMinutes }, now);
  return platform.transaction().execute(async (transaction) => {
    const row = await transaction
      .$extendTables<InvoiceTables>()
      .insertInto('checkout_invoices')
      .values({
        ...{ id: randomUUID(), site, reference: newReference('IP'), invoice, link_token: newToken() },
        ...{ status: 'open', facts: json(facts), shopper: json(shopper) },
        ...{ session_id: null, payment_url: null, payment_id: null, lead_id: null },
        ...{ created_at: now, updated_at: now },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const line = { at: now, what: 'started', who: 'shopper', cents: amountCents };
    await logInvoice(transaction.$extendTables<InvoiceTables>(), row, [line]);
    await enqueue(transaction, [invoiceMessage(row, new Date(facts.openUntil))]);
    return invoicePayment(row);
  });
}

/** Keeps the payment page of an invoice. The first one stays. */
export async function keepInvoiceSession(
  { db }: Pick<CheckoutServices, 'db'>,
  { id }: Pick<InvoicePayment, 'id'>,
  { session, url }: { session: string; url: string },
): Promise<void> {
  await db
    .$extendTables<InvoiceTables>()
    .updateTable('checkout_invoices')
    .set({ session_id: session, payment_url: url })
    .where('id', '=', id)
    .where('session_id', 'is', null)
    .execute();
}
