import { outboxState, type Schema } from '@forecourt/database';
import type { Kysely } from 'kysely';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the API counts. */
export interface ApiMetrics {
  registry: Registry;
  /** Seconds by method, route and status. */
  requests: Histogram<'method' | 'route' | 'status'>;
  /** Leads by site and what became of them: stored, repeated, merged, spam, limited, refused. */
  leads: Counter<'site' | 'outcome'>;
  /** Events that browsers reported, by site and id of the specification. */
  events: Counter<'site' | 'event_id'>;
  /** Events that could not be counted, by site. A browser with our pages sends none. */
  eventsRefused: Counter<'site'>;
  /** Seconds until a page was there (LCP, FCP, TTFB) or answered (INP), as visitors' browsers measured. */
  vitals: Histogram<'site' | 'page' | 'device' | 'metric'>;
  /** Cumulative layout shift of pages, as visitors' browsers measured. */
  layoutShift: Histogram<'site' | 'page' | 'device'>;
}

/** Makes the counters. The outbox is counted when it is asked for; while the database is away it is left out. */
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
      help: 'Leads that were sent, by what became of them.',
      labelNames: ['site', 'outcome'],
      registers: [registry],
    }),
    events: new Counter({
      name: 'forecourt_events_total',
      help: 'What visitors did, by the event ids of the specification.',
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
      help: 'LCP, INP, FCP and TTFB as visitors measured them.',
      labelNames: ['site', 'page', 'device', 'metric'],
      buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
      registers: [registry],
    }),
    layoutShift: new Histogram({
      name: 'forecourt_web_vitals_cls',
      help: 'Cumulative layout shift as visitors measured it.',
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
