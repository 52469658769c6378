import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracing } from './tracing.ts';

/** Traces that are sent to a collector by OTLP over HTTP, in batches. */
export function otlpTracing(endpoint: string, service: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  // Only for the span of the work around; what visitors send is not believed.
  provider.register({ propagator: null });
  const tracer = provider.getTracer('forecourt');
  return {
    span: (name, facts, work) =>
      tracer.startActiveSpan(name, { attributes: { ...facts } }, async (span) => {
        try {
          return await work((more) => span.setAttributes({ ...more }));
        } catch (error) {
          markFailed(span, error);
          throw error;
        } finally {
          span.end();
        }
      }),
    ended(name, facts, { ms, failed }) {
      const now = Date.now();
      const span = tracer.startSpan(name, { attributes: { ...facts }, startTime: now - ms });
      if (failed) markFailed(span, null);
      span.end(now);
    },
    async close() {
      await provider.shutdown();
      trace.disable();
      context.disable();
    },
  };
}

/** The message of an error may quote a person. */
function markFailed(span: Span, error: unknown): void {
  if (error instanceof Error) span.setAttribute('error.type', error.name);
  span.setStatus({ code: SpanStatusCode.ERROR });
}
