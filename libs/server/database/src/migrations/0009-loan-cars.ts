import { sql, type Kysely } from 'kysely';

/** Whether the shopper of an appointment gets a loan car. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table appointments add column loan_car boolean not null default false').execute(db);
}

/** Drops the column; the wish for a loan car stays in the lead. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table appointments drop column loan_car').execute(db);
}
