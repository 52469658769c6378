import type { ExecutedQuery } from '@forecourt/database';

/** Longer statements are cut. Characters. */
const LONGEST_QUERY = 300;

/** Facts about traced work; none of them is about a person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** Where the time of requests and deliveries goes. */
export interface Tracing {
  /** Does work within a span, below that of the work around it. */
  span<Result>(
    name: string,
    facts: SpanFacts,
    work: (add: (more: SpanFacts) => void) => Promise<Result>,
  ): Promise<Result>;
  /** Records work that has just ended after `ms` milliseconds, below the span of the work around it. */
  ended(name: string, facts: SpanFacts, outcome: { ms: number; failed: boolean }): void;
  /** Sends what waits. */
  close(): Promise<void>;
}

/** The statements of a database as spans. They have placeholders instead of values. */
export const queriesIn =
  (tracing: Tracing) =>
  ({ sql, ms, failed }: ExecutedQuery): void =>
    tracing.ended('database', { 'db.query.text': sql.slice(0, LONGEST_QUERY) }, { ms, failed });

/** An attempt to deliver a message, such as a lead, as a span. */
export const deliveryIn =
  (tracing: Tracing | undefined) =>
  (topic: string, { outcome, ms }: { outcome: string; ms: number }): void =>
    tracing?.ended(
      'delivery',
      { 'forecourt.topic': topic, 'forecourt.outcome': outcome },
      { ms, failed: outcome !== 'delivered' },
    );

const untraced: Tracing = {
  span: (_name, _facts, work) => work(() => undefined),
  ended: () => undefined,
  close: () => Promise.resolve(),
};

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. Without it nothing is traced, and the libraries for it are not loaded. */
export async function openTracing(env: NodeJS.ProcessEnv): Promise<Tracing> {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return untraced;
  const { otlpTracing } = await import('./otlp-tracing.ts');
  return otlpTracing(endpoint, env['OTEL_SERVICE_NAME'] || 'forecourt');
}
