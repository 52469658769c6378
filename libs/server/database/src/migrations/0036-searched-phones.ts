import { sql, type QueryExecutorProvider } from 'kysely';

/** What is searched of a lead has its phone number in digits: in rows of before it had the brackets, hyphens and dots that the shopper typed. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `update lead_states set search = search || ' ' || phone where phone is not null and strpos(search, phone) = 0`,
    )
    .execute(db);
}

/** Nothing: the digits harm no search. */
export async function down(): Promise<void> {}
