import { outboxState, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

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
  collectDefaultMetrics({ register: registry });
  addOutbox(registry, db);
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

function addOutbox(registry: Registry, db: Kysely<Schema>): void {
  const outbox = new Gauge({
    name: 'forecourt_outbox_rows',
    help: 'Work that waits, and dead letters, by topic.',
    labelNames: ['topic', 'state'],
    registers: [registry],
    async collect() {
      const topics = await outboxState(db).catch(() => []);
      outbox.reset();
      for (const { topic, waiting, dead } of topics) {
        outbox.set({ topic, state: 'waiting' }, waiting);
        outbox.set({ topic, state: 'dead' }, dead);
      }
    },
  });
}
