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
  ownPath,
  paymentPage,
  refreshHold,
  refreshInvoice,
  type Hold,
  type InvoicePayment,
  type PaymentProvider,
  type SandboxMount,
} from '@forecourt/checkout-desk';
import { operations } from '@forecourt/platform-client/contracts';
import { carryOut } from './carry-out.ts';
import type { CheckoutSite } from './CheckoutSite.ts';
import { carryOutInvoice } from './invoices/invoice-record.ts';

type PaymentNews = NonNullable<ReturnType<PaymentProvider['readWebhook']>>;

/** What a webhook is about. */
type Subject = { hold: Hold } | { invoice: InvoicePayment };

/** The webhook of the payment provider, and the payment pages of the sandbox. */
export function paymentRoutes(api: HalfApi<CheckoutSite>, { db, leads, logger, now }: HalfServices): void {
  /** Adds what a webhook says to its hold or its payment of an invoice. False if its signature is wrong. */
  async function receive(
    site: ApiSite,
    offer: CheckoutSite,
    body: string,
    signature: string,
  ): Promise<boolean> {
    const news = offer.provider?.readWebhook(body, signature, now()) ?? null;
    if (!news) return false;
    const subject = await subjectOf(site, offer, news);
    if (!subject) return true;
    if ('hold' in subject) await receiveHold(site, offer, { news, found: subject.hold });
    else await receiveInvoice(site, offer, { news, found: subject.invoice });
    leads.wake();
    return true;
  }

  /** What news are about; null for what is none of ours: an account may have payments of other kinds. */
  async function subjectOf(site: ApiSite, { provider }: CheckoutSite, news: PaymentNews) {
    const known = await knownSubject(site, news);
    const { hold: named, payment, events, unclear } = news;
    if (known || named !== null || payment === null) return known;
    if (events.length === 0 && !unclear) return null;
    // Told before the payment itself was. Without an answer the webhook fails, and the provider sends it again.
    const hold = (await provider?.holdOf(payment)) ?? null;
    return hold === null ? null : knownSubject(site, { hold, payment: null });
  }

  async function knownSubject(
    { slug }: ApiSite,
    { hold: id, payment }: Pick<PaymentNews, 'hold' | 'payment'>,
  ): Promise<Subject | null> {
    const services = { db, now: now() };
    const keys = [...(id === null ? [] : [{ id }]), ...(payment === null ? [] : [{ payment }])];
    for (const key of keys) {
      const hold = await findHold(services, slug, key);
      if (hold) return { hold };
    }
    for (const key of keys) {
      const invoice = await findInvoice(services, slug, key);
      if (invoice) return { invoice };
    }
    return null;
  }

  async function receiveHold(
    site: ApiSite,
    offer: CheckoutSite,
    { news: { events, unclear }, found }: { news: PaymentNews; found: Hold },
  ): Promise<void> {
    const services = { db, now: now() };
    const { id } = found;
    if (events.length === 0 && !unclear) return;
    await addEvents(services, { id, events, who: 'provider' });
    // Which part went back. Without an answer the webhook fails, and the provider sends it again.
    if (unclear && offer.provider) await refreshHold(services, offer.provider, found);
    // What is due now is a message of the outbox too: the provider gets its answer in any case.
    await carryOut(services, { site, offer, id }).catch((error: unknown) =>
      logger.warn({ site: site.slug, ...errorFacts(error) }, 'a hold waits'),
    );
  }

  async function receiveInvoice(
    site: ApiSite,
    offer: CheckoutSite,
    { news, found }: { news: PaymentNews; found: InvoicePayment },
  ): Promise<void> {
    const services = { db, now: now() };
    if (news.events.length === 0 && !news.unclear) return;
    await addInvoiceEvents(services, { id: found.id, events: news.events, who: 'provider' });
    // Which part went back. Without an answer the webhook fails, and the provider sends it again.
    if (news.unclear && offer.provider) await refreshInvoice(services, offer.provider, found);
    await carryOutInvoice(services, { site, offer, id: found.id }).catch((error: unknown) =>
      logger.warn({ site: site.slug, ...errorFacts(error) }, 'a payment of an invoice waits'),
    );
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
