import { migrateDown, migrationsAfter, migrationState } from '@forecourt/database';
import type { Database, OwnMigrations } from '@forecourt/database';
import { takeServing } from '../search-lock.ts';

/** The usage text of the command; `call` is its command line. */
export const databaseUsage = (call: string): string => `The tables of the database.

  ${call} status             the migrations that there are, and when each ran
  ${call} down <name>        what would be taken back so that this migration is the last one; "none" takes back all
  ${call} down <name> --yes  takes it back, with everything that its tables and columns hold

The way back to an older version of the platform: stop every host and API, make a backup, take back with the newer version what the older one does not
know (its "status" lists what it knows), and start the older one.`;

/** The parsed arguments of the command. */
export type DatabaseCommand = { name: 'status' } | { name: 'down'; to: string; yes: boolean };

/** Parses the arguments of the command; null if they are invalid. */
export function readDatabaseCommand(words: readonly string[]): DatabaseCommand | null {
  const [name, to, yes, ...more] = words;
  if (name === 'status' && to === undefined) return { name };
  if (name !== 'down' || to === undefined || to.startsWith('-') || more.length > 0) return null;
  return yes === undefined || yes === '--yes' ? { name, to, yes: yes === '--yes' } : null;
}

/** What the command says, and its exit code. */
export interface DatabaseReport {
  text: string;
  exitCode: 0 | 1;
}

/** Runs the command. */
export async function runDatabase(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  features: readonly OwnMigrations[],
  command: DatabaseCommand,
): Promise<DatabaseReport> {
  if (command.name === 'status') {
    const states = await migrationState(db, features);
    const lines = states.map(
      ({ name, ranAt }) => `${name.padEnd(32)}${ranAt ? ranAt.toISOString() : 'has not run'}`,
    );
    return { text: lines.join('\n'), exitCode: 0 };
  }
  const { to, yes } = command;
  const gone = await migrationsAfter(db, to, features);
  if (gone.length === 0) return { text: `Nothing has run after ${to}.`, exitCode: 0 };
  if (!yes)
    return {
      text:
        `These would be taken back, with everything that their tables and columns hold:\n${gone.join('\n')}\n` +
        'Make a backup, then say it again with --yes.',
      exitCode: 0,
    };
  const giveBack = engine === 'postgres' ? await takeServing(db) : undefined;
  if (giveBack === null)
    return {
      text: 'A host or an API uses this database. Stop every one first: it would write to tables that are gone, or make them again.',
      exitCode: 1,
    };
  try {
    const names = await migrateDown(db, to, features);
    return { text: `Taken back:\n${names.join('\n')}`, exitCode: 0 };
  } finally {
    await giveBack?.();
  }
}
