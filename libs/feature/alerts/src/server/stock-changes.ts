import type { ApiSite } from '@forecourt/api';
import { enqueue, json, type CarRow, type Schema } from '@forecourt/database';
import { carNews } from '@forecourt/stock-alert';
import { matchedDocument } from '@forecourt/stock-search';
import { sql, type Kysely } from 'kysely';
import { carReader, hoursOf, type AlertSite, type SeenCar } from './AlertSite.ts';
import { queueMails } from './queue-mails.ts';
import { siteSearches } from './site-searches.ts';

/** Outbox topic of changed cars. */
export const STOCK_TOPIC = 'alerts.stock';

/** Changed cars of a site. */
export interface ChangedStock {
  site: ApiSite;
  offer: AlertSite;
  cars: readonly number[];
  now: Date;
}

/** How many rows of news are written at a time. */
const ROWS = 5_000;

/**
 * Finds the alerts that changed cars are news for, stores the news, and schedules e-mails. Changes of a site are taken one message after the
 * other. A message that comes again changes nothing.
 */
export async function takeStockChanges(db: Kysely<Schema>, changed: ChangedStock): Promise<void> {
  const { site, offer, cars, now } = changed;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`alerts of ${site.slug}`}))`.execute(transaction);
    const rows = await transaction
      .selectFrom('cars')
      .selectAll()
      .where('id', 'in', [...cars])
      .execute();
    const read = carReader(site, offer, now);
    const seen = rows.map((row) => ({ row, car: read(row) }));
    const told = new Set([
      ...(await newsOfSearches(db, transaction, changed, seen)),
      ...(await newsOfCars(transaction, changed, seen)),
    ]);
    await queueMails(transaction, { site: site.slug, alerts: [...told], hours: hoursOf(offer, site), now });
  });
}

type Seen = readonly { row: CarRow; car: SeenCar }[];

/** Stores which searches find a car that they did not find before, and what the cars are like now. Returns the ids of the searches. */
async function newsOfSearches(
  db: Kysely<Schema>,
  transaction: Kysely<Schema>,
  { site: { slug: site }, offer: { rules }, now }: ChangedStock,
  seen: Seen,
): Promise<number[]> {
  const { alerts, since } = await siteSearches(db, transaction, { site, rules });
  const ids = seen.map(({ row }) => row.id);
  const earlier = await transaction
    .selectFrom('alert_cars')
    .select(['car_id', 'available', 'document'])
    .where('site', '=', site)
    .where('car_id', 'in', ids.length > 0 ? ids : [0])
    .execute();
  const before = new Map(earlier.map((row) => [row.car_id, row]));
  const found: { alert: number; car: number }[] = [];
  for (const { row, car } of seen) {
    if (!car.available) continue;
    const last = before.get(row.id);
    const known = last?.available ? matchedDocument(last.document) : null;
    for (const alert of alerts.found(matchedDocument(car.document), known)) {
      // A car that was there when the alert began is no news.
      if (!last && row.created_at <= (since.get(alert) ?? now)) continue;
      found.push({ alert, car: row.id });
    }
  }
  if (seen.length > 0)
    await transaction
      .insertInto('alert_cars')
      .values(
        seen.map(({ row, car }) => ({
          ...{ site, car_id: row.id, available: car.available, document: json(car.document) },
        })),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['site', 'car_id'])
          .doUpdateSet((eb) => ({
            available: eb.ref('excluded.available'),
            document: eb.ref('excluded.document'),
          })),
      )
      .execute();
  return insertFound(transaction, found, now);
}

/** A search tells of a car once, for ever. */
async function insertFound(
  transaction: Kysely<Schema>,
  found: readonly { alert: number; car: number }[],
  now: Date,
): Promise<number[]> {
  const told = new Set<number>();
  for (let from = 0; from < found.length; from += ROWS) {
    const page = found.slice(from, from + ROWS);
    const { rows } = await sql<{ alert_id: number }>`
      insert into alert_news (alert_id, car_id, kind, fact, at)
      select alert, car, 'found', '', ${now}::timestamptz from unnest(
        ${page.map(({ alert }) => alert)}::bigint[], ${page.map(({ car }) => car)}::bigint[]) as t (alert, car)
      on conflict do nothing returning alert_id`.execute(transaction);
    for (const { alert_id: alert } of rows) told.add(Number(alert));
  }
  return [...told];
}

/** Looks again at the cars of a link that was just confirmed: what happened to them since they were asked about was compared with nothing. */
export async function queueConfirmedCars(
  transaction: Kysely<Schema>,
  { site, token, at }: { site: string; token: string; at: Date },
): Promise<void> {
  const rows = await transaction
    .selectFrom('alerts')
    .select('car_id')
    .distinct()
    .where('site', '=', site)
    .where('token', '=', token)
    .where('confirmed_at', '=', at)
    .where('stopped_at', 'is', null)
    .execute();
  const cars = rows.flatMap(({ car_id: id }) => id ?? []);
  if (cars.length === 0) return;
  const message = { topic: STOCK_TOPIC, key: site, payload: { site, cars } };
  await enqueue(transaction, [{ ...message, notBefore: at }]);
}

/** Stores what is news of cars that somebody follows. Returns the ids of their alerts. */
async function newsOfCars(
  transaction: Kysely<Schema>,
  { site: { slug: site }, now }: ChangedStock,
  seen: Seen,
): Promise<number[]> {
  const cars = new Map(seen.map(({ row, car }) => [row.id, car]));
  const followed = await transaction
    .selectFrom('alerts')
    .select(['id', 'car_id', 'price', 'available'])
    .where('site', '=', site)
    .where('kind', '=', 'car')
    .where('car_id', 'in', cars.size > 0 ? [...cars.keys()] : [0])
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .execute();
  const told: number[] = [];
  for (const { id, car_id: carId, price, available } of followed) {
    const car = carId === null ? undefined : cars.get(carId);
    if (carId === null || !car) continue;
    const { news, known } = carNews({ price, available }, car);
    if (known.price !== price || known.available !== available)
      await transaction.updateTable('alerts').set(known).where('id', '=', id).execute();
    if (!news) continue;
    const fact = news.kind === 'price' ? String(news.to) : now.toISOString();
    await transaction
      .insertInto('alert_news')
      .values({ alert_id: id, car_id: carId, kind: news.kind, fact, price_before: price, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    told.push(id);
  }
  return told;
}
