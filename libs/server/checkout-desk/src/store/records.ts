import type { Schema } from '@forecourt/database';
import type { LeadLoan } from '@forecourt/lead';
import type { HoldFacts, HoldState } from '@forecourt/reservation';
import type { Kysely } from 'kysely';

/** What the functions of this lib work with. */
export interface CheckoutServices {
  db: Kysely<Schema>;
  now: Date;
}

/** The vehicle of a hold, as it was when the hold started. */
export interface HeldCar {
  id: number;
  slug: string;
  name: string;
  stocknum: string | null;
  /** The agreed price, dollars. */
  price: number;
  /** What the price includes, such as `Drive away`; may be empty. */
  priceSuffix: string;
  image: string | null;
}

/** Who pays the deposit. */
export interface Shopper {
  name: string;
  last_name: string;
  email: string;
  phone: string;
}

/** The proof of what the shopper agreed to: the texts as they were shown. */
export interface HoldTermsProof {
  version: string;
  /** When the shopper agreed, ISO. */
  at: string;
  texts: Readonly<Record<string, string>>;
}

/** What a shopper buys online, as it was shown before the deposit. */
export interface Purchase {
  /** Vehicle, delivery, extras and on-road costs with their prices. */
  lines: readonly { label: string; cents: number }[];
  totalCents: number;
  /** The choices in words; `private` ones, such as an address, are for the dealer and not for who uses the device. */
  rows: readonly { label: string; text: string; private: boolean }[];
  /** The loan that was shown; null for a purchase without finance. */
  loan: LeadLoan | null;
  /** For whom the on-road costs in the lines were estimated; null or missing if there are none. */
  onRoad?: string | null | undefined;
}

/** A hold. */
export interface Hold {
  id: string;
  site: string;
  reference: string;
  car: HeldCar;
  shopper: Shopper | null;
  terms: HoldTermsProof;
  /** Null for a reservation alone, and after the shopper was erased. */
  purchase: Purchase | null;
  facts: HoldFacts;
  state: HoldState;
  session: string | null;
  paymentUrl: string | null;
  payment: string | null;
  leadId: string | null;
  linkToken: string;
  /** Whether the provider may have an e-mail address that the shopper has corrected since. */
  receiptDue: boolean;
  told: readonly string[];
  createdAt: Date;
}
