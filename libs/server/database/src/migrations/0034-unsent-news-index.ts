import { sql, type QueryExecutorProvider } from 'kysely';

/** News that waits is found by the index of an alert's news by the time at which it was told, so that each news is written to one index less. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('drop index alert_news_unsent').execute(db);
}

/** Makes the index again. */
export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('create index alert_news_unsent on alert_news (alert_id) where sent_at is null').execute(db);
}
