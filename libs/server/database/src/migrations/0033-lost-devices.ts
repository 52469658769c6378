import { sql, type QueryExecutorProvider } from 'kysely';

/** A browser that its push service does not know any more keeps its address, so that it can say where it is now. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table alert_devices add column gone_at timestamptz').execute(db);
}

/** Drops the column: those browsers are asked once more. */
export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table alert_devices drop column gone_at').execute(db);
}
