import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Subscriber } from '../findSubscriber.ts';
import type { Alert, AlertRhythm } from './Alert.ts';
import { runningAlerts } from './endAlerts.ts';

/** The wishes of a person that run, oldest first; none if the person has unsubscribed from alerts. */
export async function alertsOf(
  db: Kysely<Schema>,
  { site, person }: { site: string; person: Subscriber },
): Promise<Alert[]> {
  if (!person.wanted.includes('alerts')) return [];
  const rows = await runningAlerts(db, { site, email: person.email })
    .select(['id', 'kind', 'label', 'search', 'car_id', 'rhythm', 'confirmed_at as since'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, label, search, car_id: carId, rhythm, since }) => ({
    ...{ id, kind, label, search, carId, rhythm },
    since: since ?? new Date(0),
  }));
}

/** Changes how often a person gets e-mails, for all wishes that run. */
export async function setAlertRhythm(
  db: Kysely<Schema>,
  { site, person, rhythm }: { site: string; person: Subscriber; rhythm: AlertRhythm },
): Promise<void> {
  await db
    .updateTable('alerts')
    .set({ rhythm })
    .where('site', '=', site)
    .where('email', '=', person.email)
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .execute();
}
