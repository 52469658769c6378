import { invoiceState, type InvoiceState } from '@forecourt/reservation';
import type { Shopper } from '../store/records.ts';
import type { InvoiceRow, PaymentFacts } from './tables.ts';

/** The payment of an invoice. */
export interface InvoicePayment {
  id: string;
  site: string;
  reference: string;
  /** Number of the invoice. */
  invoice: string;
  facts: PaymentFacts;
  state: InvoiceState;
  /** Null as soon as the contact details are in the lead, or nothing can be paid any more. */
  shopper: Shopper | null;
  session: string | null;
  paymentUrl: string | null;
  leadId: string | null;
  linkToken: string;
  createdAt: Date;
  /** When its facts last changed. */
  updatedAt: Date;
}

/** A payment from its row. */
export function invoicePayment(row: InvoiceRow): InvoicePayment {
  const { id, site, reference, invoice, facts, shopper } = row;
  return {
    ...{ id, site, reference, invoice, facts, shopper },
    state: invoiceState(facts),
    session: row.session_id,
    paymentUrl: row.payment_url,
    leadId: row.lead_id,
    linkToken: row.link_token,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
