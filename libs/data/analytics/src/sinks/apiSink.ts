import type { AnalyticsEvent } from '../events.ts';
import { post, whenLeaving } from './post.ts';
import { warn } from './warn.ts';
import type { Sink } from './Sink.ts';

/** Events wait this long for others to go with them, milliseconds. */
const WAIT_MS = 5_000;

/** So many go at once. The platform takes no more either. */
export const BATCH = 20;

/** Sends events to the platform, several at once, and what is left when the page goes. */
export function apiSink(): Sink & { stop(): void } {
  let batch: Omit<AnalyticsEvent, 'event'>[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(leaving = false) {
    clearTimeout(timer);
    timer = undefined;
    if (batch.length === 0) return;
    const events = batch;
    batch = [];
    post('/api/events', { events }, leaving).catch((error: unknown) => warn('api', error));
  }

  const stopListening = whenLeaving(() => flush(true));
  return {
    name: 'api',
    leaves: true,
    take({ event: _name, ...event }) {
      batch.push(event);
      if (batch.length >= BATCH) flush();
      else timer ??= setTimeout(() => flush(), WAIT_MS);
    },
    stop() {
      stopListening();
      clearTimeout(timer);
    },
  };
}
