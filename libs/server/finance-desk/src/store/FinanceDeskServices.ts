import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Keyring } from '../keys/Keyring.ts';

/** What the functions of this lib work with. */
export interface FinanceDeskServices {
  db: Kysely<Schema>;
  keys: Keyring;
  now: Date;
}

/** Who reads or changes an application, and why. Both are in its log. */
export interface Accessor {
  /** Staff by their e-mail address or id, `shopper`, `lender: …` or `operator`. */
  who: string;
  /** One sentence or word: `call back`, `complaint 17`. */
  why: string;
}
