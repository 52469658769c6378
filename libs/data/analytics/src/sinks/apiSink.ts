import { EVENTS_AT_ONCE } from '../events.ts';
import type { AnalyticsEvent } from '../events.ts';
import { EVENTS_PATH } from '../paths.ts';
import { post, whenLeaving } from './post.ts';
import { warn } from './warn.ts';
import type { Sink } from './Sink.ts';

/** Batching delay, milliseconds. */
const WAIT_MS = 5_000;

/** Sends events to the API in batches, and the rest on pagehide. */
export function apiSink(): Sink & { stop(): void } {
  let batch: Omit<AnalyticsEvent, 'event'>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(leaving = false) {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length === 0) return;
    const events = batch;
    batch = [];
    post(EVENTS_PATH, { events }, leaving)
      .then(reportRefused)
      .catch((error: unknown) => warn('api', error));
  }

  const stopListening = whenLeaving(() => flush(true));
  return {
    name: 'api',
    leaves: true,
    take({ event: _name, ...event }) {
      batch.push(event);
      if (batch.length >= EVENTS_AT_ONCE) flush();
      else timer ??= setTimeout(() => flush(), WAIT_MS);
    },
    stop() {
      stopListening();
      clearTimeout(timer);
    },
  };
}

/** An event that the API rejects is a bug: report it in the console. */
function reportRefused(answer: unknown): void {
  const refused = typeof answer === 'object' && answer !== null && 'refused' in answer ? answer.refused : [];
  if (Array.isArray(refused) && refused.length > 0)
    throw new Error(`The API rejected events: ${JSON.stringify(refused)}.`);
}
