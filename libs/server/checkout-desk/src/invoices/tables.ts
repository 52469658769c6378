import type { Migration, Schema } from '@forecourt/database';
import type { HoldFacts, InvoiceState } from '@forecourt/reservation';
import { sql, type ColumnType, type Kysely, type Selectable } from 'kysely';
import type { Shopper } from '../store/records.ts';

type Timestamp = ColumnType<Date, Date, Date>;
type Json<T> = ColumnType<T, string, string>;

/** The table of payments of invoices, for `db.$extendTables`. */
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
    /** Follows from `facts`. */
    status: InvoiceState['status'];
    facts: Json<HoldFacts>;
    /** Until the payment has its lead, or was closed; null after that. */
    shopper: Json<Shopper | null>;
    /** The payment page at the provider; null until it is open. */
    session_id: string | null;
    payment_url: string | null;
    payment_id: string | null;
    lead_id: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
};

/** A payment as it is read from its table. */
export type InvoiceRow = Selectable<InvoiceTables['checkout_invoices']>;

/** The database with this table. */
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
