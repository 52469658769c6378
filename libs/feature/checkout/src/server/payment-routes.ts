import {
  errorFacts,
  problem,
  refuse,
  type ApiContext,
  type ApiSite,
  type HalfApi,
  type HalfServices,
} from '@forecourt/api';
import {
  addEvents,
  addInvoiceEvents,
  findHold,
  findInvoice,
  invoiceEvents,
  ownPath,
  paymentPage,
  refreshInvoice,
  type PaymentProvider,
  type SandboxMount,
} from '@forecourt/checkout-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { carryOut } from './carry-out.ts';
import type { CheckoutSite } from './CheckoutSite.ts';
import { carryOutInvoice } from './invoices/invoice-record.ts';

type PaymentNews = NonNullable<ReturnType<PaymentProvider['readWebhook']>>;

/** The webhook of the payment provider, and the payment pages of the sandbox. */
export function paymentRoutes(api: HalfApi<CheckoutSite>, { db, leads, logger, now }: HalfServices): void {
  /** Adds what a webhook says to its hold. False if its signature is wrong. */
  async function receive(
    site: ApiSite,
    offer: CheckoutSite,
    body: string,
    signature: string,
  ): Promise<boolean> {
    const at = now();
    const news = offer.provider?.readWebhook(body, signature, at) ?? null;
    if (!news) return false;
    const services = { db, now: at };
    const named = news.hold === null ? null : await findHold(services, site.slug, { id: news.hold });
    const paid =
      news.payment === null ? null : await findHold(services, site.slug, { payment: news.payment });
    const hold = named ?? paid;
    if (!hold) return receiveInvoice(site, offer, news);
    if (news.events.length === 0) return true;
    await addEvents(services, { id: hold.id, events: news.events, who: 'provider' });
    // What is due now is a message of the outbox too: the provider gets its answer in any case.
    await carryOut({ db, now: now() }, { site, offer, id: hold.id }).catch((error: unknown) =>
      logger.warn({ site: site.slug, ...errorFacts(error) }, 'a hold waits'),
    );
    leads.wake();
    return true;
  }

  /** The same for the payment of an invoice. An account may have payments of other kinds, which are none of ours. */
  async function receiveInvoice(site: ApiSite, offer: CheckoutSite, news: PaymentNews): Promise<true> {
    const services = { db, now: now() };
    const { hold: id, payment, unclear } = news;
    const events = invoiceEvents(news);
    const found =
      (id === null ? null : await findInvoice(services, site.slug, { id })) ??
      (payment === null ? null : await findInvoice(services, site.slug, { payment }));
    if (!found || (events.length === 0 && !unclear)) return true;
    await addInvoiceEvents(services, { id: found.id, events, who: 'provider' });
    // Which part went back. Without an answer the webhook fails, and the provider sends it again.
    if (unclear && offer.provider) await refreshInvoice(services, offer.provider, found);
    await carryOutInvoice(services, { site, offer, id: found.id }).catch((error: unknown) =>
      logger.warn({ site: site.slug, ...errorFacts(error) }, 'a payment of an invoice waits'),
    );
    leads.wake();
    return true;
  }

  api.mount(operations.paymentNews, async (context, offer) => {
    const body = await context.req.text();
    const signature = context.req.header('stripe-signature') ?? '';
    const received = await receive(context.get('site'), offer, body, signature);
    if (!received) return refuse(context, operations.paymentNews, { problem: 'badSignature' });
    return context.json({ received }, 200, { 'cache-control': 'no-store' });
  });

  api.mount(operations.sandboxPage, (context, { mount }) =>
    Promise.resolve(mount ? show(context, mount, { problem: null, challenged: null }) : notFound(context)),
  );

  api.mount(operations.sandboxPay, async (context, offer) => {
    const { mount } = offer;
    if (!mount) return notFound(context);
    const form = await context.req.parseBody();
    const card = textOf(form['card']);
    const answer = textOf(form['challenge']);
    const challenge = answer === 'passed' || answer === 'failed' ? answer : 'none';
    const outcome = await mount.sandbox.pay(context.req.param('session') ?? '', card, challenge);
    for (const { body, signature } of mount.posted.splice(0))
      await receive(context.get('site'), offer, body, signature);
    if ('to' in outcome) return context.redirect(ownPath(outcome.to), 303);
    if ('challenge' in outcome) return show(context, mount, { problem: null, challenged: card });
    const closed = 'closed' in outcome ? CLOSED[outcome.closed] : null;
    return show(context, mount, {
      problem: closed ?? ('declined' in outcome ? outcome.declined : null),
      challenged: null,
    });
  });
}

const CLOSED = {
  paid: 'This has been paid already.',
  expired: 'The time to pay is over. Nothing was charged.',
  unknown: null,
} as const;

async function show(
  context: ApiContext,
  { sandbox }: SandboxMount,
  shown: { problem: string | null; challenged: string | null },
): Promise<Response> {
  const session = sandbox.session(context.req.param('session') ?? '');
  if (!session) return notFound(context);
  const page = await paymentPage({ ...shown, session, action: context.req.path });
  return context.html(page, 200, {
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  });
}

const notFound = (context: ApiContext): Response =>
  problem(context, 404, { detail: 'There is no such payment page.' });

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 100) : '');
