import { personKeys } from '@forecourt/lead-desk';
import { sql } from 'kysely';
import { holdOf } from '../store/holdOf.ts';
import { hasHolds } from '../store/listHolds.ts';
import type { CheckoutServices, Hold } from '../store/records.ts';
import type { CheckoutTables } from '../store/tables.ts';

/** A shopper, by the e-mail addresses and phone numbers that are known of them, and by leads that are theirs. */
export interface Person {
  /** The sites whose reservations are looked at. */
  sites: readonly string[];
  emails?: readonly string[];
  phones?: readonly string[];
  leadIds?: readonly string[];
}

/** Fewer digits are no phone number. */
const DIGITS = 6;

/** The holds of some sites that have contact details of a shopper, oldest first; none where no site takes deposits. */
export async function holdsOfPerson(
  { db }: Pick<CheckoutServices, 'db'>,
  { sites, emails = [], phones = [], leadIds = [] }: Person,
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
  return rows.map(holdOf).filter(({ shopper, leadId }) => {
    const { email, phone } = personKeys({ email: null, phone: null, ...shopper });
    return (
      (leadId !== null && leadIds.includes(leadId)) ||
      (email !== null && wanted.emails.includes(email)) ||
      (phone !== null && wanted.phones.includes(phone))
    );
  });
}
