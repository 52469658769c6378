import { enqueue, inTransaction, json, type Schema } from '@forecourt/database';
import {
  applyInvoiceEvent,
  dueRefunds,
  invoiceState,
  isKnown,
  type InvoiceEvent,
} from '@forecourt/reservation';
import type { Kysely } from 'kysely';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import type { CheckoutServices } from '../store/records.ts';
import { findInvoice } from './findInvoice.ts';
import { invoicePayment, type InvoicePayment } from './InvoicePayment.ts';
import { lineOf, logInvoice } from './invoiceLog.ts';
import { invoiceMessage } from './startInvoice.ts';
import type { InvoiceDatabase, InvoiceRow, InvoiceTables, PaymentFacts } from './tables.ts';

/** Events of the payment of an invoice, and who says so. */
export interface InvoiceNews {
  id: string;
  events: readonly InvoiceEvent[];
  /** `shopper`, `provider`, `platform`, or a member of staff by e-mail address. */
  who: string;
  /** Staff change only a payment that is as they have seen it; false leaves everything as it is. */
  only?: (facts: PaymentFacts) => boolean;
}

/**
 * Adds events to the payment of an invoice, in one transaction with the audit trail and the message for what follows from them. Events that
 * are known change nothing; the transaction may be the caller's. (GA-07)
 *
 * @returns the payment as it is now; null if there is none, or `only` refused.
 */
export async function addInvoiceEvents(
  { db: platform, now }: CheckoutServices,
  { id, events, who, only = () => true }: InvoiceNews,
): Promise<InvoicePayment | null> {
  return inTransaction(platform, async (transaction) => {
    const db = transaction.$extendTables<InvoiceTables>();
    const row = await lockInvoice(db, id);
    if (!row || !only(row.facts)) return null;
    const known = events.filter((event) => isNews(row.facts, event));
    if (known.length === 0) return invoicePayment(row);
    const facts = known.reduce(applyInvoiceEvent, row.facts);
    const { status } = invoiceState(facts);
    const changed: InvoiceRow = { ...row, facts, status, payment_id: facts.paid?.payment ?? row.payment_id };
    await db
      .updateTable('checkout_invoices')
      .set({ facts: json(facts), status, payment_id: changed.payment_id, updated_at: now })
      .where('id', '=', id)
      .execute();
    await logInvoice(
      db,
      row,
      known.map((event) => lineOf(event, facts.amountCents, who, now)),
    );
    await enqueue(transaction, [invoiceMessage(row, now)]);
    return invoicePayment(changed);
  });
}

const isNews = (facts: PaymentFacts, event: InvoiceEvent): boolean =>
  !isKnown(facts, event) && JSON.stringify(applyInvoiceEvent(facts, event)) !== JSON.stringify(facts);

/** Asks the provider what became of the payment of an invoice, and adds it. */
export async function refreshInvoice(
  services: CheckoutServices,
  provider: PaymentProvider,
  payment: InvoicePayment,
): Promise<InvoicePayment> {
  if (payment.session === null) return payment;
  const { now } = services;
  const { events, mismatch } = await provider.look(payment.session, payment.facts.amountCents, now);
  if (mismatch !== null) throw new Error(`The payment of ${payment.reference} is ${mismatch}.`);
  const news = { id: payment.id, events, who: 'provider' };
  return (await addInvoiceEvents(services, news)) ?? payment;
}

/**
 * Closes the payment page of an invoice whose time is over, and sends back what staff want. Rejects if the provider does not answer, so that it is tried again.
 *
 * @returns the payment as it is now; null if there is none.
 */
export async function settleInvoice(
  services: CheckoutServices,
  provider: PaymentProvider | null,
  { site, id }: { site: string; id: string },
): Promise<InvoicePayment | null> {
  const payment = await findInvoice(services, site, { id });
  if (payment && dueRefunds(payment.facts).length > 0) return sendBack(services, provider, payment);
  const { now } = services;
  // By its facts: a refund that was heard of first hides that the payment is not known yet.
  if (!payment || isSettled(payment) || now.toISOString() < payment.facts.openUntil) return payment;
  if (payment.session === null) {
    // Nobody has the address of a page that was never opened.
    const closed = { kind: 'closed' as const, at: now.toISOString() };
    return addInvoiceEvents(services, { id, events: [closed], who: 'platform' });
  }
  if (!provider) throw new Error('Without a payment provider nobody knows whether the invoice was paid.');
  await provider.close(payment.session);
  const settled = await refreshInvoice(services, provider, payment);
  if (!isSettled(settled))
    throw new Error(`The payment page of ${payment.reference} could be neither closed nor found paid.`);
  return settled;
}

/**
 * Sends back what staff want, each part once. The provider forgets idempotency keys after a day, so it is asked first which parts were made.
 */
async function sendBack(
  services: CheckoutServices,
  provider: PaymentProvider | null,
  payment: InvoicePayment,
): Promise<InvoicePayment> {
  if (!provider) throw new Error('Without a payment provider no money can be sent back.');
  let current = await refreshInvoice(services, provider, payment);
  for (const { id, cents } of dueRefunds(current.facts)) {
    const paid = current.facts.paid?.payment;
    if (paid === undefined) throw new Error(`The payment of ${current.reference} is not known.`);
    const answer = await provider.refundPart({ payment: paid, hold: current.id, id, cents }, services.now);
    const news = { id: current.id, events: [answer], who: 'provider' };
    current = (await addInvoiceEvents(services, news)) ?? current;
  }
  return current;
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
  { db: platform }: CheckoutServices,
  id: string,
  make: (transaction: Kysely<Schema>, payment: InvoicePayment) => Promise<string>,
): Promise<InvoicePayment | null> {
  return platform.transaction().execute(async (transaction) => {
    const db = transaction.$extendTables<InvoiceTables>();
    const row = await lockInvoice(db, id);
    if (!row) return null;
    const payment = invoicePayment(row);
    const isPaid = payment.facts.paid !== null;
    if (isPaid ? payment.leadId !== null : !isSettled(payment) || !payment.shopper) return payment;
    const leadId = isPaid ? await make(transaction, payment) : null;
    await db
      .updateTable('checkout_invoices')
      .set({ lead_id: leadId, shopper: json(null) })
      .where('id', '=', id)
      .execute();
    return { ...payment, leadId, shopper: null };
  });
}

/** The row of a payment, which nobody else changes until the transaction ends. */
export function lockInvoice(db: InvoiceDatabase, id: string): Promise<InvoiceRow | undefined> {
  return db.selectFrom('checkout_invoices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
