import type { Schema } from '@forecourt/database';
import { leadPayloadSchema, type LeadPayload } from '@forecourt/lead';
import type { Kysely } from 'kysely';

/** The lead that used an idempotency key, itself or in an addition; null for a new key. */
export async function findLeadByKey(
  db: Kysely<Schema>,
  { site, idempotency_key }: { site: string; idempotency_key: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where('site', '=', site)
    .where('idempotency_key', '=', idempotency_key)
    .unionAll(
      db
        .selectFrom('lead_additions')
        .select('lead_id as id')
        .where('site', '=', site)
        .where('idempotency_key', '=', idempotency_key),
    )
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A lead that a new message belongs to. */
export interface RecentLead {
  id: string;
  /** When its first message arrived. */
  createdAt: Date;
  /** The payloads of the lead and its additions, oldest first. */
  said: LeadPayload[];
  /** Number of its newest addition; 1 if it has none. */
  last: number;
}

/** The newest lead of a person, car and category after a given time; null for none. */
export async function findRecentLead(
  db: Kysely<Schema>,
  { site, dedupe_key, since }: { site: string; dedupe_key: string; since: Date },
): Promise<RecentLead | null> {
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'payload', 'created_at'])
    .where('site', '=', site)
    .where('dedupe_key', '=', dedupe_key)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!lead) return null;
  const additions = await db
    .selectFrom('lead_additions')
    .select(['number', 'payload'])
    .where('lead_id', '=', lead.id)
    .orderBy('number')
    .execute();
  return {
    id: lead.id,
    createdAt: lead.created_at,
    said: [lead, ...additions].map(({ payload }) => leadPayloadSchema.parse(payload)),
    last: additions.at(-1)?.number ?? 1,
  };
}
