import type { ApiSite } from '@forecourt/api';
import type { Schema } from '@forecourt/database';
import { matchedDocument, searchMatcher } from '@forecourt/stock-search';
import type { Car } from '@forecourt/vehicle';
import { sql, type Kysely, type Selectable, type SelectQueryBuilder } from 'kysely';
import { carReader, type AlertSite, type SeenCar } from './AlertSite.ts';

/** Something to tell a person. */
export interface DueNews {
  alert: {
    id: number;
    kind: 'search' | 'car';
    label: string;
    search: string | null;
    /** When the person confirmed it. */
    since: Date;
  };
  /** When it was found. */
  at: Date;
  /** When an e-mail told the person of this alert before; null for never. */
  toldBefore: Date | null;
  kind: 'found' | 'price' | 'back';
  car: Car;
  /** What the person knows, dollars; null for none, and for a search. */
  priceBefore: number | null;
}

/** News with its alert. */
export type NewsRow = Selectable<Schema['alert_news']> & {
  of: 'search' | 'car';
  label: string;
  search: string | null;
  fields: Record<string, unknown> | null;
  confirmed_at: Date | null;
  told_before: Date | null;
};

/** News of a person with its alerts, those that are stopped left out. */
export function newsOf(
  db: Kysely<Schema>,
  { site, email }: { site: string; email: string },
): SelectQueryBuilder<Schema & { news: Schema['alert_news'] }, 'news' | 'alerts', NewsRow> {
  return db
    .selectFrom('alert_news as news')
    .innerJoin('alerts', 'alerts.id', 'news.alert_id')
    .selectAll('news')
    .select(['alerts.kind as of', 'label', 'search', 'fields', 'confirmed_at'])
    .select(({ selectFrom }) =>
      selectFrom('alert_news as earlier')
        .select(({ fn }) => fn.max('earlier.sent_at').as('sent_at'))
        .whereRef('earlier.alert_id', '=', 'news.alert_id')
        // One bound, which the index of an alert's news by this time finds at once.
        .where(sql<boolean>`earlier.sent_at < coalesce(news.sent_at, 'infinity')`)
        .as('told_before'),
    )
    .where('site', '=', site)
    .where('email', '=', email)
    .where('stopped_at', 'is', null)
    .orderBy('news.id');
}

/** What is still true of news, so that nothing is told of a sold or reserved car. The last news of a car and alert counts. */
export async function trueNews(
  db: Kysely<Schema>,
  rows: readonly NewsRow[],
  { site, offer, now }: { site: ApiSite; offer: AlertSite; now: Date },
): Promise<{ kept: NewsRow[]; news: DueNews[] }> {
  if (rows.length === 0) return { kept: [], news: [] };
  const ids = [...new Set(rows.map(({ car_id: id }) => id))];
  const cars = await db.selectFrom('cars').selectAll().where('id', 'in', ids).execute();
  const read = carReader(site, offer, now);
  const seen = new Map(cars.map((row) => [row.id, { row, car: read(row) }]));
  const isTrue = ({ kind, car_id: id, fact, fields, price_before: before }: NewsRow): boolean => {
    const car = seen.get(id)?.car;
    if (!car?.available) return false;
    // A price that rose again in part is still lower than what the person knows.
    if (kind === 'price')
      return car.price !== null && (car.price <= Number(fact) || (before !== null && car.price < before));
    return kind === 'back' || isFound(car, fields, offer);
  };
  const kept = rows.filter(isTrue);
  const subjectOf = (row: NewsRow) => `${row.alert_id} ${row.car_id}`;
  const last = new Map(kept.map((row) => [subjectOf(row), row]));
  // What the person knows is what was before the first of them, also of those that are not true any more.
  const known = new Map(rows.toReversed().map((row) => [subjectOf(row), row.price_before]));
  const news = [...last].flatMap(([subject, row]) => {
    const car = seen.get(row.car_id)?.row;
    const { alert_id: id, of: kind, label, search, confirmed_at: since } = row;
    const alert = { id, kind, label, search, since: since ?? now };
    const priceBefore = known.get(subject) ?? null;
    const facts = { kind: row.kind, priceBefore, at: row.at, toldBefore: row.told_before };
    return car ? [{ alert, car: { ...car.car, id: car.id }, ...facts }] : [];
  });
  return { kept, news };
}

/**
 * Since when something is news for a person: the e-mail before, or the start of the alert; of several the earliest. An alert that was asked for again has
 * news from before its start: they count from the time they were found.
 */
export function newsSince(news: readonly Pick<DueNews, 'alert' | 'at' | 'toldBefore'>[], now: Date): Date {
  const times = news.flatMap(({ alert, at, toldBefore }) => (toldBefore ? [toldBefore] : [alert.since, at]));
  return new Date(Math.min(now.getTime(), ...times.map((time) => time.getTime())));
}

const isFound = (car: SeenCar, fields: Record<string, unknown> | null, { rules }: AlertSite): boolean =>
  searchMatcher(fields ?? {}, rules).matches(matchedDocument(car.document));
