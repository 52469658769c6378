import {
  recordInvoice,
  settleInvoice,
  tellRefunds,
  type CheckoutServices,
  type InvoicePayment,
} from '@forecourt/checkout-desk';
import type { ApiSite } from '@forecourt/api';
import { leadPayload, type LeadPayload } from '@forecourt/lead';
import { acceptLead, sendNotice, type LeadNotice } from '@forecourt/lead-desk';
import { appointmentText, zonedIso } from '@forecourt/location';
import { centsText } from '@forecourt/pricing';
import { paths } from '@forecourt/site-config';
import type { CheckoutSite } from '../CheckoutSite.ts';
import { BACK } from '../notices.ts';

/** The category of the leads. */
export const LEAD_CATEGORY = 'Invoice Payment';

/** The page of a payment, by its secret. */
export const paymentPageOf = ({ origin }: Pick<ApiSite, 'origin'>, { linkToken }: InvoicePayment): string =>
  `${origin}${paths.onlinePayment(linkToken)}`;

/**
 * Does whatever is due about the payment of an invoice: closes its page after the time, makes its lead and its mail, tells of money that was sent back. Each is done once,
 * however often and wherever this runs. Rejects if the provider does not answer.
 */
export async function carryOutInvoice(
  services: CheckoutServices,
  { site, offer, id }: { site: ApiSite; offer: Pick<CheckoutSite, 'provider'>; id: string },
): Promise<InvoicePayment | null> {
  const settled = await settleInvoice(services, offer.provider, { site: site.slug, id });
  if (!settled) return null;
  const recorded = await record(services, site, id);
  await tellRefunds(services, id, (transaction, { payment, leadId, cents, bounced }) =>
    sendNotice(transaction, {
      ...{ site: site.slug, leadId, vehicle: null, now: services.now },
      notice: (bounced ? bouncedNotice : refundNotice)(payment, site, cents),
    }),
  );
  return recorded;
}

function record(services: CheckoutServices, site: ApiSite, id: string) {
  const { now } = services;
  return recordInvoice(services, id, async (transaction, payment) => {
    const { leadId } = await acceptLead(
      { db: transaction, now },
      { site, idempotencyKey: `invoice/${payment.id}`, payload: invoiceLead(payment, site), vehicle: null },
    );
    if (payment.shopper) {
      const notice = invoiceNotice(payment, site);
      await sendNotice(transaction, { site: site.slug, leadId, vehicle: null, now, notice });
    }
    return leadId;
  });
}

const paidOn = ({ facts }: InvoicePayment, { timeZone }: Pick<ApiSite, 'timeZone'>): string =>
  facts.paid ? appointmentText(zonedIso(new Date(facts.paid.at), timeZone)) : '';

/** The lead of a payment, for the dealer. */
function invoiceLead(payment: InvoicePayment, site: ApiSite): LeadPayload {
  const { reference, invoice, shopper, facts } = payment;
  const amount = `${centsText(facts.amountCents)}, paid online`;
  const lead = leadPayload(
    {
      ...{ name: shopper?.name ?? reference, last_name: shopper?.last_name ?? '' },
      ...{ email: shopper?.email ?? '', phone: shopper?.phone ?? '', postcode: '' },
      message: `I have paid invoice ${invoice} online.`,
      ...{ category: LEAD_CATEGORY, page_id: 'online-payment' },
    },
    {
      ...{ url: `${site.origin}${paths.onlinePayment()}`, userAgent: null, car: null, visitedPages: [] },
      answers: {
        ...{ Invoice: invoice, Amount: amount, Reference: reference, 'Paid on': paidOn(payment, site) },
        'Payment at the provider': facts.paid?.payment ?? '',
      },
    },
  );
  const { name, last_name, email, phone } = shopper ?? {
    name: reference,
    last_name: null,
    email: null,
    phone: null,
  };
  return { ...lead, ...{ name, last_name, email, phone, postcode: null } };
}

/** The mail to who has paid. */
function invoiceNotice(payment: InvoicePayment, site: ApiSite): LeadNotice {
  const { reference, invoice, facts } = payment;
  const amount = centsText(facts.amountCents);
  return {
    subject: `We’ve received your payment for invoice ${invoice}`,
    paragraphs: [`Thank you. We’ve received ${amount} for invoice ${invoice}.`],
    rows: [
      ['Invoice', invoice],
      ['Amount', amount],
      ['Paid on', paidOn(payment, site)],
      ['Reference', reference],
    ],
    link: { text: 'See your payment', href: paymentPageOf(site, payment) },
  };
}

/** The mail about money that was sent back. */
function refundNotice(payment: InvoicePayment, site: ApiSite, cents: number): LeadNotice {
  const { reference, invoice, facts } = payment;
  const [back, paid] = [centsText(cents), centsText(facts.amountCents)];
  const what = cents === facts.amountCents ? `your payment of ${paid}` : `${back} of your payment`;
  return {
    subject: `We’ve sent back ${back} for invoice ${invoice}`,
    paragraphs: [`We’ve sent ${what} for invoice ${invoice} back to the card you paid with. ${BACK}`],
    rows: [
      ['Invoice', invoice],
      ['Sent back', back],
      ['You paid', paid],
      ['Reference', reference],
    ],
    link: { text: 'See your payment', href: paymentPageOf(site, payment) },
  };
}

/** The mail about money that the shopper was told of and that did not arrive: the bank did not take it, or the dealer stopped it. */
function bouncedNotice(payment: InvoicePayment, site: ApiSite, cents: number): LeadNotice {
  const { reference, invoice } = payment;
  const back = centsText(cents);
  return {
    subject: `Your refund for invoice ${invoice} didn’t go through`,
    paragraphs: [
      `The ${back} that we sent back for invoice ${invoice} didn’t reach your card. Please get in touch with us, and we’ll sort it out.`,
    ],
    rows: [
      ['Invoice', invoice],
      ['Refund', back],
      ['Reference', reference],
    ],
    link: { text: 'See your payment', href: paymentPageOf(site, payment) },
  };
}
