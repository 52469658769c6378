import type { ColumnType, Generated } from 'kysely';
import type { Json, OptionalTimestamp } from './columns.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** One wish of one person for news of the stock of a site, with the proof of the consent. */
export interface AlertsTable {
  id: Generated<number>;
  site: string;
  /** Lower case, without spaces around it. */
  email: string;
  /** The secret of the link that confirms it; all wishes of one form have the same. */
  token: string;
  kind: 'search' | 'car';
  /** The search in words, or the name of the vehicle. */
  label: string;
  /** URL of the search; null for a vehicle. */
  search: string | null;
  /** Its choices; null for a vehicle. */
  fields: Json<Record<string, unknown>> | null;
  /** Null for a search. */
  car_id: number | null;
  /** The lowest price that the person knows, dollars; null for none. */
  price: number | null;
  /** Whether the vehicle was available when the person last knew. */
  available: Generated<boolean>;
  rhythm: 'daily' | 'at-once';
  /** What the person agreed to, as they read it. */
  statement: string;
  /** Path and query of the page. */
  page: string;
  asked_at: Timestamp;
  /** Null before the link was confirmed: then nothing is sent. */
  confirmed_at: OptionalTimestamp;
  stopped_at: OptionalTimestamp;
}

/** Something to tell, or that was told. */
export interface AlertNewsTable {
  id: Generated<number>;
  alert_id: number;
  car_id: number;
  /** A search found it, its price fell, or it is available again. */
  kind: 'found' | 'price' | 'back';
  /** What is told once: of a price the price, of a return its time, of a search nothing. */
  fact: string;
  /** What the person knew before it, dollars; null for none, and for a search. */
  price_before: number | null;
  at: Timestamp;
  /** The e-mail that has it, from its first attempt: the `mail` of a message. */
  mail_id: string | null;
  /** The notification that tells it; null for none. */
  push_id: string | null;
  sent_at: OptionalTimestamp;
}

/** A browser of a person that shows notifications of alerts, with the proof of the consent. Its address and keys are null once it is stopped. */
export interface AlertDevicesTable {
  id: Generated<number>;
  site: string;
  /** Lower case, without spaces around it. */
  email: string;
  /** Where its push service takes messages for it. */
  endpoint: string | null;
  /** Its public key, base64url. */
  p256dh: string | null;
  /** Its authentication secret, base64url. */
  auth: string | null;
  /** Our public key that it was made with, base64url. */
  server_key: string | null;
  /** What the person agreed to, as they read it. */
  statement: string;
  /** Path of the page. */
  page: string;
  asked_at: Timestamp;
  stopped_at: OptionalTimestamp;
  /** Since when its push service does not know it; null while it does. */
  gone_at: OptionalTimestamp;
}

/** What the searches of a site last saw of a vehicle. */
export interface AlertCarsTable {
  site: string;
  car_id: number;
  /** Whether it was listed, for sale and not reserved. */
  available: boolean;
  document: Json<Record<string, unknown>>;
}

/** The tables of alerts. */
export interface AlertSchema {
  alerts: AlertsTable;
  alert_news: AlertNewsTable;
  alert_cars: AlertCarsTable;
  alert_devices: AlertDevicesTable;
}
