import { knowsDispute } from './disputes.ts';
import type { InvoiceEvent, InvoiceFacts } from './invoiceFacts.ts';

/**
 * Whether the facts have what an event says, perhaps with another time: a webhook and a look at the provider may both tell that a dispute ended or
 * that a bank did not take a refund, and a look knows no better time than its own.
 */
export const isKnown = (facts: InvoiceFacts, event: InvoiceEvent): boolean =>
  knowsDispute(facts, event) ||
  (event.kind === 'partFailed' && (facts.refunds?.[event.id]?.failedAt ?? null) !== null);
