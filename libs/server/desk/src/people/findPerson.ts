import { personKeys } from '@forecourt/lead-desk';
import { sql, type RawBuilder } from 'kysely';

/** Fewer digits are no phone number. */
const DIGITS = 6;

/** A shopper, by e-mail address, phone number or both. */
export interface Person {
  email?: string | undefined;
  phone?: string | undefined;
}

/** The condition of the leads of a shopper, about `lead_states as s`; null if neither an address nor a number was given. */
export function leadsOfPerson(who: Person): RawBuilder<boolean> | null {
  const { email, phone } = personKeys({ email: who.email ?? null, phone: who.phone ?? null });
  const parts = [
    ...(email === null ? [] : [sql`s.email = ${email}`]),
    ...(phone === null || phone.length < DIGITS ? [] : [sql`s.phone = ${phone}`]),
  ];
  return parts.length === 0 ? null : sql<boolean>`(${sql.join(parts, sql` or `)})`;
}
