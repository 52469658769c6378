import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Empties tables between tests, and with them the tables whose rows refer to theirs. */
export async function emptyTables(db: Kysely<Schema>, tables: readonly (keyof Schema)[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map((table) => sql.table(table)))} cascade`.execute(db);
}
