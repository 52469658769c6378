import { sql, type Kysely } from 'kysely';

/**
 * What visitors have used of a limit, for all processes. Not logged, because after a crash counting may begin anew. The columns and their
 * order are those of rate-limiter-flexible.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw('create unlogged table rate_limits (key text primary key, points integer not null, expire bigint)')
    .execute(db);
}

/** Drops the table: counting begins anew. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('drop table rate_limits').execute(db);
}
