import { sql, type QueryExecutorProvider } from 'kysely';

/** The news that an e-mail waits with is found by the id of the e-mail: without an index each e-mail that is scheduled read all news. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw('create index alert_news_mail on alert_news (mail_id) where mail_id is not null and sent_at is null')
    .execute(db);
}

/** Drops the index. */
export async function down(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('drop index alert_news_mail').execute(db);
}
