import type { Migration, Schema } from '@forecourt/database';
import type { HoldFacts, HoldStatus } from '@forecourt/reservation';
import { sql, type ColumnType, type Generated, type Kysely, type Selectable } from 'kysely';
import type { HeldCar, HoldTermsProof, Purchase, Shopper } from './records.ts';

type Timestamp = ColumnType<Date, Date, Date>;
type Json<T> = ColumnType<T, string, string>;

/** The statuses in which a hold keeps its vehicle; the unique index below says the same. */
export const RUNNING: readonly HoldStatus[] = ['started', 'held'];

/** The tables of holds, for `db.$extendTables`. */
// `$extendTables` needs an index signature, which an interface does not have.
export type CheckoutTables = {
  checkout_holds: {
    id: string;
    site: string;
    car_id: number;
    /** Shopper and dealer say it on the phone. */
    reference: string;
    /** SHA-256 of the secret of the shopper's browser. */
    token_hash: string;
    /** The account of the shopper; null if nobody was signed in, as on a site without accounts. It may be deleted since. */
    shopper_id: string | null;
    /** The secret of the link in the shopper's mails. */
    link_token: string;
    /** Follows from `facts`; a column, because the database keeps two shoppers from holding one vehicle with it. */
    status: HoldStatus;
    facts: Json<HoldFacts>;
    /** The vehicle as it was when the hold started, with the price that was agreed. */
    car: Json<HeldCar>;
    /** Null for a shopper who was erased. */
    shopper: Json<Shopper | null>;
    terms: Json<HoldTermsProof>;
    purchase: ColumnType<Purchase | null, string | null, string | null>;
    /** The payment page at the provider; null until it is open. */
    session_id: string | null;
    payment_url: string | null;
    payment_id: string | null;
    lead_id: string | null;
    /** Hash of the network from which it was started; the first hold that starts a day later or more, of any vehicle, makes it null. */
    network: string | null;
    /** Whether the shopper has corrected the e-mail address that the payment page may have. */
    receipt_due: Generated<boolean>;
    /** The mails that were sent, by name. */
    told: Json<string[]>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  checkout_log: {
    id: Generated<number>;
    hold_id: string;
    site: string;
    what: string;
    who: string;
    detail: string;
    at: Timestamp;
  };
};

/** A hold as it is read from its table. */
export type HoldRow = Selectable<CheckoutTables['checkout_holds']>;

/** The database with these tables. */
export type CheckoutDatabase = Kysely<Schema & CheckoutTables>;

/** The tables; a site has them by its server half. */
export const checkoutTables: Migration = {
  async up(db) {
    await sql`
      create table checkout_holds (
        id uuid primary key,
        site text not null,
        car_id integer not null,
        reference text not null,
        token_hash text not null,
        link_token text not null unique,
        status text not null check (status in ('started', 'held', 'refunded', 'converted', 'expired')),
        facts jsonb not null,
        car jsonb not null,
        shopper jsonb not null,
        terms jsonb not null,
        session_id text unique,
        payment_url text,
        payment_id text,
        lead_id uuid,
        told jsonb not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (site, reference)
      )`.execute(db);
    await sql`
      create unique index checkout_holds_active on checkout_holds (car_id) where status in ('started', 'held')`.execute(
      db,
    );
    await sql`create index checkout_holds_browser on checkout_holds (site, token_hash, created_at desc)`.execute(
      db,
    );
    await sql`create index checkout_holds_newest on checkout_holds (site, created_at desc, id)`.execute(db);
    await sql`create index checkout_holds_payment on checkout_holds (payment_id) where payment_id is not null`.execute(
      db,
    );
    await sql`
      create table checkout_log (
        id bigint generated always as identity primary key,
        hold_id uuid not null references checkout_holds (id),
        site text not null,
        what text not null,
        who text not null,
        detail text not null,
        at timestamptz not null
      )`.execute(db);
    await sql`create index checkout_log_of on checkout_log (hold_id, id)`.execute(db);
  },
  async down(db) {
    await sql`drop table checkout_log`.execute(db);
    await sql`drop table checkout_holds`.execute(db);
  },
};

/** What shoppers buy online, beside the holds. */
export const purchaseColumn: Migration = {
  async up(db) {
    await sql`alter table checkout_holds add column purchase jsonb`.execute(db);
  },
  async down(db) {
    await sql`alter table checkout_holds drop column purchase`.execute(db);
  },
};

/** Holds whose receipt the provider sends to another address. */
export const receiptColumn: Migration = {
  async up(db) {
    await sql`alter table checkout_holds add column receipt_due boolean not null default false`.execute(db);
  },
  async down(db) {
    await sql`alter table checkout_holds drop column receipt_due`.execute(db);
  },
};

/** Whose a hold is, on sites with accounts. No reference to the account: a hold outlives it, and opens to nobody else in the same browser then. */
export const ownerColumn: Migration = {
  async up(db) {
    await sql`alter table checkout_holds add column shopper_id uuid`.execute(db);
  },
  async down(db) {
    await sql`alter table checkout_holds drop column shopper_id`.execute(db);
  },
};

/** From where vehicles are set aside, and an index on what was set aside without a payment. */
export const networkColumn: Migration = {
  async up(db) {
    await sql`alter table checkout_holds add column network text`.execute(db);
    await sql`create index checkout_holds_car on checkout_holds (car_id, created_at)`.execute(db);
    await sql`create index checkout_holds_network on checkout_holds (created_at) where network is not null`.execute(
      db,
    );
  },
  async down(db) {
    await sql`drop index checkout_holds_car`.execute(db);
    await sql`alter table checkout_holds drop column network`.execute(db);
  },
};
