import type { Migration, Schema } from '@forecourt/database';
import type { HoldFacts, InvoiceFacts, InvoiceStatus } from '@forecourt/reservation';
import { sql, type ColumnType, type Generated, type Kysely, type Selectable } from 'kysely';
import type { Shopper } from '../store/records.ts';

type Timestamp = ColumnType<Date, Date, Date>;
type Json<T> = ColumnType<T, string, string>;

/** What is known of a payment. */
export type PaymentFacts = HoldFacts & InvoiceFacts;

/** The tables of payments of invoices, for `db.$extendTables`. */
// `$extendTables` needs an index signature, which an interface does not have.
export type InvoiceTables = {
  checkout_invoices: {
    id: string;
    site: string;
    /** Shopper and dealer say it on the phone. */
    reference: string;
    /** Number of the invoice, as the shopper typed it. */
    invoice: string;
    /** The secret of the page of the payment and of the link in the mail. */
    link_token: string;
    /** Follows from `facts`; a column, because the desk lists payments by it. */
    status: InvoiceStatus;
    facts: Json<PaymentFacts>;
    /** Until the payment has its lead, or was closed; null after that. */
    shopper: Json<Shopper | null>;
    /** The payment page at the provider; null until it is open. */
    session_id: string | null;
    payment_url: string | null;
    payment_id: string | null;
    lead_id: string | null;
    /** The refunds that the shopper was told of, by the provider's ids; `<id> failed` after the bank did not take one. */
    told: ColumnType<readonly string[], string | undefined, string>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  checkout_invoice_log: {
    id: Generated<number>;
    payment_id: string;
    site: string;
    what: string;
    who: string;
    cents: number | null;
    at: Timestamp;
  };
};

/** A payment as it is read from its table. */
export type InvoiceRow = Selectable<InvoiceTables['checkout_invoices']>;

/** The database with these tables. */
export type InvoiceDatabase = Kysely<Schema & InvoiceTables>;

/** The table; a site has it by the server half of the checkout. */
export const invoiceTables: Migration = {
  async up(db) {
    await sql`
      create table checkout_invoices (
        id uuid primary key,
        site text not null,
        reference text not null,
        invoice text not null,
        link_token text not null unique,
        status text not null check (status in ('open', 'paid', 'closed', 'refunded')),
        facts jsonb not null,
        shopper jsonb not null,
        session_id text unique,
        payment_url text,
        payment_id text,
        lead_id uuid,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (site, reference)
      )`.execute(db);
    await sql`create index checkout_invoices_newest on checkout_invoices (site, created_at desc, id)`.execute(
      db,
    );
    await sql`
      create index checkout_invoices_payment on checkout_invoices (payment_id) where payment_id is not null`.execute(
      db,
    );
  },
  async down(db) {
    await sql`drop table checkout_invoices`.execute(db);
  },
};

/** The audit trail of the payments, with what is known of those that exist, and the statuses that the desk lists. */
export const invoiceTrail: Migration = {
  async up(db) {
    await sql`
      create table checkout_invoice_log (
        id bigint generated always as identity primary key,
        payment_id uuid not null references checkout_invoices (id),
        site text not null,
        what text not null,
        who text not null,
        cents integer,
        at timestamptz not null
      )`.execute(db);
    await sql`create index checkout_invoice_log_of on checkout_invoice_log (payment_id, id)`.execute(db);
    await sql`
      insert into checkout_invoice_log (payment_id, site, what, who, cents, at)
      select i.id, i.site, known.what, known.who, known.cents, known.at::timestamptz
      from checkout_invoices as i cross join lateral (values
        (0, 'started', 'shopper', (i.facts ->> 'amountCents')::integer, i.facts ->> 'openedAt'),
        (1, 'paid', 'provider', (i.facts ->> 'amountCents')::integer, i.facts #>> '{paid,at}'),
        (2, 'closed', 'platform', null, i.facts ->> 'closedAt'),
        (3, 'refunded', 'provider', null, i.facts ->> 'refundedAt'),
        (4, 'refundFailed', 'provider', null, i.facts ->> 'refundFailedAt'),
        (5, 'disputed', 'provider', null, i.facts ->> 'disputedAt')
      ) as known (step, what, who, cents, at)
      where known.at is not null order by i.created_at, i.id, known.at, known.step`.execute(db);
    await sql`alter table checkout_invoices drop constraint checkout_invoices_status_check`.execute(db);
    await sql`
      alter table checkout_invoices add constraint checkout_invoices_status_check
        check (status in ('open', 'closed', 'paid', 'partRefunded', 'refunded', 'failed', 'disputed'))`.execute(
      db,
    );
    await sql`
      update checkout_invoices set status = case
        when facts ->> 'disputedAt' is not null then 'disputed'
        when facts ->> 'refundFailedAt' > coalesce(facts ->> 'refundedAt', '') then 'failed'
        else status end`.execute(db);
  },
  async down(db) {
    await sql`
      update checkout_invoices set status = case when facts ->> 'refundedAt' is null then 'paid' else 'refunded' end
      where status in ('partRefunded', 'failed', 'disputed')`.execute(db);
    await sql`alter table checkout_invoices drop constraint checkout_invoices_status_check`.execute(db);
    await sql`
      alter table checkout_invoices add constraint checkout_invoices_status_check
        check (status in ('open', 'paid', 'closed', 'refunded'))`.execute(db);
    await sql`drop table checkout_invoice_log`.execute(db);
  },
};

/** The refunds that the shopper was told of: those of before it are old news. */
export const invoiceTold: Migration = {
  async up(db) {
    await sql`alter table checkout_invoices add column told jsonb not null default '[]'`.execute(db);
    await sql`
      update checkout_invoices set told =
        (select jsonb_agg(name) from jsonb_each(facts -> 'refunds') as refund (id, facts)
          cross join lateral (values (id), (case when refund.facts ->> 'failedAt' is not null then id || ' failed' end)) as names (name)
          where name is not null)
      where facts -> 'refunds' <> '{}'`.execute(db);
  },
  async down(db) {
    await sql`alter table checkout_invoices drop column told`.execute(db);
  },
};
