import type { InvoiceStatus } from '@forecourt/reservation';
import { sql, type RawBuilder } from 'kysely';
import type { CheckoutServices } from '../store/records.ts';
import { invoicePayment, type InvoicePayment } from './InvoicePayment.ts';
import type { InvoiceRow, InvoiceTables } from './tables.ts';

/** Which payments of invoices of a site are listed. */
export interface InvoiceQuery {
  site: string;
  /** One of them. */
  id?: string;
  since?: Date;
  /** Those of these leads. */
  leadIds?: readonly string[];
  status?: InvoiceStatus | undefined;
  /** What number, reference, name and contact details contain, in lower case: of each word one of its patterns for `like`. */
  words?: readonly (readonly string[])[];
  /** A condition on the lead, `s` of `lead_states`. */
  seen?: RawBuilder<boolean> | undefined;
  /** The last one of the previous page. */
  after?: Pick<InvoicePayment, 'createdAt' | 'id'> | undefined;
  limit: number;
}

/** A payment with the name of who pays; name and lead are null without one, as after an erasure. */
export type NamedPayment = InvoicePayment & { name: string | null };

/** The payments of invoices of a site, newest first. Who has paid is in the lead. */
export async function listInvoices(
  { db }: Pick<CheckoutServices, 'db'>,
  { site, id, since, leadIds, status, words = [], seen, after, limit }: InvoiceQuery,
): Promise<NamedPayment[]> {
  const parts = [sql`i.site = ${site}`];
  if (id !== undefined) parts.push(sql`i.id = ${id}::uuid`);
  if (since) parts.push(sql`i.created_at >= ${since}`);
  if (leadIds) parts.push(sql`i.lead_id = any(${[...leadIds]}::uuid[])`);
  if (status) parts.push(sql`i.status = ${status}`);
  if (seen) parts.push(seen);
  if (after)
    parts.push(
      sql`(i.created_at < ${after.createdAt} or (i.created_at = ${after.createdAt} and i.id > ${after.id}::uuid))`,
    );
  for (const patterns of words) parts.push(sql`${SEARCHED} like any(${[...patterns]})`);
  const { rows } = await sql<InvoiceRow & { known_lead: string | null; payer: Payer | null }>`
    select i.*, l.id as known_lead, l.payload as payer from checkout_invoices as i
    left join lead_states as s on s.lead_id = i.lead_id
    left join leads as l on l.id = i.lead_id
    where ${sql.join(parts, sql` and `)}
    order by i.created_at desc, i.id limit ${limit}`.execute(db.$extendTables<InvoiceTables>());
  return rows.map((row) => ({
    ...invoicePayment(row),
    leadId: row.known_lead,
    name: nameOf(row.payer ?? row.shopper),
  }));
}

/** Of an open payment the contact details are still its own. */
const SEARCHED = sql`lower(concat_ws(' ', i.invoice, i.reference, s.search, i.shopper ->> 'name', i.shopper ->> 'last_name',
  i.shopper ->> 'email', regexp_replace(i.shopper ->> 'phone', '[^0-9+]', '', 'g')))`;

interface Payer {
  name?: string | null;
  last_name?: string | null;
}

const nameOf = (payer: Payer | null): string | null =>
  payer ? `${payer.name ?? ''} ${payer.last_name ?? ''}`.trim() : null;
