import type { Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { normalAddress } from '../normalAddress.ts';

/** All that is kept of a person's alerts, for this person. Times are ISO 8601. */
export interface AlertData {
  kind: 'search' | 'car';
  label: string;
  search: string | null;
  car_id: number | null;
  rhythm: string;
  statement: string;
  page: string;
  asked_at: string;
  confirmed_at: string | null;
  stopped_at: string | null;
  /** What was told, or is to be told. */
  news: { car_id: number; kind: string; at: string; sent_at: string | null }[];
}

/** The alerts of an address at a site, with their news. */
export async function alertData(
  db: Kysely<Schema>,
  { site, email }: { site: string; email: string },
): Promise<AlertData[]> {
  const alerts = await db
    .selectFrom('alerts')
    .selectAll()
    .where('site', '=', site)
    .where('email', '=', normalAddress(email))
    .orderBy('id')
    .execute();
  const ids = alerts.map(({ id }) => id);
  const news = await db
    .selectFrom('alert_news')
    .selectAll()
    .where('alert_id', 'in', ids.length > 0 ? ids : [0])
    .orderBy('id')
    .execute();
  return alerts.map((alert) => ({
    ...{ kind: alert.kind, label: alert.label, search: alert.search, car_id: alert.car_id },
    ...{ rhythm: alert.rhythm, statement: alert.statement, page: alert.page },
    asked_at: alert.asked_at.toISOString(),
    confirmed_at: alert.confirmed_at?.toISOString() ?? null,
    stopped_at: alert.stopped_at?.toISOString() ?? null,
    news: news
      .filter(({ alert_id: of }) => of === alert.id)
      .map(({ car_id, kind, at, sent_at }) => ({
        ...{ car_id, kind, at: at.toISOString(), sent_at: sent_at?.toISOString() ?? null },
      })),
  }));
}

/** Deletes the alerts of an address at a site, with their news and its devices; returns how many alerts. */
export async function eraseAlerts(
  db: Kysely<Schema>,
  { site, email }: { site: string; email: string },
): Promise<number> {
  const address = normalAddress(email);
  await db.deleteFrom('alert_devices').where('site', '=', site).where('email', '=', address).execute();
  const gone = await db
    .deleteFrom('alerts')
    .where('site', '=', site)
    .where('email', '=', address)
    .returning('id')
    .execute();
  return gone.length;
}
