import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';

/** A note of staff about a payment. */
export interface PaymentNote {
  at: Date;
  what: 'noted';
  who: string;
  cents: null;
  text: string;
}

/** The notes about a payment: notes of its lead, with which they are erased. */
export async function paymentNotes(
  db: Kysely<Schema>,
  { id, site }: { id: string; site: string },
): Promise<PaymentNote[]> {
  const { rows } = await sql<{ at: Date; who: string | null; text: string | null }>`
    select e.at, m.email as who, e.data ->> 'text' as text from desk_events as e
    left join staff as m on m.id = e.staff_id
    where e.site = ${site} and e.kind = 'noted' and e.subject = ${id} and e.lead_id is not null
    order by e.id`.execute(db);
  return rows.map(({ at, who, text }) => ({
    at,
    what: 'noted',
    who: who ?? '',
    cents: null,
    text: text ?? '',
  }));
}
