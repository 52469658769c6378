import { holdState } from '@forecourt/reservation';
import type { Hold } from './records.ts';
import type { HoldRow } from './tables.ts';

/** A hold from its row. */
export function holdOf(row: HoldRow): Hold {
  const { id, site, reference, car, shopper, terms, purchase, facts, told } = row;
  return {
    ...{ id, site, reference, car, shopper, terms, purchase, facts, told },
    state: holdState(facts),
    session: row.session_id,
    paymentUrl: row.payment_url,
    payment: row.payment_id,
    leadId: row.lead_id,
    linkToken: row.link_token,
    receiptDue: row.receipt_due,
    createdAt: row.created_at,
  };
}
