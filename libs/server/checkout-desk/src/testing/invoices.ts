import { migrate, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { findInvoice } from '../invoices/findInvoice.ts';
import type { InvoicePayment } from '../invoices/InvoicePayment.ts';
import { addInvoiceEvents, recordInvoice, refreshInvoice, settleInvoice } from '../invoices/settleInvoice.ts';
import { keepInvoiceSession, startInvoice } from '../invoices/startInvoice.ts';
import type { PaymentProvider } from '../payments/PaymentProvider.ts';
import { openSandbox, type PostedNews, type SandboxMount } from '../payments/openPayments.ts';
import { checkoutMigrations } from '../store/migrations.ts';
import type { Shopper } from '../store/records.ts';

/** What a test says of the payment of an invoice. */
export interface GivenInvoice {
  site: string;
  invoice?: string;
  amountCents?: number;
  shopper?: Partial<Shopper>;
  /** The lead of the payment; null leaves it without one. */
  leadId?: string | null;
  /** Null leaves its payment page open. */
  card?: string | null;
}

/** Payments of invoices in a test database, with the sandbox of the provider. */
export interface TestInvoices {
  provider: PaymentProvider;
  sandbox: SandboxMount['sandbox'];
  /** What the provider has posted and nobody has read yet. */
  posted: PostedNews[];
  add(given: GivenInvoice): Promise<InvoicePayment>;
  find(payment: Pick<InvoicePayment, 'id' | 'site'>): Promise<InvoicePayment>;
  /** Does what is due, as the outbox does. */
  settle(payment: Pick<InvoicePayment, 'id' | 'site'>, provider?: PaymentProvider): Promise<void>;
  /** Reads webhooks as the site does. */
  deliver(site: string, posted: readonly PostedNews[]): Promise<void>;
}

/** Makes the tables of payments in a test database. */
export async function testInvoices(db: Kysely<Schema>, now = () => new Date()): Promise<TestInvoices> {
  await migrate(db, [{ feature: 'checkout', migrations: checkoutMigrations }]);
  const { provider, mount } = openSandbox(null, now);
  if (!provider || !mount) throw new Error('There is no sandbox.');
  const { sandbox, posted } = mount;
  const services = () => ({ db, now: now() });
  const find: TestInvoices['find'] = async ({ id, site }) => {
    const payment = await findInvoice({ db }, site, { id });
    if (!payment) throw new Error('There is no such payment.');
    return payment;
  };
  return {
    ...{ provider, sandbox, posted, find },
    async add({
      site,
      invoice = 'INV-1042',
      amountCents = 125_050,
      leadId = null,
      card = '4242424242424242',
      ...given
    }) {
      const shopper = {
        ...{ name: 'Ann', last_name: 'Lee', email: 'ann@shopper.example', phone: '0491 570 006' },
        ...given.shopper,
      };
      const started = await startInvoice(services(), { site, invoice, shopper, amountCents, payMinutes: 35 });
      const { id, reference, facts } = started;
      const page = await provider.open({
        ...{ hold: id, site, reference, amountCents, title: `Invoice ${invoice}`, email: shopper.email },
        ...{ until: new Date(facts.openUntil), paidUrl: 'https://dealer.example/paid' },
        backUrl: 'https://dealer.example/back',
      });
      await keepInvoiceSession(services(), started, page);
      if (card === null) return find(started);
      await sandbox.pay(page.session, card, 'none');
      await refreshInvoice(services(), provider, await find(started));
      if (leadId !== null) await recordInvoice(services(), id, () => Promise.resolve(leadId));
      return find(started);
    },
    async settle({ site, id }, asked = provider) {
      await settleInvoice(services(), asked, { site, id });
    },
    async deliver(site, all) {
      for (const { body, signature } of all) {
        const news = provider.readWebhook(body, signature, now());
        if (!news) throw new Error('The signature is wrong.');
        const found = await findInvoice({ db }, site, { payment: news.payment ?? '' });
        if (found) await addInvoiceEvents(services(), { id: found.id, events: news.events, who: 'provider' });
      }
    },
  };
}
