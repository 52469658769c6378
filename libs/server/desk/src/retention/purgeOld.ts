import type { ApiSite } from '@forecourt/api';
import { holdsOfPerson } from '@forecourt/checkout-desk';
import type { Schema } from '@forecourt/database';
import { leadsWithApplications } from '@forecourt/finance-desk';
import { holdMerges } from '@forecourt/lead-desk';
import { deleteShopper, idleShoppers, realmOf } from '@forecourt/shoppers';
import { localDate } from '@forecourt/values';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { deleteLeads } from '../people/deleteLeads.ts';

/** How many leads or accounts are deleted in one transaction, which shoppers and staff must not wait for. */
const BATCH = 100;

/** How many other rows are deleted in one statement, which has as little time as one of a page. */
const ROWS = 5000;

/** Where old rows are, and the time. */
export interface PurgeServices {
  db: Kysely<Schema>;
  now: Date;
  /** Whether the process stops: no further batch is deleted then. */
  stopping?: () => boolean;
}

/** What was deleted of a site. */
export interface Purged {
  leads: number;
  /** Counts of events, revealed phone numbers, and what staff did that is about no lead. */
  events: number;
}

/**
 * Deletes what a site keeps no longer by its `retention`. A lead stays while an appointment of it is to come, a reservation of it has
 * its contact details, a finance application of it is kept, the lead that it was merged into is not old, or one that was merged into it stays, which
 * would be in the lists again. Any number of processes may do it at once.
 */
export async function purgeOld(
  services: PurgeServices,
  { slug: site, retention, timeZone }: Pick<ApiSite, 'slug' | 'retention' | 'timeZone'>,
): Promise<Purged> {
  if (!retention) return { leads: 0, events: 0 };
  const { now } = services;
  const leads = await purgeLeads(services, site, monthsBefore(now, retention.leadMonths));
  const before = monthsBefore(now, retention.eventMonths);
  const on = localDate(before, timeZone);
  const staffBefore = monthsBefore(now, retention.leadMonths);
  let events = 0;
  for (const old of [
    { table: 'event_counts', which: sql`day < ${on}::date` },
    { table: 'lead_log', which: sql`created_at < ${before}` },
    { table: 'desk_events', which: sql`lead_id is null and at < ${staffBefore}` },
  ])
    events += await deleteRows(services, old.table, sql`site = ${site} and ${old.which}`);
  return { leads, events };
}

/** Deletes the rows of a condition in batches. Returns how many. */
async function deleteRows(
  { db, stopping = () => false }: PurgeServices,
  table: string,
  which: RawBuilder<unknown>,
): Promise<number> {
  const name = sql.table(table);
  let deleted = 0;
  while (!stopping()) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${name} where ctid = any (array(select ctid from ${name} where ${which} limit ${ROWS}))
    `.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < ROWS) break;
  }
  return deleted;
}

/** What ends by itself: sessions with the address they were of, sign-in codes, challenges of passkeys. */
const ENDING = [
  'staff_sessions',
  'staff_codes',
  'shopper_sessions',
  'shopper_verifications',
  'shopper_challenges',
];

/** Codes of shoppers are counted for a day, so that an address has only so many: they stay so long, though they end in minutes. */
const CODES_MS = 86_400_000;

/**
 * Deletes the sessions, sign-in codes and challenges of shoppers and staff that ended; codes of shoppers a day after they were made.
 * Returns how many.
 */
export async function purgeEnded(services: PurgeServices): Promise<number> {
  const { now } = services;
  let deleted = 0;
  for (const table of ENDING) deleted += await deleteRows(services, table, sql`expires_at < ${now}`);
  const made = new Date(now.getTime() - CODES_MS);
  return deleted + (await deleteRows(services, 'shopper_codes', sql`created_at <= ${made}`));
}

/**
 * Deletes the accounts of shoppers that nobody has used for so long as their sites keep them: of sites that share accounts, the longest; of one
 * that keeps them for good, none. Sites that fail hold no others up. Returns how many.
 *
 * @param services.areAll whether these are all sites in use: another may share accounts with one of these, and keep them longer.
 */
export async function purgeAccounts(
  services: PurgeServices & { areAll: boolean; onError(error: unknown): void },
  sites: readonly Pick<ApiSite, 'slug' | 'accountRealm' | 'retention'>[],
): Promise<number> {
  const kept = new Map<string, number>();
  for (const { slug, accountRealm = null, retention } of sites) {
    if (accountRealm !== null && !services.areAll) continue;
    const realm = realmOf({ slug, accountRealm });
    kept.set(realm, Math.max(retention?.accountMonths ?? Infinity, kept.get(realm) ?? 0));
  }
  let deleted = 0;
  for (const [realm, months] of kept)
    if (months < Infinity)
      await purgeRealm(services, realm, monthsBefore(services.now, months)).then(
        (accounts) => (deleted += accounts),
        services.onError,
      );
  return deleted;
}

async function purgeRealm(
  { db, stopping = () => false }: PurgeServices,
  realm: string,
  before: Date,
): Promise<number> {
  let deleted = 0;
  while (!stopping()) {
    const found = await db.transaction().execute(async (transaction) => {
      const idle = await idleShoppers(transaction, { realm, before, limit: BATCH });
      for (const id of idle) await deleteShopper(transaction, id);
      return idle.length;
    });
    deleted += found;
    if (found < BATCH) break;
  }
  return deleted;
}

async function purgeLeads(services: PurgeServices, site: string, before: Date): Promise<number> {
  let purged = 0;
  let after = sql`true`;
  for (;;) {
    const { ids, last } = await services.db.transaction().execute(async (transaction) => {
      // Which leads were merged into the deleted ones must not change meanwhile.
      await holdMerges(transaction, { site, own: true });
      const { rows } = await sql<{ lead_id: string; updated_at: Date }>`
        select s.lead_id, s.updated_at from lead_states as s
        where s.site = ${site} and s.updated_at < ${before} and ${after}
          and not exists (select from appointments as a where a.lead_id = s.lead_id and a.starts_at >= ${services.now})
          and not exists (select from lead_states as m where m.lead_id = s.merged_into and m.updated_at >= ${before})
        order by s.updated_at, s.lead_id limit ${BATCH} for update of s skip locked
      `.execute(transaction);
      const found = rows.map(({ lead_id }) => lead_id);
      const held = await holdsOfPerson({ db: transaction }, { sites: [site], leadIds: found });
      const kept = new Set(held.map(({ leadId }) => leadId));
      const applying = await leadsWithApplications(transaction, { site, leadIds: found, now: services.now });
      const old = found.filter((id) => !kept.has(id) && !applying.has(id));
      const { rows: shown } = await sql<{ by: string }>`
        select merged_into as by from lead_states where merged_into = any(${old}::uuid[]) and lead_id <> all(${old}::uuid[])
      `.execute(transaction);
      const leadIds = old.filter((id) => !shown.some(({ by }) => by === id));
      const why = 'the time of the lead is over';
      await deleteLeads({ ...services, db: transaction }, { site, leadIds, who: 'operator', why });
      return { ids: leadIds, last: rows.length < BATCH ? undefined : rows.at(-1) };
    });
    purged += ids.length;
    if (!last || services.stopping?.()) return purged;
    after = sql`(s.updated_at, s.lead_id) > (${last.updated_at}, ${last.lead_id}::uuid)`;
  }
}

/** The same moment some calendar months earlier; of a day that the month has not, the last of its days. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const days = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate();
  before.setUTCDate(Math.min(now.getUTCDate(), days));
  return before;
}
