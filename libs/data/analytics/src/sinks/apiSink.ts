import { EVENTS_AT_ONCE } from '../events.ts';
import type { AnalyticsEvent } from '../events.ts';
import { EVENTS_PATH } from '../paths.ts';
import { post, whenLeaving } from './post.ts';
import { warn } from './warn.ts';
import type { Sink } from './Sink.ts';

/** Batching delay, milliseconds. */
const WAIT_MS = 5_000;

/** The sink of the API. */
interface ApiSink extends Sink {
  /** Drops what waits if the visitor has withdrawn consent. */
  followConsent(): void;
  /** Sends what waits, and stops. */
  stop(): void;
}

/**
 * Sends events to the API in batches, and the rest on pagehide.
 *
 * @param mayLeave checked again before a batch is sent: consent can be withdrawn while events wait.
 */
export function apiSink(mayLeave: () => boolean): ApiSink {
  let batch: Omit<AnalyticsEvent, 'event'>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function followConsent() {
    if (!mayLeave()) batch = [];
  }

  function flush(leaving = false) {
    clearTimeout(timer);
    timer = undefined;
    followConsent();
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
    followConsent,
    stop() {
      stopListening();
      flush();
    },
  };
}

/** An event that the API rejects is a bug: report it in the console. */
function reportRefused(answer: unknown): void {
  const refused = typeof answer === 'object' && answer !== null && 'refused' in answer ? answer.refused : [];
  if (Array.isArray(refused) && refused.length > 0)
    throw new Error(`The API rejected events: ${JSON.stringify(refused)}.`);
}
