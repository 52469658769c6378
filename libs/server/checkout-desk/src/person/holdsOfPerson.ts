import { personKeys } from '@forecourt/lead-desk';
import { sql } from 'kysely';
import { holdOf } from '../store/holdOf.ts';
import { hasHolds } from '../store/listHolds.ts';
import type { CheckoutServices, Hold } from '../store/records.ts';
import type { CheckoutTables, HoldRow } from '../store/tables.ts';

/** A shopper, by the e-mail addresses and phone numbers that are known of them, and by leads and accounts that are theirs. */
export interface Person {
  /** The sites whose reservations are looked at. */
  sites: readonly string[];
  emails?: readonly string[];
  phones?: readonly string[];
  leadIds?: readonly string[];
  /** Accounts that were signed in when they reserved. */
  shopperIds?: readonly string[];
}

/** Fewer digits are no phone number. */
const DIGITS = 6;

/** The holds of some sites that are a shopper's, oldest first; none where no site takes deposits. Those without contact details are left out. */
export async function holdsOfPerson(
  { db }: Pick<CheckoutServices, 'db'>,
  { sites, emails = [], phones = [], leadIds = [], shopperIds = [] }: Person,
): Promise<Hold[]> {
  if (sites.length === 0 || !(await hasHolds({ db }))) return [];
  const rows = await db
    .$extendTables<CheckoutTables>()
    .selectFrom('checkout_holds')
    .selectAll()
    .where('site', 'in', sites)
    // Those of shoppers who were erased have none.
    .where(sql<boolean>`jsonb_typeof(shopper) = 'object'`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const wanted = {
    emails: emails.flatMap((email) => personKeys({ email, phone: null }).email ?? []),
    phones: phones
      .flatMap((phone) => personKeys({ email: null, phone }).phone ?? [])
      .filter(({ length }) => length >= DIGITS),
  };
  const isTheirs = ({ shopper, lead_id: leadId, shopper_id: shopperId }: HoldRow): boolean => {
    const { email, phone } = personKeys({ email: null, phone: null, ...shopper });
    return (
      (leadId !== null && leadIds.includes(leadId)) ||
      // Whoever was signed in may have typed another address.
      (shopperId !== null && shopperIds.includes(shopperId)) ||
      (email !== null && wanted.emails.includes(email)) ||
      (phone !== null && wanted.phones.includes(phone))
    );
  };
  return rows.filter(isTheirs).map(holdOf);
}
