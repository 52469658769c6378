import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import type { Subscriber } from '../findSubscriber.ts';
import { lockSubscriber } from '../lockSubscriber.ts';
import { recordChoices } from '../recordChoices.ts';
import { alertsOf } from './alertsOf.ts';
import { endAlerts } from './endAlerts.ts';

/** What a person stops. */
export interface StoppedAlerts {
  site: string;
  person: Subscriber;
  /** The wish; all of them if it is omitted. */
  id?: number;
  source: 'page' | 'one-click';
  at: Date;
}

/** Stops one wish of a person, or all. The last one is the withdrawal of the consent, and stored as such. */
export async function stopAlerts(
  transaction: Kysely<Schema>,
  { site, person, id, source, at }: StoppedAlerts,
): Promise<void> {
  await lockSubscriber(transaction, { site, email: person.email });
  const stopped = await transaction
    .selectFrom('alerts')
    .select('id')
    .where('site', '=', site)
    .where('email', '=', person.email)
    .where('stopped_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .execute();
  await endAlerts(transaction, { site, at, ids: stopped.map((row) => row.id) });
  if ((await alertsOf(transaction, { site, person })).length > 0) return;
  const choices = [{ topic: 'alerts', wanted: false, source } as const];
  await recordChoices(transaction, { site, email: person.email, at }, choices);
}
