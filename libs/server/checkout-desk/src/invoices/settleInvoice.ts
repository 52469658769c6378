import { enqueue, json, type Schema } from '@forecourt/database';
import { applyEvent, invoiceState, type HoldEvent } from '@forecourt/reservation';
import type { Kysely } from 'kysely';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import type { CheckoutServices } from '../store/records.ts';
import { findInvoice } from './findInvoice.ts';
import { invoicePayment, type InvoicePayment } from './InvoicePayment.ts';
import { invoiceMessage } from './startInvoice.ts';
import type { InvoiceDatabase, InvoiceRow, InvoiceTables } from './tables.ts';

/**
 * Adds events to the payment of an invoice, with the message for what follows from them. Events that are known change nothing. (GA-07)
 *
 * @returns the payment as it is now; null if there is none.
 */
export async function addInvoiceEvents(
  { db: platform, now }: CheckoutServices,
  { id, events }: { id: string; events: readonly HoldEvent[] },
): Promise<InvoicePayment | null> {
  return platform.transaction().execute(async (transaction) => {
    const db = transaction.$extendTables<InvoiceTables>();
    const row = await locked(db, id);
    if (!row) return null;
    const facts = events.reduce(applyEvent, row.facts);
    if (JSON.stringify(facts) === JSON.stringify(row.facts)) return invoicePayment(row);
    const { status } = invoiceState(facts);
    const changed: InvoiceRow = { ...row, facts, status, payment_id: facts.paid?.payment ?? row.payment_id };
    await db
      .updateTable('checkout_invoices')
      .set({ facts: json(facts), status, payment_id: changed.payment_id, updated_at: now })
      .where('id', '=', id)
      .execute();
    await enqueue(transaction, [invoiceMessage(row, now)]);
    return invoicePayment(changed);
  });
}

/** Asks the provider what became of the payment of an invoice, and adds it. */
export async function refreshInvoice(
  services: CheckoutServices,
  provider: PaymentProvider,
  payment: InvoicePayment,
): Promise<InvoicePayment> {
  if (payment.session === null) return payment;
  const { events, mismatch } = await provider.look(payment.session, payment.facts.amountCents);
  if (mismatch !== null) throw new Error(`The payment of ${payment.reference} is ${mismatch}.`);
  return (await addInvoiceEvents(services, { id: payment.id, events })) ?? payment;
}

/**
 * Closes the payment page of an invoice whose time is over. Rejects if the provider does not answer, so that it is tried again.
 *
 * @returns the payment as it is now; null if there is none.
 */
export async function settleInvoice(
  services: CheckoutServices,
  provider: PaymentProvider | null,
  { site, id }: { site: string; id: string },
): Promise<InvoicePayment | null> {
  const payment = await findInvoice(services, site, { id });
  const { now } = services;
  // By its facts: a refund that was heard of first hides that the payment is not known yet.
  if (!payment || isSettled(payment) || now.toISOString() < payment.facts.openUntil) return payment;
  if (payment.session === null) {
    // Nobody has the address of a page that was never opened.
    const closed = { kind: 'closed' as const, at: now.toISOString() };
    return addInvoiceEvents(services, { id, events: [closed] });
  }
  if (!provider) throw new Error('Without a payment provider nobody knows whether the invoice was paid.');
  await provider.close(payment.session);
  const settled = await refreshInvoice(services, provider, payment);
  if (!isSettled(settled))
    throw new Error(`The payment page of ${payment.reference} could be neither closed nor found paid.`);
  return settled;
}

/** Whether it is known what became of a payment page: paid, or closed without a payment. */
const isSettled = ({ facts }: InvoicePayment): boolean => facts.paid !== null || facts.closedAt !== null;

/**
 * Makes the lead of a payment that was made, once, and forgets the contact details: from then on they are in the lead alone. Those of a
 * payment page that was closed are forgotten too.
 *
 * @param make makes the lead in the transaction; returns its id.
 */
export async function recordInvoice(
  { db: platform, now }: CheckoutServices,
  id: string,
  make: (transaction: Kysely<Schema>, payment: InvoicePayment) => Promise<string>,
): Promise<InvoicePayment | null> {
  return platform.transaction().execute(async (transaction) => {
    const db = transaction.$extendTables<InvoiceTables>();
    const row = await locked(db, id);
    if (!row) return null;
    const payment = invoicePayment(row);
    const isPaid = payment.facts.paid !== null;
    if (isPaid ? payment.leadId !== null : !isSettled(payment) || !payment.shopper) return payment;
    const leadId = isPaid ? await make(transaction, payment) : null;
    await db
      .updateTable('checkout_invoices')
      .set({ lead_id: leadId, shopper: json(null), updated_at: now })
      .where('id', '=', id)
      .execute();
    return { ...payment, leadId, shopper: null };
  });
}

function locked(db: InvoiceDatabase, id: string): Promise<InvoiceRow | undefined> {
  return db.selectFrom('checkout_invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
