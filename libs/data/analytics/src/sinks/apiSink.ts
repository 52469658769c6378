import { EVENTS_AT_ONCE } from '../events.ts';
import type { AnalyticsEvent } from '../events.ts';
import { EVENTS_PATH } from '../paths.ts';
import { post, whenLeaving } from './post.ts';
import { warn } from './warn.ts';
import type { Sink } from './Sink.ts';

/** Events wait this long for others to go with them, milliseconds. */
const WAIT_MS = 5_000;

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
    post(EVENTS_PATH, { events }, leaving)
      .then(tellRefused)
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

/** An event of ours that the platform would not count is a mistake of ours: somebody who looks should see it. */
function tellRefused(answer: unknown): void {
  const refused = typeof answer === 'object' && answer !== null && 'refused' in answer ? answer.refused : [];
  if (Array.isArray(refused) && refused.length > 0)
    throw new Error(`Events were not counted: ${JSON.stringify(refused)}.`);
}
