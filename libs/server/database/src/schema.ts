import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Car } from '@forecourt/vehicle';
import type { AlertSchema } from './alertSchema.ts';
import type { DefaultedTimestamp, Json, OptionalTimestamp } from './columns.ts';
import type { DeskSchema } from './deskSchema.ts';
import type { ShopperSchema } from './shopperSchema.ts';

/** One vehicle of one dealer site. `dealer` is the site slug; `car` is the whole entity of the specification. */
export interface CarsTable {
  id: Generated<number>;
  dealer: string;
  stocknum: string;
  vin: string | null;
  slug: string;
  status: string;
  car: Json<Car>;
  /** Hash of the feed's data; if equal, an import has nothing to change. */
  content_hash: string;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  sold_at: OptionalTimestamp;
  /** Set when the car left the dealer's feed. Removed cars are kept so that their links and leads still show a name. */
  removed_at: OptionalTimestamp;
  /** `show_on_dealer_website` of the car; the database computes it, and the next two. */
  on_website: GeneratedAlways<boolean>;
  sold_date_timestamp: GeneratedAlways<Car['sold_date_timestamp']>;
  /** Addresses of its first five pictures. */
  first_pictures: GeneratedAlways<string[]>;
}

/** One run of a stock import; `finished_at` stays null for a run that was killed. */
export interface ImportsTable {
  id: Generated<number>;
  dealer: string;
  feed: string;
  map: string;
  started_at: DefaultedTimestamp;
  finished_at: OptionalTimestamp;
  counts: Json<Record<string, number>>;
  report: Json<Record<string, unknown>>;
  /** Why nothing of it was applied, as a sentence; null if it was. */
  refused: string | null;
  /** Whether it was allowed to remove much of the stock. */
  drop_allowed: Generated<boolean>;
  /** Number of cars that the dealer had after it; null for an import that was not applied. */
  stock: number | null;
}

/** When the feed of a dealer is fetched next, and whether somebody was told that it is stale. */
export interface StockFeedsTable {
  dealer: string;
  due_at: ColumnType<Date, Date | string, Date | string>;
  /** The first time that the dealer had a feed. */
  since: ColumnType<Date, Date | string, never>;
  /** When the dealer was told that the feed is stale; null since its last success. */
  stale_told_at: OptionalTimestamp;
}

/** One attempt to fetch the feed of a dealer; `outcome` is null while it runs. */
export interface FeedFetchesTable {
  id: Generated<number>;
  dealer: string;
  /** Address of the feed. */
  source: string;
  started_at: ColumnType<Date, Date | string, never>;
  finished_at: OptionalTimestamp;
  /** `unchanged`: the server said that nothing is new. */
  outcome: 'imported' | 'unchanged' | 'failed' | null;
  /** Why it failed, as a sentence. */
  reason: string | null;
  bytes: number | null;
  /** The applied import that it made, or that the server has nothing newer than. */
  import_id: number | null;
  /** What the server calls this version of the feed, to ask for a newer one. */
  version: string | null;
  modified: string | null;
}

/** Cars read from a feed and waiting for the one transaction that makes them live. Emptied by it. */
export interface ImportCarsTable {
  import_id: number;
  stocknum: string;
  row: number;
  vin: string | null;
  slug: string;
  status: string;
  car: Json<Car>;
  content_hash: string;
  /** Hash of the row in the feed; distinguishes an exact duplicate from a correction. */
  row_hash: string;
}

/** Feed rows to report: every row that was not accepted, and accepted ones with warnings. */
export interface ImportRowsTable {
  import_id: number;
  row: number;
  stocknum: string | null;
  outcome: 'accept' | 'merge' | 'skip' | 'review' | 'reject';
  /** Warnings with field and raw value. */
  warnings: Json<{ code: string; field: string | null; raw: string | null }[]>;
  reason: string | null;
}

/** The outbox: jobs to run after a commit, written in the transaction of the change. */
export interface OutboxTable {
  id: Generated<number>;
  topic: string;
  key: string;
  payload: Json<unknown>;
  attempts: Generated<number>;
  next_attempt_at: DefaultedTimestamp;
  done_at: OptionalTimestamp;
  /** Set when the last attempt failed: a dead letter. */
  failed_at: OptionalTimestamp;
  last_error: string | null;
  created_at: DefaultedTimestamp;
}

/** One enquiry of a shopper, as accepted. */
export interface LeadsTable {
  id: string;
  site: string;
  idempotency_key: string;
  /** Same person, car and category: two leads with one key within ten minutes are one lead. */
  dedupe_key: string;
  category: string;
  payload: Json<Record<string, unknown>>;
  created_at: DefaultedTimestamp;
}

/** A shopper's addition to a lead: the whole form again, as sent. */
export interface LeadAdditionsTable {
  /** Erasing the lead erases it. */
  lead_id: string;
  /** 2 for the first: the lead itself is 1. */
  number: number;
  site: string;
  idempotency_key: string;
  payload: Json<Record<string, unknown>>;
  created_at: DefaultedTimestamp;
}

/** A half hour of a location that a shopper has booked. */
export interface AppointmentsTable {
  site: string;
  location_id: number;
  starts_at: ColumnType<Date, Date | string, Date | string>;
  /** Which of the places of this time, from 1. */
  place: Generated<number>;
  /** Whether a loan car was booked with it. */
  loan_car: Generated<boolean>;
  lead_id: string;
}

/** A file that a shopper sent with a form. Its bytes are in the file store, under its id. */
export interface UploadsTable {
  id: string;
  site: string;
  /** The form and its field. */
  form: string;
  field: string;
  /** Name for people, with the extension of its type. */
  name: string;
  type: string;
  /** Size of the stored file. */
  bytes: number;
  /** Hash of the file as it was sent, so that the same one again is no news. */
  hash: string;
  /** The lead that it belongs to; null before the form was sent, and once the lead is erased. */
  lead_id: string | null;
  created_at: DefaultedTimestamp;
  /** A file without a lead is deleted after this time. */
  expires_at: ColumnType<Date, Date | string, Date | string>;
}

/** How many leads of a site were shared in turn, by list of addresses. */
export interface LeadTurnsTable {
  site: string;
  /** The addresses, separated by spaces. */
  list: string;
  turns: number;
}

/** The turn of a lead that was shared in turn. */
export interface LeadTurnTable {
  lead_id: string;
  /** From 0. */
  turn: number;
}

/** A person who has chosen about marketing e-mails of a site. */
export interface SubscribersTable {
  id: Generated<number>;
  site: string;
  /** Lower case, without spaces around it. */
  email: string;
  /** Random; the link in a mail has it, so that no address is in a URL. */
  token: string;
  created_at: DefaultedTimestamp;
}

/** A choice about marketing e-mails, never changed: the latest one of a topic holds, and all are the proof of consent. */
export interface SubscriptionChoicesTable {
  id: Generated<number>;
  subscriber_id: number;
  topic: string;
  wanted: boolean;
  /** A form with a checkbox, the page of the link, the button of a mail client, or an address typed on the page. */
  source: 'form' | 'page' | 'one-click' | 'address';
  /** The label of the checkbox of a form. */
  statement: string | null;
  /** The lead of a form; null once it is erased. */
  lead_id: string | null;
  at: DefaultedTimestamp;
}

/** Anonymous interest of a visitor. */
export interface LeadLogTable {
  id: Generated<number>;
  site: string;
  kind: 'phone-reveal';
  /** Random id of one page view, used for nothing else. */
  view_key: string;
  car_id: number;
  dealership_id: number | null;
  location_id: number | null;
  /** Path of the page, without its query. */
  page: string;
  created_at: DefaultedTimestamp;
}

/** Event counts per site and local day. Contains no personal data. */
export interface EventCountsTable {
  site: string;
  day: ColumnType<Date, string, string>;
  event_id: number;
  /** 0 for an event about no car. */
  car_id: number;
  /** Empty for an event without one. */
  label: string;
  count: number;
}

/** Page views of a car, in addition to the feed's count. */
export interface CarViewsTable {
  car_id: number;
  views: number;
}

/** What a visitor has used of a limit; written by rate-limiter-flexible. */
export interface RateLimitsTable {
  key: string;
  points: number;
  /** Milliseconds since 1970. */
  expire: number | null;
}

/** When a process last had a site in its search index. */
export interface IndexedSitesTable {
  site: string;
  seen_at: ColumnType<Date, Date | string, Date | string>;
  /** When its index was last compared with the database; at first, when it was first seen. */
  verified_at: DefaultedTimestamp;
  /** How many cars differed then; null before. */
  drift: number | null;
}

/** Every table of the platform database. */
export interface Schema extends AlertSchema, DeskSchema, ShopperSchema {
  cars: CarsTable;
  imports: ImportsTable;
  stock_feeds: StockFeedsTable;
  feed_fetches: FeedFetchesTable;
  import_cars: ImportCarsTable;
  import_rows: ImportRowsTable;
  outbox: OutboxTable;
  leads: LeadsTable;
  lead_additions: LeadAdditionsTable;
  appointments: AppointmentsTable;
  uploads: UploadsTable;
  lead_turns: LeadTurnsTable;
  lead_turn: LeadTurnTable;
  subscribers: SubscribersTable;
  subscription_choices: SubscriptionChoicesTable;
  lead_log: LeadLogTable;
  event_counts: EventCountsTable;
  car_views: CarViewsTable;
  rate_limits: RateLimitsTable;
  indexed_sites: IndexedSitesTable;
}

/** A row of the table of vehicles, as it is read. */
export type CarRow = Selectable<CarsTable>;

/** A row of the outbox, as it is read. */
export type OutboxRow = Selectable<OutboxTable>;
