import { findInvoice } from './invoices/findInvoice.ts';
import type { InvoicePayment } from './invoices/InvoicePayment.ts';
import { listInvoices } from './invoices/listInvoices.ts';
import { refreshInvoice, settleInvoice } from './invoices/settleInvoice.ts';
import type { PaymentProvider } from './payments/PaymentProvider.ts';
import { refreshHold, settleHold } from './settle.ts';
import { findHold } from './store/findHold.ts';
import { listHolds } from './store/listHolds.ts';
import type { CheckoutServices, Hold } from './store/records.ts';

/** What a comparison with the provider found. */
export interface Reconciliation {
  /** Holds and payments of invoices that were compared. */
  compared: number;
  /** Those that had another state before. */
  mended: Pick<Hold, 'reference'>[];
  /** Payments at the provider without a hold or an invoice here: somebody has to look at them. */
  orphans: { session: string; hold: string }[];
  /** Holds whose deposit is not where it should be, disputes, and what could not be compared, with the reason. */
  open: { reference: string; why: string }[];
}

const DISPUTES = {
  open: 'the payment is disputed',
  lost: 'a dispute was lost: the bank has given the payment back',
};

/** Stands for the list of payments at the provider, if it cannot be read to its end. */
const ALL_PAYMENTS = 'payments without a reservation';

/** How many holds or payments are read at once. */
const BATCH = 500;

/** Where a batch begins and how long it is. */
interface Batch<Row> {
  after: Row | undefined;
  limit: number;
}

/** All rows of a list, however long it is. */
async function* inBatches<Row>(
  limit: number,
  list: (page: Batch<Row>) => Promise<Row[]>,
): AsyncGenerator<Row> {
  let after: Row | undefined;
  do {
    const rows = await list({ after, limit });
    yield* rows;
    after = rows.length < limit ? undefined : rows.at(-1);
  } while (after !== undefined);
}

/**
 * Compares the holds of a site with the provider and mends what differs: lost webhooks are made up for, what is due is done. It says which
 * deposits are not where they should be, and which payments belong to no hold. All are compared, `batch` at a time. (GA-07)
 */
export async function reconcile(
  services: CheckoutServices,
  provider: PaymentProvider,
  { site, since, batch = BATCH }: { site: string; since: Date; batch?: number },
): Promise<Reconciliation> {
  const found: Reconciliation = { compared: 0, mended: [], orphans: [], open: [] };
  for await (const hold of inBatches<Hold>(batch, (page) => listHolds(services, { site, since, ...page }))) {
    found.compared += 1;
    try {
      const { reference } = hold;
      await refreshHold(services, provider, hold);
      const now = (await settleHold(services, provider, { site, id: hold.id })) ?? hold;
      if (JSON.stringify(now.state) !== JSON.stringify(hold.state)) found.mended.push({ reference });
      const { money, dispute } = now.state;
      if (money === 'failed' || (money === 'returning' && dispute === null))
        found.open.push({ reference, why: `the deposit should be back and is not (${money})` });
      if (dispute !== null) found.open.push({ reference, why: DISPUTES[dispute] });
    } catch (error) {
      found.open.push({ reference: hold.reference, why: reasonOf(error) });
    }
  }
  await compareInvoices(services, provider, { site, since, batch, found });
  try {
    for await (const { session, hold, paid } of provider.list(site, since)) {
      const id = { id: hold };
      if (!paid || (await findHold(services, site, id)) || (await findInvoice(services, site, id))) continue;
      found.orphans.push({ session, hold });
    }
  } catch (error) {
    // What was mended so far is told all the same.
    found.open.push({ reference: ALL_PAYMENTS, why: reasonOf(error) });
  }
  return found;
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The same for payments of invoices; nothing of them goes back by itself. */
async function compareInvoices(
  services: CheckoutServices,
  provider: PaymentProvider,
  { site, since, batch, found }: { site: string; since: Date; batch: number; found: Reconciliation },
): Promise<void> {
  for await (const payment of inBatches<InvoicePayment>(batch, (page) =>
    listInvoices(services, { site, since, ...page }),
  )) {
    const { id, reference, state } = payment;
    found.compared += 1;
    try {
      await refreshInvoice(services, provider, payment);
      const now = (await settleInvoice(services, provider, { site, id })) ?? payment;
      if (JSON.stringify(now.state) !== JSON.stringify(state)) found.mended.push({ reference });
      const { status, dispute, returningCents } = now.state;
      if (status === 'failed' || returningCents > 0)
        found.open.push({ reference, why: 'money should be back and is not' });
      if (dispute !== null) found.open.push({ reference, why: DISPUTES[dispute] });
    } catch (error) {
      found.open.push({ reference, why: reasonOf(error) });
    }
  }
}
