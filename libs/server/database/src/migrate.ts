import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import * as initial from './migrations/0001-initial.ts';
import * as counts from './migrations/0002-counts.ts';
import * as appointments from './migrations/0003-appointments.ts';
import * as leadLog from './migrations/0004-lead-log.ts';
import * as leadAdditions from './migrations/0005-lead-additions.ts';
import type { Schema } from './schema.ts';

/** Every migration, ordered by name. A released one is never edited; a change is a new file. */
const migrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-counts': counts,
  '0003-appointments': appointments,
  '0004-lead-log': leadLog,
  '0005-lead-additions': leadAdditions,
};

/**
 * Migrates the database to the latest schema and returns the names of the migrations it ran (none when it is up to date).
 * Processes that start together are serialised by a lock in the database. All of a run happens in one
 * transaction, so a failing migration leaves the schema as it was; its error is thrown with the migration's name.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) {
    const failed = results.find((result) => result.status === 'Error');
    const which = failed ? `Migration ${failed.migrationName}` : 'Migrating the database';
    throw new Error(`${which} failed and was rolled back: ${message(error)}`, { cause: error });
  }
  return results.map((result) => result.migrationName);
}

function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
