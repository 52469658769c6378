import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { OutboxRow, Schema } from '../schema.ts';
import type { Claimed } from './complete.ts';

/** Options of a claim. */
export interface ClaimOptions {
  topics: readonly string[];
  limit: number;
  /** Only rows of these sites, and rows of no site; all by default. Another process serves the others. */
  sites?: readonly string[] | undefined;
  now: Date;
  /** A further condition on the row. */
  which?: RawBuilder<SqlBool> | undefined;
  /** So many rows of one site at a time, counting those that this worker has in `running`; without a limit by default. */
  perSite?: number | undefined;
  /** How many rows of each site this worker has now; a row of no site counts under an empty name. */
  running?: ReadonlyMap<string, number> | undefined;
  /** Lease: how long no other worker gets the rows, in milliseconds; afterwards a dead worker's rows are due again. */
  leaseMs?: number;
}

/** Default lease: two minutes. */
export const DEFAULT_LEASE_MS = 120_000;

/** How many due rows are looked at to choose some of each site. */
const LOOKED_AT = 500;

/** The site of a row; rows of no site have an empty one. */
export function siteOfRow({ payload }: Pick<OutboxRow, 'payload'>): string {
  const site: unknown =
    typeof payload === 'object' && payload !== null ? Reflect.get(payload, 'site') : undefined;
  return typeof site === 'string' ? site : '';
}

/**
 * Claims due rows for this worker, oldest due first, and counts the attempt. Many workers may claim at once: each
 * skips the rows that another is taking. With `perSite`, sites that have that many already are passed over, so that their rows keep nobody's
 * waiting. A claimed row ends by `complete` or `fail`; when the worker dies
 * before that, the row is due again after the lease.
 */
export async function claim(db: Kysely<Schema>, options: ClaimOptions): Promise<OutboxRow[]> {
  const { topics, limit, now, perSite, leaseMs = DEFAULT_LEASE_MS } = options;
  if (topics.length === 0 || limit < 1 || !(await isAnyDue(db, options))) return [];
  const rows = await db
    .updateTable('outbox')
    .set((eb) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: new Date(now.getTime() + leaseMs) }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where(isDue(options))
        .$if(perSite !== undefined, (query) => query.where('id', 'in', sql<number>`(${someOfEach(options)})`))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.id - b.id);
}

/** Whether a row is due: what most looks at the outbox find out, at a small part of the cost of a claim. */
export async function isAnyDue(
  db: Kysely<Schema>,
  options: Pick<ClaimOptions, 'topics' | 'sites' | 'now' | 'which'>,
): Promise<boolean> {
  const { rows } = await sql`select from outbox where ${isDue(options)} limit 1`.execute(db);
  return rows.length > 0;
}

function isDue({
  topics,
  sites,
  now,
  which = sql<SqlBool>`true`,
}: Pick<ClaimOptions, 'topics' | 'sites' | 'now' | 'which'>): RawBuilder<SqlBool> {
  const served =
    sites === undefined
      ? sql`true`
      : sql`(payload ->> 'site' is null or payload ->> 'site' = any(${sites}::text[]))`;
  return sql<SqlBool>`topic in (${sql.join(topics)}) and done_at is null and failed_at is null and next_attempt_at <= ${now} and ${served} and ${which}`;
}

/** The first due rows of each site, up to its limit. */
function someOfEach(options: ClaimOptions): RawBuilder<unknown> {
  const { perSite = 0, running = new Map<string, number>() } = options;
  const full = [...running].filter(([, count]) => count >= perSite).map(([site]) => site);
  const site = sql`coalesce(payload ->> 'site', '')`;
  return sql`
    select id from (
      select id, coalesce((${JSON.stringify(Object.fromEntries(running))}::jsonb ->> site)::int, 0)
        + row_number() over (partition by site order by next_attempt_at, id) as place
      from (
        select id, next_attempt_at, ${site} as site from outbox
        where ${isDue(options)} and ${site} <> all(${full}::text[])
        order by next_attempt_at, id limit ${LOOKED_AT}
      ) as due
    ) as ranked where place <= ${perSite}`;
}

/** Gives a claimed row another lease from now, because it is still worked on. A row that another worker has claimed since stays with it. */
export async function extendLease(
  db: Kysely<Schema>,
  { id, attempts }: Claimed,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(now.getTime() + leaseMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('done_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}
