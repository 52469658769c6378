import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { queueForget } from './forgetAlerts.ts';

/** Stops alerts by their ids. They stay, as the proof of the consent, until the time for which they are kept is over. */
export async function endAlerts(
  transaction: Kysely<Schema>,
  { site, ids, at }: { site: string; ids: readonly number[]; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await transaction.updateTable('alerts').set({ stopped_at: at }).where('id', 'in', ids).execute();
  await queueForget(transaction, { site, at, stoppedAt: at });
}

/** The alerts of a person that run: confirmed and not stopped. */
export function runningAlerts(db: Kysely<Schema>, { site, email }: { site: string; email: string }) {
  return db
    .selectFrom('alerts')
    .where('site', '=', site)
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null);
}
