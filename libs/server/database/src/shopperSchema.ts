import type { ColumnType, Generated } from 'kysely';
import type { DefaultedTimestamp, Json, OptionalTimestamp } from './columns.ts';

type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** An account of a shopper. Read by better-auth too, which also writes the sessions. */
export interface ShoppersTable {
  id: Generated<string>;
  name: string;
  /** Its id again: better-auth wants a unique address, and the same address may have an account in each realm. */
  login: string;
  email_verified: boolean;
  image: string | null;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
  /** The sites that share their accounts: the slug of a site, or a name that several sites declare. */
  realm: string;
}

/** A session of a browser. */
export interface ShopperSessionsTable {
  id: Generated<string>;
  expires_at: Timestamp;
  token: string;
  created_at: DefaultedTimestamp;
  updated_at: Timestamp;
  ip_address: string | null;
  user_agent: string | null;
  shopper_id: string;
}

/** An address that a shopper signs in with. */
export interface ShopperAddressesTable {
  realm: string;
  kind: 'email' | 'sms';
  /** Lower case, or a mobile in E.164 form. */
  address: string;
  shopper_id: string;
  verified_at: Timestamp;
}

/** A code that was sent; only the browser that asked for it has its id. */
export interface ShopperCodesTable {
  id: string;
  realm: string;
  kind: 'email' | 'sms';
  address: string;
  code_hash: string;
  /** The browser, if it has signed in with this address before; else null. */
  device: string | null;
  tries: Generated<number>;
  created_at: Timestamp;
  expires_at: Timestamp;
  used_at: OptionalTimestamp;
}

/** A passkey of an account. It counts at one host. */
export interface ShopperPasskeysTable {
  id: Generated<string>;
  shopper_id: string;
  /** The relying party id: the host of the site where it was added. */
  host: string;
  /** Base64url, as the browser sends it. */
  credential_id: string;
  /** A COSE key, base64url. */
  public_key: string;
  /** How often it has signed, by its own count; 0 for one that does not count. */
  counter: number;
  /** What its owner calls it. */
  name: string;
  created_at: Timestamp;
  /** Null until it has signed somebody in. */
  used_at: OptionalTimestamp;
}

/** A challenge that a passkey signs, once; only the browser that asked for it has its id. */
export interface ShopperChallengesTable {
  id: string;
  realm: string;
  host: string;
  /** Who adds a passkey; null for signing in. */
  shopper_id: string | null;
  /** Base64url. */
  challenge: string;
  expires_at: Timestamp;
}

/** A vehicle that a shopper saved at a site. */
export interface ShopperCarsTable {
  shopper_id: string;
  site: string;
  car_id: number;
  saved_at: Timestamp;
  /** What shows it after it left the stock, and its price at that time. */
  car: Json<SavedCarFacts>;
  /** What the shopper wrote about it; empty without a note. */
  note: Generated<string>;
}

/** What is kept of a saved vehicle. */
export interface SavedCarFacts {
  name: string;
  slug: string;
  make: string;
  model: string;
  primary_image_url: string | null;
  /** Its purchase price when it joined this list, dollars; null if none was shown, missing if it was saved before prices were kept. */
  saved_price?: number | null;
}

/** The link by which a shopper shares the saved vehicles of a site. */
export interface ShopperSharesTable {
  shopper_id: string;
  site: string;
  /** The secret of the link. Its owner reads it again, so it is no hash; what it opens is in the same database. */
  token: string;
  /** Whether the notes are shared too. */
  with_notes: boolean;
  created_at: Timestamp;
}

/** A prize that somebody drew. */
export interface ShopperDrawsTable {
  id: string;
  site: string;
  /** A person draws once in it. */
  period: string;
  /** Keyed hash of the address of the account. It stays if the account is deleted, so that nobody draws again with a new one. */
  person: string;
  /** Null after the account was deleted. */
  shopper_id: string | null;
  /** Null after the lead was deleted. */
  lead_id: string | null;
  prize: string;
  prize_name: string;
  drawn_at: Timestamp;
  keep_until: Timestamp;
}

/** The tables of shoppers' accounts. */
export interface ShopperSchema {
  shoppers: ShoppersTable;
  shopper_sessions: ShopperSessionsTable;
  shopper_addresses: ShopperAddressesTable;
  shopper_codes: ShopperCodesTable;
  shopper_passkeys: ShopperPasskeysTable;
  shopper_challenges: ShopperChallengesTable;
  shopper_cars: ShopperCarsTable;
  shopper_shares: ShopperSharesTable;
  shopper_draws: ShopperDrawsTable;
}
