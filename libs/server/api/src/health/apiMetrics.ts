import { outboxState, type Schema } from '@forecourt/database';
import { sql, type Kysely } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of the API. */
export interface ApiMetrics {
  registry: Registry;
  /** Seconds by method, route and status. */
  requests: Histogram<'method' | 'route' | 'status'>;
  /** Leads by site and outcome: stored, repeated, merged, spam, limited, refused. */
  leads: Counter<'site' | 'outcome'>;
  /** Events that browsers reported, by site and id of the specification. */
  events: Counter<'site' | 'event_id'>;
  /** Events that could not be counted, by site. Our own pages send none. */
  eventsRefused: Counter<'site'>;
  /** Seconds of LCP, FCP, TTFB and INP, measured by visitors' browsers. */
  vitals: Histogram<'site' | 'page' | 'device' | 'metric'>;
  /** Cumulative layout shift of pages, measured by visitors' browsers. */
  layoutShift: Histogram<'site' | 'page' | 'device'>;
}

/** Makes the counters. The outbox is counted at each scrape; it is omitted while the database is unreachable. */
export function apiMetrics(db: Kysely<Schema>): ApiMetrics {
  const registry = new Registry();
  addOutbox(registry, db);
  addDrift(registry, db);
  addFeeds(registry, db);
  return {
    registry,
    requests: new Histogram({
      name: 'forecourt_api_request_seconds',
      help: 'Time to answer a request of the API.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    leads: new Counter({
      name: 'forecourt_leads_total',
      help: 'Received leads by outcome.',
      labelNames: ['site', 'outcome'],
      registers: [registry],
    }),
    events: new Counter({
      name: 'forecourt_events_total',
      help: 'Events of visitors by event id.',
      labelNames: ['site', 'event_id'],
      registers: [registry],
    }),
    eventsRefused: new Counter({
      name: 'forecourt_events_refused_total',
      help: 'Events that were reported and could not be counted; our own pages send none.',
      labelNames: ['site'],
      registers: [registry],
    }),
    vitals: new Histogram({
      name: 'forecourt_web_vitals_seconds',
      help: 'LCP, INP, FCP and TTFB measured by visitors’ browsers.',
      labelNames: ['site', 'page', 'device', 'metric'],
      buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
      registers: [registry],
    }),
    layoutShift: new Histogram({
      name: 'forecourt_web_vitals_cls',
      help: 'Cumulative layout shift measured by visitors’ browsers.',
      labelNames: ['site', 'page', 'device'],
      buckets: [0.01, 0.02, 0.05, 0.1, 0.25, 0.5],
      registers: [registry],
    }),
  };
}

/** A site that no process has served for so long has no drift any more, milliseconds. */
const SEEN_MS = 86_400_000;

/** Of the last night; omitted while the database is unreachable. */
function addDrift(registry: Registry, db: Kysely<Schema>): void {
  const drift = new Gauge({
    name: 'forecourt_search_drift',
    help: 'Cars that differed between the search index and the database last night, by site.',
    labelNames: ['site'],
    registers: [registry],
    async collect() {
      const sites = db
        .selectFrom('indexed_sites')
        .select(['site', 'drift'])
        .where('drift', 'is not', null)
        .where('seen_at', '>', new Date(Date.now() - SEEN_MS));
      const rows = await sites.execute().catch(() => []);
      drift.reset();
      for (const { site, drift: cars } of rows) if (cars !== null) drift.set({ site }, cars);
    },
  });
}

/** Omitted while the database is unreachable, and for feeds that no process has fetched for a day, since their dealer has left. */
function addFeeds(registry: Registry, db: Kysely<Schema>): void {
  const age = new Gauge({
    name: 'forecourt_feed_age_seconds',
    help: 'Time since the stock feed of a dealer was read without a failure, or since its fetching began.',
    labelNames: ['dealer'],
    registers: [registry],
    async collect() {
      const success = sql<Date | null>`(
        select finished_at from feed_fetches where feed_fetches.dealer = stock_feeds.dealer and outcome in ('imported', 'unchanged')
        order by id desc limit 1)`;
      const feeds = db
        .selectFrom('stock_feeds')
        .select(['dealer', 'since', success.as('success')])
        .where('due_at', '>', new Date(Date.now() - SEEN_MS));
      const rows = await feeds.execute().catch(() => []);
      age.reset();
      for (const { dealer, since, success: at } of rows)
        age.set({ dealer }, Math.max(0, (Date.now() - (at ?? since).getTime()) / 1_000));
    },
  });
}

function addOutbox(registry: Registry, db: Kysely<Schema>): void {
  const oldest = new Gauge({
    name: 'forecourt_outbox_oldest_seconds',
    help: 'Age of the oldest work that waits, by topic.',
    labelNames: ['topic'],
    registers: [registry],
  });
  const outbox = new Gauge({
    name: 'forecourt_outbox_rows',
    help: 'Work that waits, and dead letters, by topic.',
    labelNames: ['topic', 'state'],
    registers: [registry],
    async collect() {
      const topics = await outboxState(db).catch(() => []);
      outbox.reset();
      oldest.reset();
      for (const { topic, waiting, dead, oldest: since } of topics) {
        if (since) oldest.set({ topic }, Math.max(0, (Date.now() - since.getTime()) / 1_000));
        outbox.set({ topic, state: 'waiting' }, waiting);
        outbox.set({ topic, state: 'dead' }, dead);
      }
    },
  });
}
