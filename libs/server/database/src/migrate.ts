import type { Kysely } from 'kysely';
import { Migrator, NO_MIGRATIONS, type Migration } from 'kysely/migration';
import * as initial from './migrations/0001-initial.ts';
import * as counts from './migrations/0002-counts.ts';
import * as appointments from './migrations/0003-appointments.ts';
import * as leadLog from './migrations/0004-lead-log.ts';
import * as leadAdditions from './migrations/0005-lead-additions.ts';
import * as subscriptions from './migrations/0006-subscriptions.ts';
import * as leadTurns from './migrations/0007-lead-turns.ts';
import * as desk from './migrations/0008-desk.ts';
import * as loanCars from './migrations/0009-loan-cars.ts';
import * as uploads from './migrations/0010-uploads.ts';
import * as shoppers from './migrations/0013-shoppers.ts';
import * as rateLimits from './migrations/0014-rate-limits.ts';
import * as indexedSites from './migrations/0015-indexed-sites.ts';
import * as importHistory from './migrations/0016-import-history.ts';
import * as draws from './migrations/0017-draws.ts';
import * as stockFeeds from './migrations/0018-stock-feeds.ts';
import * as verifiedSites from './migrations/0019-verified-sites.ts';
import * as savedNotes from './migrations/0021-saved-notes.ts';
import * as carListings from './migrations/0022-car-listings.ts';
import * as sharedGarages from './migrations/0022-shared-garages.ts';
import * as appointmentDays from './migrations/0023-appointment-days.ts';
import * as alerts from './migrations/0024-alerts.ts';
import * as feedAddresses from './migrations/0025-feed-addresses.ts';
import * as alertMails from './migrations/0027-alert-mails.ts';
import * as passkeys from './migrations/0028-passkeys.ts';
import * as alertDevices from './migrations/0029-alert-devices.ts';
import * as alertMailIndex from './migrations/0031-alert-mail-index.ts';
import * as alertSentIndex from './migrations/0032-alert-sent-index.ts';
import * as lostDevices from './migrations/0033-lost-devices.ts';
import * as unsentNewsIndex from './migrations/0034-unsent-news-index.ts';
import * as largeStockIndexes from './migrations/0035-large-stock-indexes.ts';
import * as searchedPhones from './migrations/0036-searched-phones.ts';
import type { Schema } from './schema.ts';

/** Every migration, ordered by name. A released one is never edited; a change is a new file. */
export const platformMigrations: Record<string, Migration> = {
  '0001-initial': initial,
  '0002-counts': counts,
  '0003-appointments': appointments,
  '0004-lead-log': leadLog,
  '0005-lead-additions': leadAdditions,
  '0006-subscriptions': subscriptions,
  '0007-lead-turns': leadTurns,
  '0008-desk': desk,
  '0009-loan-cars': loanCars,
  '0010-uploads': uploads,
  '0013-shoppers': shoppers,
  '0014-rate-limits': rateLimits,
  '0015-indexed-sites': indexedSites,
  '0016-import-history': importHistory,
  '0017-draws': draws,
  '0018-stock-feeds': stockFeeds,
  '0019-verified-sites': verifiedSites,
  '0021-saved-notes': savedNotes,
  '0022-car-listings': carListings,
  '0022-shared-garages': sharedGarages,
  '0023-appointment-days': appointmentDays,
  '0024-alerts': alerts,
  '0025-feed-addresses': feedAddresses,
  '0027-alert-mails': alertMails,
  '0028-passkeys': passkeys,
  '0029-alert-devices': alertDevices,
  '0031-alert-mail-index': alertMailIndex,
  '0032-alert-sent-index': alertSentIndex,
  '0033-lost-devices': lostDevices,
  '0034-unsent-news-index': unsentNewsIndex,
  '0035-large-stock-indexes': largeStockIndexes,
  '0036-searched-phones': searchedPhones,
};

/** The migrations of one feature, ordered by name. A released one is never edited; a change is a new one. */
export interface OwnMigrations {
  /** Id of the feature. */
  feature: string;
  migrations: Readonly<Record<string, Migration>>;
}

export type { Migration };

/**
 * Migrates the database to the latest schema, the platform's own and then that of each feature, and returns the names of the
 * migrations it ran (none when it is up to date). Processes that start together are serialised by a lock in the database. All
 * migrations of the platform run in one transaction, and so do those of a feature: a failing one is rolled back with them, and its error
 * is thrown with the migration's name.
 *
 * Applied migrations are recorded by feature. If a site removes a feature, its tables stay, and are used again if the feature returns.
 */
export async function migrate(
  db: Kysely<Schema>,
  features: readonly OwnMigrations[] = [],
): Promise<string[]> {
  const names: string[] = [];
  for (const { migrator } of sequences(db, features)) names.push(...(await run(migrator)));
  return names;
}

/** A migration, and when it ran; null if it has not. */
export interface MigrationState {
  name: string;
  ranAt: Date | null;
}

/** The migrations that there are, in the order in which they run: the platform's own, then those of each feature. */
export async function migrationState(
  db: Kysely<Schema>,
  features: readonly OwnMigrations[] = [],
): Promise<MigrationState[]> {
  const found: MigrationState[] = [];
  for (const { migrator } of sequences(db, features))
    for (const { name, executedAt } of await migrator.getMigrations())
      found.push({ name, ranAt: executedAt ?? null });
  return found;
}

/**
 * The migrations that ran after this one, of the platform or of the feature that has it, newest first; with `none` all of them, those of features first.
 *
 * @throws Error with the reason and a fix: the migration has not run, or one after it cannot be taken back.
 */
export async function migrationsAfter(
  db: Kysely<Schema>,
  to: string,
  features: readonly OwnMigrations[] = [],
): Promise<string[]> {
  const states = await migrationState(db, features);
  const ran = new Set(states.flatMap(({ name, ranAt }) => (ranAt ? [name] : [])));
  if (to !== 'none' && !ran.has(to))
    throw new Error(
      `${to} is no migration that this database has. Choose the last one that is to stay, or "none" for no tables at all.`,
    );
  const gone = chosen(db, to, features).flatMap(({ own }) =>
    Object.entries(own)
      .filter(([name]) => ran.has(name) && (to === 'none' || name > to))
      .toReversed(),
  );
  for (const [name, { down }] of gone)
    if (!down) throw new Error(`${name} cannot be taken back: it has no way down. Restore a backup instead.`);
  return gone.map(([name]) => name);
}

/**
 * Takes back the migrations that ran after this one, as `migrationsAfter` lists them, with what their tables and columns hold. No process may use the
 * database meanwhile. The migrations of the platform run in one transaction, and so do those of a feature.
 *
 * @returns the names of the migrations that were taken back.
 * @throws Error as `migrationsAfter` does, or if one failed, which leaves the tables of its sequence as they were.
 */
export async function migrateDown(
  db: Kysely<Schema>,
  to: string,
  features: readonly OwnMigrations[] = [],
): Promise<string[]> {
  await migrationsAfter(db, to, features);
  const names: string[] = [];
  for (const { migrator } of chosen(db, to, features))
    names.push(...(await run(migrator, to === 'none' ? NO_MIGRATIONS : to)));
  return names;
}

/** The sequence that has a migration; with `none` all, the last first. */
function chosen(db: Kysely<Schema>, to: string, features: readonly OwnMigrations[]) {
  const all = sequences(db, features);
  return to === 'none' ? all.toReversed() : all.filter(({ own }) => Object.hasOwn(own, to));
}

/** The migrations of the platform and of each feature, each with what runs them. */
function sequences(db: Kysely<Schema>, features: readonly OwnMigrations[]) {
  const of = (own: Readonly<Record<string, Migration>>, migrationTableName?: string) => ({
    own,
    migrator: new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve({ ...own }) },
      ...(migrationTableName !== undefined && { migrationTableName }),
    }),
  });
  return [
    of(platformMigrations),
    ...features
      .filter(({ migrations: own }) => Object.keys(own).length > 0)
      .map(({ feature, migrations: own }) => of(own, `kysely_migration_${feature}`)),
  ];
}

async function run(migrator: Migrator, to?: string | typeof NO_MIGRATIONS): Promise<string[]> {
  const { error, results = [] } = await (to === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(to));
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
