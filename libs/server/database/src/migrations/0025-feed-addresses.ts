import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * The history of feeds keeps no query, user or password of an address: rows of before named what may be a key. They lose the mark that tells
 * whether the address has changed too, so that a feed with a query is fetched as a whole once.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(
      `update feed_fetches
      set source = regexp_replace(regexp_replace(source, '[?#].*$', '?…'), '^([a-z]+://)[^/?#]*@', '\\1')
      where source ~ '[?#]' or source ~ '^[a-z]+://[^/?#]*@'`,
    )
    .execute(db);
}

/** Nothing: what was removed is not known any more. */
export async function down(): Promise<void> {}
