import {
  errorFacts,
  refuse,
  visitorLimit,
  type ApiContext,
  type ApiSite,
  type HalfApi,
  type HalfServices,
  type Refusal,
} from '@forecourt/api';
import {
  findInvoice,
  keepInvoiceSession,
  refreshInvoice,
  startInvoice,
  type InvoicePayment,
} from '@forecourt/checkout-desk';
import { leadLimits } from '@forecourt/lead-desk';
import type { ShoppersInvoice } from '@forecourt/platform-client';
import { operations } from '@forecourt/platform-client/contracts';
import { centsText } from '@forecourt/pricing';
import { readCents } from '@forecourt/values';
import { readPerson } from '../../logic/person.ts';
import { lookLimit } from '../look-limit.ts';
import { PAY_MINUTES } from '../pay-minutes.ts';
import { sendReceipt } from '../send-receipt.ts';
import type { CheckoutSite } from '../CheckoutSite.ts';
import { invoiceReceipt } from './invoice-receipt.ts';
import { carryOutInvoice, paymentPageOf } from './invoice-record.ts';

const NUMBER = /^[\p{L}\p{N}][\p{L}\p{N} ./#-]{0,39}$/u;

type InvoiceSite = CheckoutSite & { invoices: NonNullable<CheckoutSite['invoices']> };

/** A site that takes payments of invoices. */
const offerOf = (site: CheckoutSite): InvoiceSite | null =>
  site.invoices ? { ...site, invoices: site.invoices } : null;

/** The calls of a shopper who pays an invoice. */
export function invoiceRoutes(api: HalfApi<CheckoutSite>, services: HalfServices): void {
  const { db, leads, limits = leadLimits(), logger, now, trustedProxies } = services;
  const limit = visitorLimit(limits, trustedProxies);
  const mayLook = lookLimit();
  const desk = () => ({ db, now: now() });

  api.serveOffer(operations.postInvoice, offerOf, {
    async handle({ site, offer, context, request: { body } }) {
      const { person, errors } = readPerson(body.shopper);
      const cents = readCents(body.amount);
      const invoice = body.invoice.trim();
      const fields: Record<string, string[]> = {
        ...(NUMBER.test(invoice)
          ? {}
          : { invoice: ['Please enter the number of the invoice, as it’s printed there.'] }),
        ...amountProblem(cents, offer.invoices),
        ...Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, [text]])),
      };
      const names = Object.keys(fields);
      if (!person || cents === null || names.length > 0) return { problem: 'incomplete', names, fields };
      if (!offer.provider) return { problem: 'noPayments' };

      // Counted last, as leads are: what is refused uses up nothing.
      const retryAfter = await limit(context);
      if (retryAfter !== null) return { problem: 'tooMany', retryAfter };

      const started = await startInvoice(desk(), {
        ...{ site: site.slug, invoice, shopper: person, amountCents: cents, payMinutes: PAY_MINUTES },
      });
      try {
        const page = paymentPageOf(site, started);
        const opened = await offer.provider.open({
          ...{ hold: started.id, site: site.slug, reference: started.reference, amountCents: cents },
          ...{ title: `Invoice ${invoice}`, email: person.email, until: new Date(started.facts.openUntil) },
          ...{ paidUrl: `${page}&back=1`, backUrl: page },
        });
        await keepInvoiceSession(desk(), started, opened);
        const payment = { ...started, session: opened.session, paymentUrl: opened.url };
        return { answer: { link: started.linkToken, payment: shown(payment, offer) }, cache: 'no-store' };
      } catch (error) {
        logger.warn({ site: site.slug, ...errorFacts(error) }, 'no payment page');
        return { problem: 'noPayments' };
      }
    },
  });

  api.serveOffer(operations.invoice, offerOf, {
    async handle({ site, offer, request: { query } }) {
      const payment = await findInvoice(desk(), site.slug, { link: query.link });
      if (!payment) return { problem: 'noPayment' };
      const looks = query.back && (await mayLook(payment));
      const current = looks ? await asked(site, offer, payment) : payment;
      return { answer: shown(current, offer), cache: 'no-store' };
    },
  });

  /** The payment after a look at the provider; as it was if the provider does not answer. */
  async function asked(site: ApiSite, offer: CheckoutSite, payment: InvoicePayment): Promise<InvoicePayment> {
    if (!offer.provider || payment.state.status !== 'open') return payment;
    try {
      await refreshInvoice(desk(), offer.provider, payment);
      return (await carryOutInvoice(desk(), { site, offer, id: payment.id })) ?? payment;
    } catch (error) {
      logger.warn({ site: site.slug, ...errorFacts(error) }, 'no look at a payment');
      return payment;
    } finally {
      leads.wake();
    }
  }

  function shown(
    { reference, invoice, facts, state, paymentUrl }: InvoicePayment,
    offer: InvoiceSite,
  ): ShoppersInvoice {
    const payable = state.status === 'open' && now().toISOString() < facts.openUntil;
    return {
      ...{ reference, invoice, amount_cents: facts.amountCents, status: shownStatus(state, facts) },
      refunded_cents: state.refundedCents,
      ...{ pay_until: facts.openUntil, paid_at: facts.paid?.at ?? null },
      payment_url: payable ? paymentUrl : null,
      receipt: facts.paid !== null && offer.business !== null,
    };
  }

  const send = sendReceipt(services);
  const refused = (context: ApiContext, refusal: Refusal<keyof typeof operations.invoiceReceipt.problems>) =>
    refuse(context, operations.invoiceReceipt, refusal);

  api.mount(operations.invoiceReceipt, async (context, { business, invoices }) => {
    if (!invoices) return refused(context, { problem: 'notOffered' });
    const site = context.get('site');
    const link = context.req.query('link') ?? '';
    const payment = await findInvoice(desk(), site.slug, { link });
    if (!payment) return refused(context, { problem: 'noPayment' });
    if (!payment.facts.paid || !business) return refused(context, { problem: 'notPaid' });
    const { shown: page } = site;
    const receipt = page && invoiceReceipt(payment, { business, gst: invoices.gst, site: page, now: now() });
    const sent = await send(context, { receipt: receipt ?? null, reference: payment.reference });
    return sent instanceof Response ? sent : refused(context, sent);
  });
}

/** Disputes and refunds that failed are for the dealer. */
function shownStatus(
  { status, refundedCents }: InvoicePayment['state'],
  { amountCents }: InvoicePayment['facts'],
): ShoppersInvoice['status'] {
  if (refundedCents === amountCents) return 'refunded';
  return status === 'open' || status === 'closed' ? status : 'paid';
}

function amountProblem(
  cents: number | null,
  { minCents, maxCents }: { minCents: number; maxCents: number },
): Record<string, string[]> {
  if (cents === null) return { amount: ['Please enter the amount in dollars, such as 1,250.50.'] };
  if (cents >= minCents && cents <= maxCents) return {};
  return { amount: [`You can pay from ${centsText(minCents)} to ${centsText(maxCents)} here.`] };
}
