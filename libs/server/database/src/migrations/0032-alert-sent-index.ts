import { sql, type QueryExecutorProvider } from 'kysely';

/** When an e-mail told news of an alert last is found by the alert: without an index each news of the alert read all others. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('create index alert_news_sent on alert_news (alert_id, sent_at)').execute(db);
}

/** Drops the index. */
export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('drop index alert_news_sent').execute(db);
}
