import type { InvoicePayment } from '@forecourt/checkout-desk';
import type { Receipt } from '@forecourt/documents';
import { appointmentText, primaryLocation, zonedIso } from '@forecourt/location';
import { centsText } from '@forecourt/pricing';
import type { PublicSite } from '@forecourt/site-config';
import type { CheckoutSite } from '../CheckoutSite.ts';
import { receiptDealer } from '../receipt-dealer.ts';

/** The receipt of a payment of an invoice. It has no contact details: others may use the device. */
export function invoiceReceipt(
  { reference, invoice, facts, state }: InvoicePayment,
  {
    business,
    gst,
    site,
    now,
  }: { business: NonNullable<CheckoutSite['business']>; gst: string; site: PublicSite; now: Date },
): Receipt {
  const local = (at: string) => appointmentText(zonedIso(new Date(at), site.zone));
  return {
    kind: 'receipt',
    dealer: receiptDealer(business, { site, car: null, place: primaryLocation(site.locations) }),
    title: 'Receipt for a payment',
    rows: [
      { label: 'Number', value: reference },
      { label: 'Invoice', value: invoice },
      { label: 'Paid', value: facts.paid ? local(facts.paid.at) : '' },
      { label: 'Paid by', value: `Card, payment ${facts.paid?.payment ?? ''}`.trim() },
    ],
    amounts: [
      { label: 'Paid', value: centsText(facts.amountCents) },
      ...(state.refundedCents === 0
        ? []
        : [{ label: 'Sent back to the card', value: centsText(state.refundedCents) }]),
    ],
    notes: [gst],
    printed: new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: site.zone }).format(now),
  };
}
