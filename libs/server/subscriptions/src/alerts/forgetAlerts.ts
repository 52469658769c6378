import { enqueue, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';

/**
 * Outbox topic of the end of the time for which alerts of a site are kept. Its payload has the `site`; after alerts were stopped `stoppedAt` too,
 * when that was: the handler knows for how many days they are kept.
 */
export const FORGET_ALERTS_TOPIC = 'alerts.forget';

/** Looks through the alerts of a site at a time, or, after some were stopped, once they are not kept any more. */
export async function queueForget(
  transaction: Kysely<Schema>,
  { site, at, stoppedAt }: { site: string; at: Date; stoppedAt?: Date },
): Promise<void> {
  const payload = { site, ...(stoppedAt && { stoppedAt: stoppedAt.toISOString() }) };
  await enqueue(transaction, [{ topic: FORGET_ALERTS_TOPIC, key: site, payload, notBefore: at }]);
}

/** Deletes the alerts of a site that nobody confirmed in time, and those that were stopped before a day, as devices that were stopped or lost are; returns how many alerts. */
export async function forgetAlerts(
  db: Kysely<Schema>,
  { site, askedBefore, stoppedBefore }: { site: string; askedBefore: Date; stoppedBefore: Date },
): Promise<number> {
  await db
    .deleteFrom('alert_devices')
    .where('site', '=', site)
    .where((eb) => eb.or([eb('stopped_at', '<', stoppedBefore), eb('gone_at', '<', stoppedBefore)]))
    .execute();
  const gone = await db
    .deleteFrom('alerts')
    .where('site', '=', site)
    .where((eb) =>
      eb.or([
        eb('stopped_at', '<', stoppedBefore),
        eb.and([eb('confirmed_at', 'is', null), eb('asked_at', '<', askedBefore)]),
      ]),
    )
    .returning('id')
    .execute();
  return gone.length;
}
