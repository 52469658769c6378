import type { Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import { lockSubscriber } from '../lockSubscriber.ts';
import { endAlerts, runningAlerts } from './endAlerts.ts';

/** What two searches have in common that are the same, from their choices; their addresses may have been written by different versions. */
export type SearchKey = (fields: Record<string, unknown> | null) => string;

/** Stops alerts for another one of the same wish, which takes their news. */
export async function replaceAlerts(
  transaction: Kysely<Schema>,
  {
    site,
    at,
    ids,
    by,
  }: { site: string; at: Date; ids: readonly number[]; by: { id: number; search: string | null } },
): Promise<void> {
  if (ids.length === 0) return;
  await endAlerts(transaction, { site, at, ids });
  // What replaces a search is found by its address.
  await transaction.updateTable('alerts').set({ search: by.search }).where('id', 'in', ids).execute();
  const all = [...ids, by.id];
  // Of one vehicle a search finds it once: the news that was told stays, or else that which an e-mail has taken.
  await sql`
    delete from alert_news as news using alert_news as other
    where news.alert_id = any(${all}::bigint[]) and other.alert_id = any(${all}::bigint[])
      and news.kind = 'found' and other.kind = 'found' and other.car_id = news.car_id
      and (other.sent_at is not null, other.mail_id is not null, -other.id)
        > (news.sent_at is not null, news.mail_id is not null, -news.id)`.execute(transaction);
  // News that waits is not lost; and what a search found once, it does not find again.
  await transaction
    .updateTable('alert_news')
    .set({ alert_id: by.id })
    .where('alert_id', 'in', ids)
    .where((eb) => eb.or([eb('sent_at', 'is', null), eb('kind', '=', 'found')]))
    .execute();
}

/**
 * Stops the searches of a person that are the same as a later one, as two may be of which one was asked for before an address was written as now. The last one
 * stays, and has what any of them has found once.
 *
 * @returns whether there were any.
 */
export async function joinSearches(
  transaction: Kysely<Schema>,
  { site, email, at, keyOf }: { site: string; email: string; at: Date; keyOf: SearchKey },
): Promise<boolean> {
  await lockSubscriber(transaction, { site, email });
  const running = await runningAlerts(transaction, { site, email })
    .select(['id', 'search', 'fields'])
    .where('kind', '=', 'search')
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  const byKey = new Map<string, typeof running>();
  for (const alert of running) {
    const key = keyOf(alert.fields);
    byKey.set(key, [...(byKey.get(key) ?? []), alert]);
  }
  const same = [...byKey.values()].filter(({ length }) => length > 1);
  for (const alerts of same) {
    const ids = alerts.map(({ id }) => id);
    const by = alerts.at(-1);
    if (by) await replaceAlerts(transaction, { site, at, ids: ids.slice(0, -1), by });
  }
  return same.length > 0;
}
